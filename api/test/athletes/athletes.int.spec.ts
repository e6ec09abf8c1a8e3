import { athleteSchema, type Athlete } from '@touchline/contracts/athletes.schema';
import { addDays } from '@touchline/contracts/calendar-date';
import { z } from 'zod';
import { createActors, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('athletes', () => {
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    at = await createTestApp();
  });
  // Every test creates its own institutions, so the tests do not see the data of each other.
  beforeEach(async () => {
    actors = await createActors(at);
  });
  afterAll(() => at.close());

  const list = async (query = '') => (await actors.own.get(`/api/athletes/list${query}`)).json<Athlete[]>();

  it('are those of the own teams, by last and first name, without archived ones', async () => {
    const [one, two] = [
      await build.team(at, actors.ownCoach, { name: 'A', sport: 'Rugby (M)' }),
      await build.team(at, actors.ownCoach, { name: 'B' }),
    ];
    await build.athlete(at, { teamId: one.id, lastName: 'Éclair', firstName: 'Bo' });
    await build.athlete(at, { teamId: two.id, lastName: 'eclair', firstName: 'Al' });
    await build.athlete(at, { teamId: one.id, lastName: 'Adams' });
    await build.athlete(at, { teamId: one.id, lastName: 'Gone', archivedAt: new Date() });
    await build.athlete(at, { teamId: (await build.team(at, actors.strangerCoach)).id, lastName: 'Foreign' });
    const athletes = await list();
    expect(athletes.map((athlete) => `${athlete.first_name} ${athlete.last_name}`)).toEqual([
      'Ada Adams',
      'Al eclair',
      'Bo Éclair',
    ]);
    expect(z.array(athleteSchema).parse(athletes)).toEqual(athletes);
    expect(athletes[0]).toMatchObject({
      sport: 'Rugby (M)',
      team_id: one.id,
      team: { name: 'A' },
      date_of_birth: '2004-02-29',
      weight_kg: 61.5,
      height_cm: 170,
      jersey_number: '7',
      injury_body_part: null,
    });
  });

  it('have the word of the staff on the day of the coach, who may be a day ahead of the institution', async () => {
    const athlete = await build.athlete(at, { teamId: (await build.team(at, actors.ownCoach)).id });
    const today = at.clock.now().toISOString().slice(0, 10);
    await build.availability(at, { athleteId: athlete.id, status: 'out', fromDay: addDays(today, 1) });
    const statusOn = async (query: string) => (await list(query))[0]?.availability?.status;
    expect(await statusOn('')).toBe('available');
    expect(await statusOn(`?today=${today}`)).toBe('available');
    expect(await statusOn(`?today=${addDays(today, 1)}`)).toBe('out');
    expect((await actors.own.get(`/api/athletes/list?today=${addDays(today, 3)}`)).statusCode).toBe(400);
  });

  it('are those of one team by filter; a foreign and an unknown team are both empty', async () => {
    const [one, two] = [await build.team(at, actors.ownCoach), await build.team(at, actors.ownCoach)];
    const foreign = await build.team(at, actors.strangerCoach);
    await build.athlete(at, { teamId: one.id });
    const there = await build.athlete(at, { teamId: two.id });
    await build.athlete(at, { teamId: foreign.id });
    expect((await list(`?team_id=${two.id}`)).map((athlete) => athlete.athlete_id)).toEqual([there.id]);
    const answers = await Promise.all(
      [foreign.id, 987_654_321].map((id) => actors.own.get(`/api/athletes/list?team_id=${id}`)),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.payload])).toEqual([
      [200, '[]'],
      [200, '[]'],
    ]);
    expect(await (await actors.colleague.get('/api/athletes/list')).json()).toEqual([]);
  });

  it('have the injury of their latest entry that names one', async () => {
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const [hurt, well, silent] = [
      await build.athlete(at, { teamId, lastName: 'A' }),
      await build.athlete(at, { teamId, lastName: 'B' }),
      await build.athlete(at, { teamId, lastName: 'C' }),
    ];
    const knee = { injuryRecorded: true, injuryBodyPart: 'Knee', injurySeverity: 6 };
    const recovered = { injuryRecorded: true, injuryBodyPart: null, injurySeverity: null };
    await build.entry(at, { athleteId: hurt.id, date: '2026-01-01', ...recovered });
    await build.entry(at, { athleteId: hurt.id, date: '2026-01-02', ...knee });
    await build.entry(at, { athleteId: hurt.id, date: '2026-01-03' });
    await build.entry(at, { athleteId: well.id, date: '2026-01-01', ...knee });
    await build.entry(at, { athleteId: well.id, date: '2026-01-02', ...recovered });
    await build.entry(at, { athleteId: silent.id, date: '2026-01-02' });
    const injuries = (await list()).map(({ injury_body_part: part, injury_severity: severity, injury_date: day }) => [
      part,
      severity,
      day,
    ]);
    expect(injuries).toEqual([
      ['Knee', 6, '2026-01-02'],
      [null, null, null],
      [null, null, null],
    ]);
  });

  it.each(['team_id=0', 'team_id=', 'team_id=1.5', 'team_id=x', 'team_id=1&team_id=2', 'x=1'])(
    'refuse ?%s',
    async (query) => {
      expect((await actors.own.get(`/api/athletes/list?${query}`)).statusCode).toBe(400);
    },
  );

  it('and teams need a constant number of queries', async () => {
    const { id: teamId } = await build.team(at, actors.ownCoach);
    const first = await build.athlete(at, { teamId });
    await build.entry(at, { athleteId: first.id, date: '2026-01-02' });
    const urls = [
      '/api/athletes/list',
      '/api/teams',
      '/api/teams/with-athletes',
      `/api/athletes/wellness?athlete_id=${first.id}`,
    ];
    const count = async () => {
      const counts: number[] = [];
      for (const url of urls) {
        // The first read of an athlete within an hour is audited, and on MariaDB the statement that writes the audit is
        // counted, too.
        await actors.own.get(url);
        counts.push(await countQueries(at, () => actors.own.get(url)));
      }
      return counts;
    };
    const few = await count();
    for (let more = 0; more < 25; more += 1) await build.athlete(at, { teamId });
    for (let day = 10; day < 30; day += 1) await build.entry(at, { athleteId: first.id, date: `2026-01-${day}` });
    await build.team(at, actors.ownCoach);
    const many = await count();
    expect(many).toEqual(few);
    expect(Math.max(...many)).toBeLessThanOrEqual(5);
    expect(Math.min(...many)).toBeGreaterThan(0);
  });
});
