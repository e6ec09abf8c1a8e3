import type { SavedEvent } from '@touchline/contracts/calendar.schema';
import { In, IsNull } from 'typeorm';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { createActors, type Actor, type Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY = '2026-11-19';
const WEEKS = ['2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'];
const RATINGS = { sleep_quality: 3, fatigue: 5, muscle_soreness: 4, stress: 2 };

const SQUAT = {
  name: 'Squat',
  sets: 3,
  reps: 10,
  duration: null,
  is_time_based: false,
  coach_notes: null,
  type: 'exercise',
  order_in_workout: 1,
};

/** A PUT of one kind of row: `content` of 1 and of 2 differ, and both differ from the content stored at first. */
interface Put {
  url: string;
  /** The version that is stored before the first call. */
  seen: number;
  body: (content: 1 | 2, version: number | undefined) => object;
}

let at: TestApp;
let actors: Actors;
let athlete: AthleteEntity;
let second: AthleteEntity;
let teamId: number;

beforeAll(async () => {
  at = await createTestApp();
  at.clock.moveTo('2026-11-20T12:00:00Z');
  actors = await createActors(at);
  teamId = (await build.team(at, actors.ownCoach)).id;
  await build.staff(at, { teamId, coachId: actors.colleague.coach?.id ?? 0 });
});
beforeEach(async () => {
  athlete = await build.athlete(at, { teamId });
  second = await build.athlete(at, { teamId });
});
afterAll(() => at.close());

const writes = (statements: readonly { sql: string }[]) =>
  statements.map(({ sql }) => sql).filter((sql) => /^(INSERT|UPDATE|DELETE|REPLACE)/i.test(sql));
const auditedWrites = () => at.read.countBy(AuditEntryEntity, { readKey: IsNull() });
const event = (changes: object = {}, version?: number) => ({
  team_id: teamId,
  athlete_id: null,
  date: DAY,
  event_title: 'Practice',
  event_type: 'practice',
  event_time: '18:00',
  attendance_taken: true,
  ...(version === undefined ? {} : { version }),
  ...changes,
});

const KINDS: Record<string, () => Promise<Put>> = {
  'a wellness entry, new on its day': () =>
    Promise.resolve({
      url: '/api/athletes/wellness',
      seen: 0,
      body: (content, version) => ({
        entries: [
          {
            athlete_id: athlete.id,
            date: DAY,
            ...RATINGS,
            stress: content,
            injury_body_part: ' Knee ',
            injury_severity: 4,
            version,
          },
        ],
      }),
    }),
  'a stored wellness entry': async () => {
    await build.entry(at, { athleteId: athlete.id, date: DAY, stress: 9 });
    return {
      url: '/api/athletes/wellness',
      seen: 1,
      body: (content, version) => ({
        entries: [{ athlete_id: athlete.id, date: DAY, ...RATINGS, stress: content, version }],
      }),
    };
  },
  'a performance test': async () => {
    const { id } = await build.performanceTest(at, {
      athleteId: athlete.id,
      recordedAt: DAY,
      kind: 'sprint',
      value: 2,
    });
    return {
      url: '/api/athletes/fatigue-indicators',
      seen: 1,
      // Stored with three decimals.
      body: (content, version) => ({
        athlete_id: athlete.id,
        entries: [{ id, dash_10m_time: 1.7834 + content, version }],
      }),
    };
  },
  'a training session': async () => {
    const { id } = await build.session(at, { athleteId: athlete.id, date: DAY });
    return {
      url: '/api/athletes/training-load',
      seen: 1,
      body: (content, version) => ({
        entries: [
          { athlete_id: athlete.id, workout_id: id, date: '2026-11-18', rpe: 6.5, duration_min: 70 + content, version },
        ],
      }),
    };
  },
  'an athlete on the roster': () =>
    Promise.resolve({
      url: `/api/athletes/${athlete.id}`,
      seen: 1,
      body: (content, version) => ({ position: ' Keeper ', weight_kg: 60.1 + content, archived: true, version }),
    }),
  'the availability of an athlete': () =>
    Promise.resolve({
      url: `/api/athletes/${athlete.id}/availability`,
      seen: 0,
      body: (content, version) => ({ status: 'out', body_part: ' Ankle ', note: `Scan ${content}.`, version }),
    }),
  'an event': async () => {
    const { id } = await build.event(at, { teamId, date: DAY, notes: 'Both kits.' });
    return {
      url: `/api/calendar/list/${id}`,
      seen: 1,
      body: (content, version) => event({ event_title: ` Cup ${content} `, date: '2026-11-21', notes: '' }, version),
    };
  },
  'a library workout': async () => {
    const { id } = await build.workout(at, { institutionId: actors.ownCoach.institutionId });
    return {
      url: `/api/workout-library/${id}`,
      seen: 1,
      body: (content, version) => ({
        name: `Legs ${content}`,
        exercises: [{ ...SQUAT }],
        version,
      }),
    };
  },
};

describe.each(Object.keys(KINDS))('a PUT of %s', (kind) => {
  let put: (content: 1 | 2, version: number | undefined, actor?: Actor) => ReturnType<Actor['put']>;
  let seen: number;

  beforeEach(async () => {
    const made = await KINDS[kind]?.();
    if (!made) throw new Error(`No ${kind}.`);
    seen = made.seen;
    put = (content, version, actor = actors.own) => actor.put(made.url, made.body(content, version));
  });

  it('sent again with the same version is answered as the first time, and nothing is written', async () => {
    const first = await put(1, seen);
    expect([first.statusCode, first.payload]).toEqual([200, first.payload]);
    // Reads are recorded once per hour, so this call records what the next one shows.
    await put(1, seen);
    const before = await auditedWrites();
    const statements = await recordStatements(at, async () => {
      const again = await put(1, seen);
      expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    });
    expect(writes(statements).filter((sql) => !sql.includes('audit_log'))).toEqual([]);
    expect(await auditedWrites()).toBe(before);
  });

  it('is answered with the stored row, whichever version it names', async () => {
    const first = await put(1, seen);
    const content = (text: string) => ({ ...(JSON.parse(text) as object), change_id: null });
    for (const version of [undefined, seen + 1, seen + 7]) {
      const again = await put(1, version);
      expect([again.statusCode, content(again.payload)]).toEqual([200, content(first.payload)]);
    }
  });

  it('with other content and an outdated version is refused, and nothing changes', async () => {
    await put(1, seen);
    expect((await put(2, seen)).statusCode).toBe(409);
    expect((await put(2, seen + 1)).statusCode).toBe(200);
    expect((await put(1, seen + 1)).statusCode).toBe(409);
  });

  it('of two coaches with the same content succeeds for both', async () => {
    const both = await Promise.all([put(1, seen), put(1, seen, actors.colleague)]);
    const content = (text: string) => ({ ...(JSON.parse(text) as object), change_id: null });
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(content(both[0].payload)).toEqual(content(both[1].payload));
    expect((await put(2, seen + 1)).statusCode).toBe(200);
  });
});

describe('a PUT of many entries', () => {
  it('leaves out those that are stored, and guards the others', async () => {
    const known = await build.entry(at, { athleteId: athlete.id, date: DAY, version: 4 });
    const other = await build.entry(at, { athleteId: second.id, date: DAY, version: 2 });
    const entry = ({ athleteId }: { athleteId: number }, changes: object) => ({
      athlete_id: athleteId,
      date: DAY,
      ...RATINGS,
      ...changes,
    });
    const put = (...entries: object[]) => actors.own.put('/api/athletes/wellness', { entries });

    expect((await put(entry(known, { version: 1 }), entry(other, { stress: 9, version: 1 }))).statusCode).toBe(409);
    const saved = await put(entry(known, { version: 1 }), entry(other, { stress: 9, version: 2 }));
    expect(saved.json()).toMatchObject([
      { athlete_id: known.athleteId, version: 4 },
      { athlete_id: other.athleteId, stress: 9, version: 3 },
    ]);
    const rows = await at.read.findBy(AuditEntryEntity, { athleteId: In([known.athleteId, other.athleteId]) });
    expect(rows.map(({ athleteId, action }) => [athleteId, action]).sort()).toEqual(
      [
        [known.athleteId, 'read'],
        [other.athleteId, 'update'],
      ].sort(),
    );
  });
});

describe('a PUT of a series', () => {
  let series: CalendarEventEntity[];

  beforeEach(async () => {
    series = [];
    for (const date of WEEKS)
      series.push(await build.event(at, { teamId, date, seriesId: `weekly ${athlete.id}`, eventTime: '18:00' }));
  });

  const put = (opened: CalendarEventEntity, scope: string, changes: object, version?: number, actor = actors.own) =>
    actor.put(`/api/calendar/list/${opened.id}?scope=${scope}`, event({ date: opened.date, ...changes }, version));
  const at1 = () => series[1] as CalendarEventEntity;
  const versions = async () =>
    (
      await at.read.find(CalendarEventEntity, { where: { seriesId: `weekly ${athlete.id}` }, order: { id: 'ASC' } })
    ).map(({ version }) => version);

  it.each([
    ['following', { event_title: 'Tactics' }, 3, [1, 2, 2, 2]],
    ['all', { event_title: 'Tactics' }, 4, [2, 2, 2, 2]],
    // Two weeks earlier: the first event, which did not move, is then in the days that "following" covers.
    ['following', { date: '2026-11-03' }, 3, [1, 2, 2, 2]],
    ['all', { date: '2026-11-19', event_time: '07:00' }, 4, [2, 2, 2, 2]],
  ])('%s %j sent again is answered as the first time, and can be undone', async (scope, changes, count, stored) => {
    const first = await put(at1(), scope, changes, 1);
    expect(first.json()).toMatchObject({ event_count: count, version: 2 });
    const statements = await recordStatements(at, async () => {
      const again = await put(at1(), scope, changes, 1);
      expect([again.statusCode, again.payload]).toEqual([200, first.payload]);
    });
    expect(writes(statements)).toEqual([]);
    expect(await versions()).toEqual(stored);
    const { change_id } = first.json<SavedEvent>();
    expect((await actors.own.post('/api/calendar/undo', { change_id })).json()).toEqual({ undone: count });
  });

  it('is refused when only the opened event has the content, because a colleague changed that one alone', async () => {
    await put(at1(), 'one', { event_title: 'Tactics' }, 1, actors.colleague);
    expect((await put(at1(), 'all', { event_title: 'Tactics' }, 1)).statusCode).toBe(409);
    expect((await put(at1(), 'one', { event_title: 'Tactics' }, 1)).statusCode).toBe(200);
    expect(await versions()).toEqual([1, 2, 1, 1]);
  });

  it('is refused when a colleague moved only the opened event to the wanted day', async () => {
    await put(at1(), 'one', { date: '2026-11-18' }, 1, actors.colleague);
    expect((await put(at1(), 'following', { date: '2026-11-18' }, 1)).statusCode).toBe(409);
  });

  it('succeeds for two coaches who make the same change; undo of the later call does nothing', async () => {
    const first = (await put(at1(), 'all', { event_title: 'Tactics' }, 1)).json<SavedEvent>();
    const later = (await put(at1(), 'all', { event_title: 'Tactics' }, 1, actors.colleague)).json<SavedEvent>();
    expect(later).toEqual({ ...first, change_id: later.change_id });
    const undone = await actors.colleague.post('/api/calendar/undo', { change_id: later.change_id });
    expect(undone.json()).toEqual({ undone: 0 });
    expect(await versions()).toEqual([2, 2, 2, 2]);
  });

  it('is refused after the change was undone', async () => {
    const { change_id } = (await put(at1(), 'all', { event_title: 'Tactics' }, 1)).json<SavedEvent>();
    await actors.own.post('/api/calendar/undo', { change_id });
    expect((await put(at1(), 'all', { event_title: 'Tactics' }, 1)).statusCode).toBe(409);
    expect(await versions()).toEqual([3, 3, 3, 3]);
  });
});
