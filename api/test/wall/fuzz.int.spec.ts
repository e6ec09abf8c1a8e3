import fc from 'fast-check';
import type { Response } from 'light-my-request';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { CoachEntity } from '../../src/modules/coaches/index.js';
import { Actor } from '../support/actors.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { rounds } from '../support/soak.js';
import { createTestApp, TestClock, type TestApp } from '../support/test-app.js';
import { createSqliteDatabase, type TestDatabase } from '../support/test-database.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRow } from './inventory/types.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf, type Caller } from './support/caller.js';
import { send } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { planArbitrary, validPlan, type Plan } from './support/fuzz-plans.js';
import { outOfRange } from './support/ranges.js';
import { Tally } from './support/tally.js';
import { beginIdsAt, storedRows, Twins } from './support/twins.js';

const SEED = 20_261_129;
/** The day is part of the requests. */
const STARTS_AT = '2026-11-05T09:00:00Z';
const REQUESTS = rounds({ test: 2_600, soak: 24_000 });
/**
 * After this many requests the own coach gets new rows, because requests have accepted, declined or deleted the old
 * ones.
 */
const RENEW_EVERY = 25;
/**
 * Long enough that hourly limits do not refuse everything in the end, short enough that the whole run stays within the
 * week of a session.
 */
const SECONDS_BETWEEN = 20;
/** Calls that end the session they were sent with. */
const ENDS_SESSIONS = new Set([
  'POST /api/coach/logout',
  'POST /api/coach/update-password',
  'POST /api/coach/reset-password',
]);

/** An application with its callers. */
interface Target {
  at: TestApp;
  cast: Cast;
  callers: Record<RouteRow['caller'], Caller>;
}

