import type { Athlete } from '@touchline/contracts/athletes.schema';
import { pendingAthleteSchema, type AcceptedAthlete } from '@touchline/contracts/registrations.schema';
import { z } from 'zod';
import { sortKey } from '../../src/common/text/keys.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { countQueries } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('a pending registration', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Éclairs', sport: 'Soccer (W)' });
  });
  afterAll(() => at.close());

  const accept = (id: number | string, actor: Actor = actors.own) => actor.post(`/api/pending-athletes/${id}/accept`);
  const decline = (id: number | string, actor: Actor = actors.own) => actor.delete(`/api/pending-athletes/${id}`);
  const athletes = () => at.read.find(AthleteEntity, { order: { id: 'ASC' } });
  const list = async () => (await actors.own.get('/api/pending-athletes')).json<{ id: number }[]>();

  it('is listed with its team, oldest first, in the same queries for any number', async () => {
    const first = await build.pending(at, {
      teamId: team.id,
      firstName: 'Nguyễn',
      lastName: 'Zoë',
      email: 'z@a.test',
      position: 'Keeper',
    });
    const second = await build.pending(at, {
      teamId: (await build.team(at, actors.ownCoach, { name: 'B', sport: 'Rugby (M)' })).id,
      firstName: 'Ada',
      lastName: 'Adams',
    });
    const foreign = await build.team(at, actors.strangerCoach);
    await build.pending(at, { teamId: foreign.id });
    const waiting = await list();
    expect(z.array(pendingAthleteSchema).parse(waiting)).toEqual(waiting);
    expect(waiting[0]).toEqual({
      id: first.id,
      first_name: 'Nguyễn',
      last_name: 'Zoë',
      email: 'z@a.test',
      date_of_birth: null,
      position: 'Keeper',
      team_name: 'Éclairs',
      team_sport: 'Soccer (W)',
      same_person: null,
      namesakes: [],
    });
    expect(waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
    const few = await countQueries(at, list);
    for (let more = 0; more < 20; more += 1) await build.pending(at, { teamId: team.id });
    expect(await countQueries(at, list)).toBe(few);
    // One for the session, one for the list, one for athletes of these names.
    expect(few).toBeLessThanOrEqual(3);
  });

  it('becomes an athlete with all its values when it is accepted', async () => {
    const { id } = await build.pending(at, {
      teamId: team.id,
      firstName: 'Ana',
      lastName: 'Núñez',
      email: 'Ana@a.test',
      position: 'Winger',
      dateOfBirth: '2008-02-29',
      jerseyNumber: '9',
      weightKg: 61.3,
      heightCm: 170,
      externalId: 'A-7',
    });
    const response = await accept(id);
    expect(response.statusCode).toBe(200);
    const { athlete_id } = response.json<AcceptedAthlete>();
    expect(response.json()).toEqual({ athlete_id, known: false, moved_from: null });
    const roster = (await actors.own.get(`/api/athletes/list?team_id=${team.id}`)).json<Athlete[]>();
    expect(roster).toMatchObject([
      {
        athlete_id,
        first_name: 'Ana',
        last_name: 'Núñez',
        email: 'Ana@a.test',
        sport: 'Soccer (W)',
        position: 'Winger',
        jersey_number: '9',
        date_of_birth: '2008-02-29',
        weight_kg: 61.3,
        height_cm: 170,
        team: { name: 'Éclairs' },
      },
    ]);
    expect(await athletes()).toMatchObject([
      { emailKey: 'ana@a.test', sortKey: sortKey('Núñez', 'Ana'), externalId: 'A-7', archivedAt: null },
    ]);
    expect(await list()).toEqual([]);
  });

  it('is removed from the list without an athlete when it is declined', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    const response = await decline(id);
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await list()).toEqual([]);
    expect(await athletes()).toEqual([]);
  });

  it.each([accept, decline])('keeps no personal data after it is accepted or declined', async (answer) => {
    const { id } = await build.pending(at, {
      teamId: team.id,
      firstName: 'Secret',
      lastName: 'Person',
      email: 'secret@a.test',
      position: 'Hidden',
      dateOfBirth: '2008-02-29',
      externalId: 'hidden-7',
    });
    await answer(id);
    const rows = await at.read.find(PendingAthleteEntity);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.handledAt).toEqual(at.clock.now());
    expect(JSON.stringify(rows)).not.toMatch(/secret|person|hidden|2008/i);
  });

  it('is answered once: the second answer gets a conflict', async () => {
    const [first, second] = [
      await build.pending(at, { teamId: team.id }),
      await build.pending(at, { teamId: team.id }),
    ];
    await accept(first.id);
    await decline(second.id);
    for (const [id, how] of [
      [first.id, 'accepted'],
      [second.id, 'declined'],
    ] as const) {
      for (const again of [await accept(id), await decline(id)]) {
        const sentence = `This registration has already been ${how}.`;
        expect([again.statusCode, again.json()]).toEqual([
          409,
          { statusCode: 409, code: 'registration_handled', error: sentence, message: sentence },
        ]);
      }
    }
    expect(await athletes()).toHaveLength(1);
  });

  it('can be made and accepted again after it was declined', async () => {
    const { id } = await build.pending(at, { teamId: team.id, pendingKey: 'same' });
    await decline(id);
    const again = await build.pending(at, { teamId: team.id, pendingKey: 'same' });
    expect((await accept(again.id)).statusCode).toBe(200);
  });

  it('creates one athlete when it is accepted several times at once', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    const answers = await Promise.all([accept(id), accept(id), accept(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await athletes()).toHaveLength(1);
  });

  it('has one outcome when it is accepted and declined at once, the one that was answered', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = (await athletes()).length;
      const { id } = await build.pending(at, { teamId: team.id });
      const answers = await Promise.all(round % 2 === 0 ? [accept(id), decline(id)] : [decline(id), accept(id)]);
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect([
        [200, 409],
        [204, 409],
      ]).toContainEqual(statuses);
      expect((await athletes()).length - before).toBe(statuses[0] === 200 ? 1 : 0);
    }
  });

  it('can be answered by every coach of the team', async () => {
    const { id: colleagueId } = actors.colleague.coach ?? { id: 0 };
    await at.write((tx) => tx.query(`INSERT INTO team_staff (team_id, coach_id) VALUES (${team.id}, ${colleagueId})`));
    const [first, second] = [
      await build.pending(at, { teamId: team.id }),
      await build.pending(at, { teamId: team.id }),
    ];
    expect((await accept(first.id, actors.colleague)).statusCode).toBe(200);
    expect((await decline(second.id)).statusCode).toBe(204);
  });

  it('answers the same for a foreign, a colleague’s and an unknown id, and writes nothing', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    for (const answer of [accept, decline]) {
      const unknown = await answer(987_654_321);
      expect(unknown.statusCode).toBe(404);
      for (const actor of [actors.colleague, actors.stranger]) {
        const response = await answer(id, actor);
        expect([response.statusCode, response.payload]).toEqual([404, unknown.payload]);
      }
      expect((await answer(id, actors.anonymous)).statusCode).toBe(401);
    }
    expect(await list()).toHaveLength(1);
    expect(await athletes()).toEqual([]);
    // The same after it was answered: nobody else learns that it existed.
    await accept(id);
    expect((await accept(id, actors.stranger)).statusCode).toBe(404);
  });

  it('refuses malformed ids', async () => {
    for (const id of ['0', '-1', '1.5', 'x', '1%20OR%201=1', '9007199254740993'])
      expect([id, (await accept(id)).statusCode, (await decline(id)).statusCode]).toEqual([id, 400, 400]);
  });

  it('accepts only {} as the body', async () => {
    const { id } = await build.pending(at, { teamId: team.id });
    expect((await actors.own.post(`/api/pending-athletes/${id}/accept`, { athlete_id: 3 })).statusCode).toBe(400);
    expect((await actors.own.post(`/api/pending-athletes/${id}/accept`, {})).statusCode).toBe(200);
  });

  it('is listed in pages through Link, without gaps and repetitions', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await build.pending(at, { teamId: team.id })).id);
    const seen: number[] = [];
    let url: string | undefined = '/api/pending-athletes?limit=3';
    for (let page = 0; url !== undefined; page += 1) {
      const response = await actors.own.get(url);
      seen.push(...response.json<{ id: number }[]>().map(({ id }) => id));
      url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
      expect(page).toBeLessThan(3);
    }
    expect(seen).toEqual(ids);
    for (const query of ['limit=0', 'limit=1001', 'cursor=x', 'cursor=WyJ4Il0', 'from=2026-01-01', 'x=1'])
      expect([query, (await actors.own.get(`/api/pending-athletes?${query}`)).statusCode]).toEqual([query, 400]);
  });

  describe('expires after 30 days', () => {
    const DAYS = 24 * 3600;

    it('and is listed and answered up to that moment, but not afterwards', async () => {
      const { id } = await build.pending(at, { teamId: team.id });
      at.clock.advance(30 * DAYS - 0.001);
      await actors.own.signIn();
      expect(await list()).toHaveLength(1);
      at.clock.advance(0.001);
      expect(await list()).toEqual([]);
      for (const late of [await accept(id), await decline(id)]) {
        const sentence =
          'This registration has waited for more than 30 days and has expired. Ask the athlete to register again.';
        expect([late.statusCode, late.json()]).toEqual([
          409,
          { statusCode: 409, code: 'registration_handled', error: sentence, message: sentence },
        ]);
      }
      expect(await athletes()).toEqual([]);
    });
  });
});
