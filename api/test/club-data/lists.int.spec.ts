import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import { OWNERS_AT_ONCE } from '../../src/modules/club-data/lists/rows-by-day.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import { createReadKey, ReadingCaller } from '../support/read-key.js';
import type { TestApp } from '../support/test-app.js';

type Row = Record<string, unknown>;
const NOW = '2026-11-05T12:00:00.000Z';
const STAMPS = { created_at: NOW, updated_at: NOW };

describe('the lists that programs read', () => {
  let at: TestApp;
  let kim: CoachEntity;
  let ada: AthleteEntity;
  let all: ReadingCaller;

  beforeEach(async () => {
    at = await createTestAppAt(NOW);
    kim = await build.coach(at, { institutionId: (await build.institution(at)).id });
    ada = await build.athlete(at, { teamId: (await build.team(at, kim, { name: 'Under 16' })).id });
    all = await program();
  });
  afterEach(() => at.close());

  async function program(kinds?: ('names' | 'wellness' | 'availability')[]): Promise<ReadingCaller> {
    const { key } = await createReadKey(at, { institutionId: kim.institutionId, ...(kinds && { kinds }) });
    return new ReadingCaller(at, key);
  }

  /** The rows of every page, and how many pages there were. */
  async function read(list: string, caller = all): Promise<{ rows: Row[]; pages: number }> {
    const rows: Row[] = [];
    let pages = 0;
    for (let url: string | undefined = `/api/data/${list}`; url !== undefined; pages += 1) {
      const response = await caller.get(url);
      expect(response.statusCode).toBe(200);
      rows.push(...response.json<Row[]>());
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    return { rows, pages };
  }
  const rowsOf = async (list: string, caller = all) => (await read(list, caller)).rows;

  it('carry ids, versions and times; nothing known is null, and zero is a measurement', async () => {
    const athleteId = ada.id;
    await build.entry(at, { athleteId, date: '2026-11-04', sleepQuality: null, athleteVersion: 1 });
    await build.session(at, { athleteId, date: '2026-11-04', rpe: 0, durationMin: 30 });
    await build.performanceTest(at, { athleteId, recordedAt: '2026-11-04', kind: 'sprint', value: 1.725 });
    expect(await rowsOf('wellness')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: athleteId, date: '2026-11-04', version: 1, by_athlete: true },
        ...{ sleep_quality: null, fatigue: 5, muscle_soreness: 4, stress: 2, hooper_index: null },
        ...{ injury_body_part: null, injury_severity: null, answered_at: null, ...STAMPS },
      },
    ]);
    expect(await rowsOf('sessions')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: athleteId, date: '2026-11-04', version: 1, by_athlete: false },
        ...{ rpe: 0, duration_min: 30, srpe: 0, session_id: null, event_id: null, ...STAMPS },
      },
    ]);
    expect(await rowsOf('tests')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: athleteId, date: '2026-11-04', test: 'sprint' },
        ...{ value: 1.725, version: 1, ...STAMPS },
      },
    ]);
  });

  it('say who an athlete is, and what the body is only to a key that reads people', async () => {
    const named = {
      ...{ athlete_id: ada.id, first_name: 'Ada', last_name: ada.lastName, archived_at: null, version: 1 },
    };
    expect(await rowsOf('athletes', await program(['names']))).toEqual([named]);
    const person = { email: null, external_id: null, date_of_birth: '2004-02-29', weight_kg: 61.5, height_cm: 170 };
    expect(await rowsOf('athletes')).toEqual([{ ...named, ...person }]);
    expect(await rowsOf('memberships')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: ada.id, team_id: ada.teamId, team_name: 'Under 16', kind: 'member' },
        ...{ joined_on: null, last_day: null, jersey_number: '7', position: 'Midfielder' },
      },
    ]);
  });

  it('have injuries, body parts and notes only for a key that reads health', async () => {
    const athleteId = ada.id;
    const injury = { injuryRecorded: true, injuryBodyPart: 'Knee', injurySeverity: 4 };
    await build.entry(at, { athleteId, date: '2026-11-04', ...injury });
    await build.availability(at, { athleteId, note: 'Seen by the physio.', untilDay: '2026-11-12' });
    expect(await rowsOf('wellness')).toMatchObject([{ injury_body_part: 'Knee', injury_severity: 4 }]);
    const word = {
      ...{ id: expect.any(Number), athlete_id: athleteId, date: '2026-11-05', status: 'out' },
      ...{ from: '2026-11-05', until: '2026-11-12', created_at: NOW },
    };
    expect(await rowsOf('availability')).toEqual([{ ...word, body_part: 'Ankle', note: 'Seen by the physio.' }]);
    const without = await program(['wellness', 'availability']);
    expect(await rowsOf('availability', without)).toEqual([word]);
    expect(Object.keys((await rowsOf('wellness', without))[0] ?? {}).join()).not.toContain('injury');
  });

  it('have the values of measures of the asked kind', async () => {
    const definition: MeasureDefinition = {
      label: 'Groin',
      question: 'How is your groin?',
      unit: 'rating',
      min: 0,
      max: 10,
      step: 1,
      direction: 'lower',
      low_words: 'fine',
      high_words: 'sore',
      trials: 1,
      trial_rule: 'best',
      has_sides: false,
      day_rule: 'last',
      kind: 'wellness',
      entered_by: 'athlete_daily',
      typical_error: null,
    };
    const { institutionId } = kim;
    await build.measure(at, { institutionId, measureKey: 'own.1', definition });
    await build.measure(at, { institutionId, measureKey: 'own.2', definition: { ...definition, kind: 'health' } });
    await build.measurement(at, { athleteId: ada.id, day: '2026-11-04', measureKey: 'own.1', value: 0 });
    await build.measurement(at, { athleteId: ada.id, day: '2026-11-04', measureKey: 'own.2', value: 3 });
    expect(await rowsOf('measurements?kind=wellness')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: ada.id, date: '2026-11-04', measure: 'own.1', measure_version: 1 },
        ...{ side: 'none', trial: 1, event_id: null, value: 0, source: 'coach', version: 1, ...STAMPS },
      },
    ]);
    expect(await rowsOf('measurements?kind=health')).toMatchObject([{ measure: 'own.2', value: 3 }]);
    expect((await all.get('/api/data/measurements')).statusCode).toBe(400);
  });

  it('come in pages without a loss or a repetition, and have an end', async () => {
    const athletes = [ada];
    for (let count = 1; count < OWNERS_AT_ONCE + 3; count += 1)
      athletes.push(await build.athlete(at, { teamId: ada.teamId }));
    const written = [athletes[0], athletes[1], athletes.at(-1)].flatMap((athlete) =>
      ['2026-11-03', '2026-11-04', '2026-11-05'].map((date) => ({ athleteId: athlete?.id ?? 0, date })),
    );
    for (const row of written) await build.entry(at, row);
    // Two sessions of a day are told apart by their numbers.
    for (const rpe of [3, 4, 5]) await build.session(at, { athleteId: ada.id, date: '2026-11-04', rpe });
    const events = [];
    for (let count = 0; count < 3; count += 1) {
      const { id: eventId } = await build.event(at, { teamId: ada.teamId, date: '2026-11-04' });
      events.push(eventId);
      await build.attendance(at, { athleteId: ada.id, eventId });
    }

    const inOrder = written.map(({ athleteId, date }) => [athleteId, date]);
    for (const limit of [1, 2, 4, 1000]) {
      const { rows } = await read(`wellness?limit=${limit}`);
      expect(rows.map(({ athlete_id: id, date }) => [id, date])).toEqual(inOrder);
    }
    expect((await rowsOf('sessions?limit=1')).map(({ rpe }) => rpe)).toEqual([3, 4, 5]);
    expect((await rowsOf('attendance?limit=1')).map(({ event_id: id }) => id)).toEqual(events);
    expect((await rowsOf('events?limit=1')).map(({ id }) => id)).toEqual(events);
    // The second page begins with the athlete at whom the first one stopped looking.
    expect(await read('availability')).toEqual({ rows: [], pages: 2 });
    const people = await read('athletes?limit=50');
    expect([people.pages, people.rows.map(({ athlete_id: id }) => id)]).toEqual([3, athletes.map(({ id }) => id)]);
    expect((await rowsOf('memberships?limit=50')).length).toBe(athletes.length);
  });

  it('have the days from one to another', async () => {
    for (const date of ['2026-11-02', '2026-11-03', '2026-11-04']) await build.entry(at, { athleteId: ada.id, date });
    const days = async (query: string) => (await rowsOf(`wellness?${query}`)).map(({ date }) => date);
    expect(await days('from=2026-11-03')).toEqual(['2026-11-03', '2026-11-04']);
    expect(await days('to=2026-11-03')).toEqual(['2026-11-02', '2026-11-03']);
    expect(await days('from=2026-11-03&to=2026-11-03&limit=1')).toEqual(['2026-11-03']);
  });

  it('have what was created or changed since an instant, also at it', async () => {
    const first = await build.entry(at, { athleteId: ada.id, date: '2026-11-03' });
    at.clock.advance(60);
    await build.entry(at, { athleteId: ada.id, date: '2026-11-04' });
    await build.availability(at, { athleteId: ada.id });
    const since = async (list: string, time: string) => (await rowsOf(`${list}?changed_since=${time}`)).length;
    expect(await since('wellness', '2026-11-05T12:00:00Z')).toBe(2);
    expect(await since('wellness', '2026-11-05T12:00:00.001Z')).toBe(1);
    expect(await since('wellness', '2026-11-05T12:01:01Z')).toBe(0);
    expect(await since('availability', '2026-11-05T12:01:00Z')).toBe(1);
    expect(await since('availability', '2026-11-05T12:01:01Z')).toBe(0);
    const updatedAt = new Date('2026-11-05T12:05:00Z');
    await at.write((tx) => tx.update(WellnessEntryEntity, { id: first.id }, { version: 2, updatedAt }));
    expect(await rowsOf('wellness?changed_since=2026-11-05T12:05:00Z')).toMatchObject([{ id: first.id, version: 2 }]);
    // No time of a change is kept of people.
    expect(await since('athletes', '2099-01-01T00:00:00Z')).toBe(1);
    expect(await since('memberships', '2099-01-01T00:00:00Z')).toBe(1);
  });

  it('have a mark as changed when its event moved to another day', async () => {
    const event = await build.event(at, { teamId: ada.teamId, date: '2026-11-03' });
    await build.attendance(at, { athleteId: ada.id, eventId: event.id });
    expect(await rowsOf('attendance?changed_since=2026-11-05T12:05:00Z')).toEqual([]);
    const updatedAt = new Date('2026-11-05T12:05:00Z');
    await at.write((tx) => tx.update(CalendarEventEntity, { id: event.id }, { date: '2026-11-04', updatedAt }));
    expect(await rowsOf('attendance?changed_since=2026-11-05T12:05:00Z')).toEqual([
      {
        ...{ id: expect.any(Number), athlete_id: ada.id, event_id: event.id, date: '2026-11-04', status: 'present' },
        ...STAMPS,
      },
    ]);
  });

  it.each([
    'changed_since=yesterday',
    'changed_since=2026-11-05',
    'from=2026-02-30',
    'cursor=bm8',
    'team_id=1',
    'limit=0',
  ])('refuse %s', async (query) => {
    expect((await all.get(`/api/data/wellness?${query}`)).statusCode).toBe(400);
  });
});
