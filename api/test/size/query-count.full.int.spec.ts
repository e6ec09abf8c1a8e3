import { MoreThan } from 'typeorm';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { fillBigClub, type BigClubSize } from '../support/big-club.js';
import { recordStatements, type Statement } from '../support/count-queries.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { amongMany, asker, listCalls, LISTS, partyOf } from './support/club-calls.js';

/** Statements per call, without the one that identifies the caller, and those that count a program's calls. */
const MAX_STATEMENTS = 3;
const FEW: BigClubSize = { athletes: 3, teams: 1, days: 14 };
const MANY: BigClubSize = { athletes: 60, teams: 20, days: 60 };
/** More athletes than one audit statement records, twice over. */
const CROWD: BigClubSize = { athletes: 1_100, teams: 2, days: 1 };
/** Rows that one audit statement records. */
const NOTED_AT_ONCE = 500;

/** The number of athletes decides whether a window starts from their marks or from the events; both are one statement. */
const ATTENDANCE_WINDOW = / FROM (?:attendance_records record|teams team) INNER JOIN calendar_events event\b.*$/;

const NOTES = /^INSERT INTO [`"]audit_log[`"]/;

/** The statements of one way to call a route. */
interface Count {
  /** Statements of the second call within the hour. */
  warm: string[];
  /** Statements of the first call, which also records its reads, without the statements that record them. */
  cold: string[];
  /** Number of statements that record reads. */
  notes: number;
  /** Number of athletes recorded, by kind of health data. */
  noted: Record<string, number>;
}

/** By route and number of the variant. */
type Counts = Map<string, Count>;

let few: Counts;
let many: Counts;
let crowd: Counts;

beforeAll(async () => {
  [few, many, crowd] = [await countsAt(FEW), await countsAt(MANY), await countsAt(CROWD)];
}, 240_000);

async function countsAt(size: BigClubSize): Promise<Counts> {
  const at = await createTestApp({ mails: true });
  try {
    const club = await fillBigClub(at, size);
    const party = await partyOf(at, club, 'headCoach', '');
    const counts: Counts = new Map();
    for (const row of LISTS) {
      // Advancing by hours adds up to days, and a coach's day must be close to the server's.
      const today = at.clock.now().toISOString().slice(0, 10);
      for (const [no, call] of listCalls(row, { ...amongMany(club, party.things), today }).entries()) {
        // In a new hour no read is recorded yet.
        at.clock.advance(3600);
        const ask = await asker(at, row, party);
        const [last] = await at.read.find(AuditEntryEntity, { order: { id: 'DESC' }, take: 1 });
        const cold = withoutCaller(await recordStatements(at, () => ask(call)));
        const noted = await notedSince(at, last?.id ?? 0);
        const warm = withoutCaller(await recordStatements(at, () => ask(call)));
        counts.set(`${row.route} ${no}`, {
          warm,
          cold: cold.filter((sql) => !NOTES.test(sql)),
          notes: cold.filter((sql) => NOTES.test(sql)).length,
          noted,
        });
      }
    }
    return counts;
  } finally {
    await at.close();
  }
}

/** Finds the session of a coach, the device of an athlete, or the key of a program. */
const IDENTIFIES = / FROM (?:[`"]?sessions[`"]? |athlete_devices device INNER JOIN athletes |read_keys read_key )/;

/** Count the calls of a program: the first one of an hour begins the count, the others raise it. */
const COUNTS_CALLS = /[`"]attempt_counters[`"]/;

function withoutCaller(sent: readonly Statement[]): string[] {
  const statements = sent.filter(({ sql }) => !COUNTS_CALLS.test(sql));
  const own = statements.filter(({ sql }) => !IDENTIFIES.test(sql));
  expect(statements.length - own.length).toBe(1);
  // Statements that differ only in ids, or in the length of a list of ids, are the same. SQLite statements contain the
  // numbers.
  return own.map(({ sql }) =>
    sql
      .replace(/\b\d+\b/g, '?')
      .replace(/\?(, \?)+/g, '?')
      .replace(ATTENDANCE_WINDOW, ' FROM <a window of attendance>'),
  );
}

async function notedSince(at: TestApp, id: number): Promise<Record<string, number>> {
  const noted: Record<string, number> = {};
  for (const { kind } of await at.read.findBy(AuditEntryEntity, { id: MoreThan(id) }))
    noted[kind] = (noted[kind] ?? 0) + 1;
  return noted;
}

it('there are lists to count', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(10);
});

describe.each(LISTS.map((row) => [row.route, row] as const))(
  '%s',
  (route, { queries = MAX_STATEMENTS, audits, isBounded, athletesAtOnce }) => {
    const ofRoute = (counts: Counts) => [...counts].filter(([call]) => call.startsWith(`${route} `));
    const warmOf = (counts: Counts) => ofRoute(counts).map(([call, { warm }]) => [call, warm.toSorted()]);

    it(`needs at most ${queries} statements in every variant`, () => {
      const counts = ofRoute(few).map(([, { warm }]) => warm.length);
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.filter((count) => count > queries)).toEqual([]);
    });

    it('needs as many statements for many athletes as for few', () => {
      expect(warmOf(many)).toEqual(warmOf(few));
      if (isBounded) {
        for (const [call, { warm }] of ofRoute(crowd))
          expect(few.get(call)?.warm).toEqual(expect.arrayContaining(warm));
      } else if (athletesAtOnce !== undefined) {
        const groups = Math.ceil(CROWD.athletes / athletesAtOnce);
        for (const [call, { warm }] of ofRoute(crowd)) {
          const once = few.get(call)?.warm ?? [];
          expect([call, [...new Set(warm)]]).toEqual([call, once]);
          for (const sql of once) expect(warm.filter((other) => other === sql).length).toBeLessThanOrEqual(groups);
        }
      } else expect(warmOf(crowd)).toEqual(warmOf(few));
    });

    it(`reads no more in the first call of an hour, and records ${NOTED_AT_ONCE} athletes of a kind at once`, () => {
      const kinds = audits.flatMap((audit) => (audit.startsWith('read ') ? [audit.replace('read ', '')] : []));
      for (const [call, { warm, cold, notes, noted }] of [few, many, crowd].flatMap(ofRoute)) {
        // Reads that run side by side are sent in any order.
        expect([call, cold.toSorted()]).toEqual([call, warm.toSorted()]);
        expect([call, Object.keys(noted).filter((kind) => !kinds.includes(kind))]).toEqual([call, []]);
        const most = Object.values(noted).reduce((sum, athletes) => sum + Math.ceil(athletes / NOTED_AT_ONCE), 0);
        expect([call, notes > most]).toEqual([call, false]);
        expect([call, notes > 0]).toEqual([call, most > 0]);
      }
    });
  },
);

it('many athletes are recorded in three statements', () => {
  expect(crowd.get('GET /api/athletes/list 1')).toMatchObject({ notes: 3, noted: { profile: CROWD.athletes + 2 } });
});
