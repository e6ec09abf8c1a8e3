import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@touchline/contracts/calendar-date';
import { findRange } from '../../src/modules/attendance/attendance-records.repository.js';
import { countAttendance, countDays, findMarks } from '../../src/modules/attendance/attendance.repository.js';
import { fillBigClub, YEAR_OF_2000, type BigClub } from '../support/big-club.js';
import { recordStatements, type Statement } from '../support/count-queries.js';
import { createAppCaller } from '../support/app-caller.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from '../wall/inventory/index.js';
import type { RouteRow } from '../wall/inventory/types.js';
import { callOf, type BuiltCall } from '../wall/support/calls.js';
import type { Party } from '../wall/support/cast.js';
import { amongMany, asker, listCalls, LISTS, partyOf, RANKS, unlessBusy, type Rank } from './support/club-calls.js';
import { openPlans } from './support/open-plans.js';
import type { Plan, Plans } from './support/plan.js';
import { LARGE_READS, reasonFor } from './support/large-reads.js';

/** Tables with the same few rows for any number of athletes and days. */
const SMALL = [
  ...['institutions', 'coaches', 'teams', 'team_staff', 'api_keys', 'read_keys'],
  ...['measures', 'batteries', 'surveys'],
  ...['release_outcome_counts', 'release_vetoes'],
];
/**
 * What a call may scan, because it finds one athlete's rows by conditions that no index serves, ten times an hour from a
 * device: rows that are kept for a day, and registrations, of which a club has a few per athlete. The 500 athletes of
 * an app's call are an eighth of all here: MariaDB reads all memberships sooner than it looks up so many.
 */
const MAY_SCAN: Readonly<Record<string, readonly string[]>> = {
  '/api/athlete/data': ['deleted_records', 'copied_weeks', 'event_changes', 'changed_events', 'pending_athletes'],
  '/api/intake/wellness': ['memberships'],
};
/** A statement may read this many rows without a reason. */
const FREE_ROWS = 10_000;
/** Rows that may be read for each row answered. */
const READ_PER_ANSWERED_ROW = 20;

const BY_ATHLETE = 'ix_attendance_records_athlete_id_event_date_event_id_status';
const BY_EVENT = 'ix_attendance_records_event_id_event_date_athlete_id_status';

const onMariaDb = Boolean(process.env['TEST_DATABASE_URL']);

let at: TestApp;
let club: BigClub;
let plans: Plans;
let appKey: string;
const explained = new Set<string>();
const excused = new Set<string>();
/** Problems by caller and route. */
const problems = new Map<string, string[]>();

beforeAll(async () => {
  at = await createTestApp({ mails: true, deadlines: { acquireMs: 60_000, statementMs: 60_000 } });
  // The application is ready only when it has pages to serve.
  writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
  // SQLite's plans do not depend on the rows in the tables.
  club = await fillBigClub(at, onMariaDb ? YEAR_OF_2000 : { athletes: 60, teams: 3, days: 30 });
  plans = await openPlans(at);
  appKey = (await createAppCaller(at, club.home.institution.id)).key;
  await explainEverything();
}, 600_000);

afterAll(async () => {
  await plans.close();
  await at.close();
});

/** Problems with the plans of a call's statements. */
async function problemsOf(call: BuiltCall, statements: readonly Statement[]): Promise<string[]> {
  const found: string[] = [];
  // An INSERT reads nothing.
  for (const statement of statements.filter(({ sql }) => !/^INSERT\b/i.test(sql))) {
    const key = JSON.stringify(statement);
    if (explained.has(key)) continue;
    explained.add(key);
    const { scanned, touched, answered: rows } = await plans.of(statement);
    const grown = scanned.filter((table) => ![...SMALL, ...(MAY_SCAN[call.url] ?? [])].includes(table));
    if (grown.length > 0) found.push(`${call.method} ${call.url} scans ${grown.join(', ')}: ${statement.sql}`);
    if (touched <= FREE_ROWS || touched <= READ_PER_ANSWERED_ROW * rows) continue;
    const reason = reasonFor(statement.sql, touched);
    if (reason === undefined)
      found.push(`${call.method} ${call.url} looks at ${touched} rows for ${rows}: ${statement.sql}`);
    else excused.add(reason);
  }
  return found;
}

