import { fillBigClub, type BigClubSize } from '../support/big-club.js';
import { recordStatements, type Statement } from '../support/count-queries.js';
import { createTestApp } from '../support/test-app.js';
import { amongMany, asker, listCalls, LISTS, partyOf } from './support/club-calls.js';

/** Its own statements; the one that tells who asks is not among them. */
const MOST = 3;
const FEW: BigClubSize = { athletes: 3, teams: 1, days: 14 };
const MANY: BigClubSize = { athletes: 60, teams: 20, days: 60 };

/** The statements of every way to call a route, by the route and the number of the way. */
type Counts = Map<string, string[]>;

let few: Counts;
let many: Counts;

beforeAll(async () => {
  [few, many] = [await countsAt(FEW), await countsAt(MANY)];
}, 120_000);

async function countsAt(size: BigClubSize): Promise<Counts> {
  const at = await createTestApp();
  try {
    const club = await fillBigClub(at, size);
    const party = await partyOf(at, club, 'headCoach', '');
    const counts: Counts = new Map();
    for (const row of LISTS) {
      const ask = await asker(at, row, party);
      for (const [no, call] of listCalls(row, amongMany(club, party.things)).entries()) {
        // The first time in an hour it is also noted who reads whose health data.
        await ask(call);
        counts.set(`${row.route} ${no}`, withoutSession(await recordStatements(at, () => ask(call))));
      }
    }
    return counts;
  } finally {
    await at.close();
  }
}

function withoutSession(statements: readonly Statement[]): string[] {
  const own = statements.filter(({ sql }) => !/ FROM [`"]sessions[`"] /.test(sql));
  expect(statements.length - own.length).toBe(1);
  // Other ids, and longer lists of them, do not make another statement. For SQLite numbers are written into it.
  return own.map(({ sql }) => sql.replace(/\b\d+\b/g, '?').replace(/\?(, \?)+/g, '?'));
}

it('there are lists to count', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(10);
});

describe.each(LISTS.map((row) => [row.route, row] as const))('%s', (route, { queries = MOST }) => {
  const ofRoute = (counts: Counts) => [...counts].filter(([call]) => call.startsWith(`${route} `));

  it(`asks at most ${queries} times, however it is called`, () => {
    const counts = ofRoute(few).map(([, statements]) => statements.length);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter((count) => count > queries)).toEqual([]);
  });

  it('asks the same of many athletes as of few', () => {
    expect(ofRoute(many)).toEqual(ofRoute(few));
  });
});