describe('any request', () => {
  const tally = new Tally('fuzz', [
    'requests',
    '2xx',
    '4xx',
    '5xx',
    'stored values out of range',
    'answers unlike their schema',
    'answers that differ between the databases',
  ]);
  const twins = new Twins();
  const targets: Target[] = [];
  let twinDatabase: TestDatabase | null = null;
  let routes: Map<string, Route>;
  const problems: string[] = [];
  /** Routes of which a call succeeded. */
  const accepted = new Set<string>();

  async function targetOf(at: TestApp): Promise<Target> {
    const cast = await createCast(at);
    return {
      at,
      cast,
      callers: {
        coach: await callerOf(at, { caller: 'coach' }, cast.own),
        athlete: await callerOf(at, { caller: 'athlete' }, cast.own),
        app: await callerOf(at, { caller: 'app' }, cast.own),
        program: await callerOf(at, { caller: 'program' }, cast.own),
        release: await callerOf(at, { caller: 'release' }, cast.own),
        anyone: { who: new Actor(at), headers: {} },
      },
    };
  }

  beforeAll(async () => {
    const limits = { LOGIN_LIMIT_PER_ACCOUNT: '1000000', LOGIN_LIMIT_PER_ADDRESS: '1000000' };
    const clock = new TestClock();
    clock.advance((Date.parse(STARTS_AT) - clock.now().getTime()) / 1000);
    const at = await createTestApp({ settings: limits, clock, mails: true });
    routes = new Map(routesOf(at).map((route) => [nameOf(route), route]));
    targets.push(await targetOf(at));
    if (at.settings.database.kind === 'mariadb') {
      // Beside MariaDB the same application runs on SQLite and gets the same requests at the same instants.
      twinDatabase = createSqliteDatabase();
      const twin = await createTestApp({ settings: limits, database: twinDatabase, clock, mails: true });
      await beginIdsAt(twin, 10_000);
      targets.push(await targetOf(twin));
    }
    await sendEverything();
  }, 3_600_000);
  afterAll(async () => {
    tally.print();
    for (const { at } of targets) await at.close();
    await twinDatabase?.drop();
  });

  async function ask({ at, cast, callers }: Target, { row, anonymous, headers: own, build }: Plan): Promise<Response> {
    const { who, headers } = callers[anonymous ? 'anyone' : row.caller];
    const response = await send(who, build(cast), { ...headers, ...own });
    await at.app.get(AfterAnswer).idle();
    return response;
  }

  /** Creates new rows, restores the password that the valid calls send, and begins a new session. */
  async function refresh({ at, cast, callers }: Target): Promise<void> {
    const { own } = cast;
    await at.write((tx) => tx.update(CoachEntity, { id: own.coach.id }, { passwordHash: own.coach.passwordHash }));
    own.things = await belongingsOf(at, own);
    callers.coach = await callerOf(at, { caller: 'coach' }, own);
    callers.athlete = await callerOf(at, { caller: 'athlete' }, own);
  }

  /** Runs before the first test, because each test checks the results of all requests. */
  async function sendEverything(): Promise<void> {
    const complain = (kind: string, problem: string) => {
      tally.count(kind);
      problems.push(problem);
    };
    const renew = async () => {
      for (const target of targets) await refresh(target);
    };
    const sendOne = async (plan: Plan) => {
      const answers: Response[] = [];
      for (const target of targets) answers.push(await ask(target, plan));
      const [answer, twin] = answers as [Response, Response | undefined];
      const describeAnswer = () =>
        `${JSON.stringify(plan.build((targets[0] as Target).cast)).slice(0, 600)} → ${answer.statusCode} ${answer.payload.slice(0, 300)}`;
      tally.count('requests');
      tally.count(`${String(answer.statusCode)[0]}xx`);
      if (answer.statusCode >= 500) problems.push(describeAnswer());
      if (answer.statusCode < 300) accepted.add(plan.row.route);
      const schema = answer.statusCode < 300 ? routes.get(plan.row.route)?.answer.schema : undefined;
      if (schema && !schema.safeParse(answer.json()).success) complain('answers unlike their schema', describeAnswer());
      const difference = twin ? twins.difference(plan.row.route, answer, twin) : null;
      if (difference !== null)
        complain('answers that differ between the databases', `${describeAnswer()}\n  ${difference}`);
      if (ENDS_SESSIONS.has(plan.row.route) && answer.statusCode < 300) await renew();
      (targets[0] as Target).at.clock.advance(SECONDS_BETWEEN);
    };

    const plans = fc.sample(planArbitrary(INVENTORY, routes), { numRuns: REQUESTS, seed: SEED });
    for (const [at, plan] of plans.entries()) {
      await sendOne(plan);
      if (at % RENEW_EVERY === 0) await renew();
    }
    // Chance leaves some routes without a call that fits: whether they answer must not depend on it.
    for (const row of INVENTORY.filter(({ route }) => !accepted.has(route))) {
      await renew();
      await sendOne(validPlan(row));
    }
  }

  it(`is answered without a server error, ${REQUESTS} times`, () => {
    expect(problems.slice(0, 10)).toEqual([]);
    // Requests that all fail validation would prove nothing.
    expect(tally.of('2xx') / REQUESTS).toBeGreaterThan(0.1);
    expect(INVENTORY.map(({ route }) => route).filter((route) => !accepted.has(route))).toEqual([]);
  });

  it('stores only values within the range of their column', async () => {
    for (const { at } of targets) {
      const outside = await outOfRange(at);
      tally.count('stored values out of range', outside.length);
      expect(outside).toEqual([]);
    }
  });

  // On SQLite there is no second application to compare with.
  if (process.env['TEST_DATABASE_URL']) {
    it('stores the same in both databases', async () => {
      const [one = {}, two = {}] = await Promise.all(targets.map(({ at }) => storedRows(at)));
      expect(Object.values(one).flat().length).toBeGreaterThan(500);
      for (const [table, rows] of Object.entries(one)) expect([table, rows]).toEqual([table, two[table]]);
    });
  }
});