async function problemsOfCalls(row: RouteRow, rank: Rank, calls: (party: Party) => BuiltCall[]): Promise<string[]> {
  const party = await partyOf(at, club, rank, appKey);
  const ask = await asker(at, row, party);
  const found: string[] = [];
  for (const call of calls(party)) {
    const problems = await unlessBusy(() => recordStatements(at, () => ask(call))).then(
      (statements) => problemsOf(call, statements),
      (refusal: Error) => [refusal.message],
    );
    found.push(...problems);
  }
  return found;
}

/**
 * Runs every call before the first test, because the unused exceptions are known only afterwards, whichever tests are
 * selected.
 */
async function explainEverything(): Promise<void> {
  for (const rank of RANKS) {
    for (const row of INVENTORY) {
      const calls = ({ things }: Party) =>
        row.list ? listCalls(row, amongMany(club, things)) : [callOf(row.route, row.valid(things))];
      problems.set(`${rank} ${row.route}`, await problemsOfCalls(row, rank, calls));
    }
  }
  for (const [route, build] of BULK)
    problems.set(`bulk ${route}`, await problemsOfCalls(rowOf(route), 'headCoach', (party) => [build(party)]));
}

function rowOf(route: string): RouteRow {
  const row = INVENTORY.find((each) => each.route === route);
  if (!row) throw new Error(`There is no row of ${route}.`);
  return row;
}

/** As many entries as one call accepts: the last ten days of a team, or today for every athlete. */
const BULK: [string, (party: Party) => BuiltCall][] = [
  [
    'PUT /api/athletes/wellness',
    ({ things }) => {
      const { team } = amongMany(club, things);
      const players = club.home.athletes.filter(({ teamId }) => teamId === team).slice(0, 50);
      const days = Array.from({ length: 10 }, (_, back) => addDays(club.today, -back));
      const entries = players.flatMap(({ id }) =>
        days.map((date) => ({ athlete_id: id, date, sleep_quality: 1, fatigue: 2, muscle_soreness: 3, stress: 4 })),
      );
      return { method: 'PUT', url: '/api/athletes/wellness', body: { entries } };
    },
  ],
  [
    'PUT /api/athletes/training-load',
    ({ things }) => {
      const { team } = amongMany(club, things);
      const players = club.home.athletes.filter(({ teamId }) => teamId === team).slice(0, 50);
      // The days are far enough apart that the four weeks before each do not overlap.
      const days = Array.from({ length: 10 }, (_, back) => addDays(club.today, -35 * back));
      const entries = players.flatMap(({ id }) =>
        days.map((date) => ({ athlete_id: id, date, rpe: 4, duration_min: 60 })),
      );
      return { method: 'PUT', url: '/api/athletes/training-load', body: { entries } };
    },
  ],
  [
    'POST /api/fatigue-indicators/check-existing',
    () => {
      const athlete_ids = club.home.athletes.slice(-500).map(({ id }) => id);
      return {
        method: 'POST',
        url: '/api/fatigue-indicators/check-existing',
        body: { athlete_ids, date: club.today, recordingType: 'jump' },
      };
    },
  ],
  [
    'POST /api/fatigue-indicators/record',
    ({ things }) => {
      const { team } = amongMany(club, things);
      const recordings = club.home.athletes
        .filter(({ teamId }) => teamId === team)
        .map(({ id }) => ({ athlete_id: id, value: 40 }));
      return {
        method: 'POST',
        url: '/api/fatigue-indicators/record',
        body: { recordings, recordingType: 'grip', teamId: team, date: club.today },
      };
    },
  ],
  [
    'POST /api/intake/wellness',
    () => {
      const entries = club.home.athletes
        .slice(0, 500)
        .map(({ teamId }, n) => ({ external_id: `app-${teamId}-${n}`, date: club.today, stress: 4 }));
      return { method: 'POST', url: '/api/intake/wellness', body: { entries } };
    },
  ],
  [
    'POST /api/intake/training-load',
    () => {
      const entries = club.home.athletes.slice(0, 500).map(({ teamId }, n) => ({
        external_id: `app-${teamId}-${n}`,
        date: club.today,
        rpe: 4,
        duration_min: 60,
        session_id: 'today',
      }));
      return { method: 'POST', url: '/api/intake/training-load', body: { entries } };
    },
  ],
];

describe.each(RANKS)('at the size of a big club, the %s', (rank) => {
  it.each(LISTS.map(({ route }) => route))('%s reads by indexes, and little more than it answers', (route) => {
    expect(problems.get(`${rank} ${route}`)).toEqual([]);
  });

  it.each(INVENTORY.filter(({ list }) => !list).map(({ route }) => route))('%s finds its rows by indexes', (route) => {
    expect(problems.get(`${rank} ${route}`)).toEqual([]);
  });
});

it('notices a full scan of a table under any alias', async () => {
  const scans = async (sql: string) => (await plans.of({ sql, parameters: [] })).scanned;
  expect(await scans('SELECT COUNT(*) FROM wellness_entries WHERE stress = 11')).toEqual(['wellness_entries']);
  expect(
    await scans(
      `SELECT entry.id FROM athletes athlete INNER JOIN \`wellness_entries\` \`entry\` ON entry.stress = athlete.id + 11 WHERE athlete.id = ${club.home.athletes[0]?.id}`,
    ),
  ).toEqual(['wellness_entries']);
  expect(
    await scans(
      'SELECT later.id FROM (SELECT entry.id FROM fatigue_records entry WHERE entry.value = -1 LIMIT 3) later',
    ),
  ).toEqual(['fatigue_records']);
  expect(await scans('DELETE FROM training_sessions WHERE rpe = 11')).toEqual(['training_sessions']);
  expect(await scans('SELECT id FROM wellness_entries WHERE athlete_id = 1')).toEqual([]);
});

describe('a window of attendance', () => {
  /** Out of the index, with the event and the team, and in a group. */
  const ROWS_PER_MARK = 5;
  const window = () => ({ coachId: club.home.teamCoach.id, start: addDays(club.today, -29), end: club.today });

  async function planOf(read: () => Promise<unknown>): Promise<Plan> {
    const [statement, ...others] = await recordStatements(at, read);
    expect([statement?.sql, others]).toEqual([expect.stringContaining('attendance_records'), []]);
    const { scanned, indexes, ...rows } = await plans.of(statement ?? { sql: '', parameters: [] });
    return {
      scanned: scanned.filter((table) => !SMALL.includes(table)),
      indexes: indexes.filter((name) => name.includes('attendance')),
      ...rows,
    };
  }

  it('of an athlete reads the marks of the athlete only, out of an index', async () => {
    const athleteId = club.home.athletes.at(-1)?.id ?? 0;
    const own = { ...window(), athleteId };
    const marks = (await findRange(at.read, own)).length;
    expect(marks).toBeGreaterThan(2);
    for (const read of [
      () => countAttendance(at.read, own),
      () => countDays(at.read, own),
      () => findMarks(at.read, own),
      () => findRange(at.read, { ...own, limit: 200 }),
    ]) {
      const { indexes, scanned, touched, answered } = await planOf(read);
      expect(scanned).toEqual([]);
      expect(indexes).toEqual([BY_ATHLETE]);
      expect(touched).toBeLessThanOrEqual(ROWS_PER_MARK * marks + 2 * answered + 100);
    }
  });

  it('of a team reads the marks of its events only, out of an index', async () => {
    const { indexes, scanned } = await planOf(() => findMarks(at.read, window()));
    expect(scanned).toEqual([]);
    expect(indexes).toEqual([BY_EVENT]);
  });
});

it.each(BULK.map(([route]) => route))('%s of as many entries as one call takes finds its rows by indexes', (route) => {
  expect(problems.get(`bulk ${route}`)).toEqual([]);
});

it('has no unused exception', () => {
  // SQLite does not report how many rows it reads, so no exception is needed there.
  const always = onMariaDb ? LARGE_READS.filter(({ byEstimates }) => !byEstimates).map(({ reason }) => reason) : [];
  expect([...excused]).toEqual(expect.arrayContaining(always));
});
