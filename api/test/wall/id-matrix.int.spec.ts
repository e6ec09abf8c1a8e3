import type { Response } from 'light-my-request';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { Actor } from '../support/actors.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { ForeignAnswer, Position, RouteRequest, RouteRow } from './inventory/types.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, comparable, valueAt, withValue } from './support/calls.js';
import { createCast, signedIn, type Cast, type Party } from './support/cast.js';
import { malformedVariants, placesOf } from './support/id-variants.js';
import { fieldsOf } from './support/schema-fields.js';
import { Tally } from './support/tally.js';
import { ONE_ROUTE_MS } from './support/time-limits.js';
import { FAULTS, Watch, type Expected } from './support/watch.js';

/** Well-formed, and never the id of anything. */
const UNKNOWN_ID = 900_000_001;
const UNKNOWN_TEXT = 'UNKN0WN9';
const UNKNOWN_UUID = '90000000-0000-4000-8000-000000000001';
/** Positions that hold a UUID: a text of another form is malformed. */
const NAMED_BY_UUID: readonly Position['names'][] = ['changeId', 'workoutUid'];

/** Status for a foreign id; without an entry it is the status for an own id. */
const STATUS: Partial<Record<ForeignAnswer, number>> = { 'not found': 404, empty: 200, refused: 400, unknown: 404 };

/** Answers for secrets: anyone who knows a secret may use it. */
const SECRET: readonly ForeignAnswer[] = ['alike', 'refused', 'unknown'];

/** Reading calls that answer only figures and texts of the product. */
const WITHOUT_OWN_TEXTS = [
  'GET /api/teams/sports',
  'GET /api/teams/:id/poster-link',
  'GET /api/athletes/training-load',
  'GET /api/athletes/training-load/count',
  'GET /api/athletes/fatigue-indicators',
  'GET /api/attendance/summary',
  'GET /api/attendance',
  'GET /api/attendance/closings',
  'GET /api/attendance/range',
  'GET /api/attendance/days',
  'GET /api/calendar/counts',
  'GET /api/calendar/list/:id/series',
  'GET /api/calendar/planned-load',
  'GET /api/measurements',
  'GET /api/surveys',
  'GET /api/dashboard/first-steps',
  'GET /api/dashboard/performance',
  'GET /api/squad/answers',
  'GET /api/squad/message-readers',
  'GET /api/dashboard/team-comparison/wellness',
  'GET /api/dashboard/team-comparison/training-load',
  'GET /api/dashboard/team-comparison/tests',
  'GET /api/dashboard/team-comparison/measurements',
  'GET /api/dashboard/usual-variation/wellness',
  'GET /api/dashboard/usual-variation/tests',
  'GET /api/squad/answers-due',
];

describe("ids that are not the caller's", () => {
  const tally = new Tally('id matrix', ['routes', 'positions', 'requests', ...FAULTS]);
  let at: TestApp;
  let cast: Cast;
  let routes: Map<string, Route>;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    routes = new Map(routesOf(at).map((route) => [nameOf(route), route]));
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  const unknown = ({ names }: Position) =>
    isNumber(names) ? UNKNOWN_ID : NAMED_BY_UUID.includes(names) ? UNKNOWN_UUID : UNKNOWN_TEXT;
  const isNumber = (names: Position['names']) => names !== 'nothing' && typeof cast.own.things[names] === 'number';
  const belonging = ({ things }: Pick<Party, 'things'>, { names }: Position) =>
    names === 'nothing' ? UNKNOWN_TEXT : things[names];
  const positionsOf = ({ positions = {} }: RouteRow) => Object.entries(positions);
  const success = (row: RouteRow) => routes.get(row.route)?.answer.status;
  /** Every variant of the row's call, the valid one first. */
  const requestsOf = (row: RouteRow) => [row.valid(cast.own.things), ...(row.variants?.(cast.own.things) ?? [])];

  const refusedOf = (row: RouteRow) => row.refused?.(cast.own.things) ?? [];

  /** Sends a request to the row's route and checks for faults. */
  type Ask = (request: RouteRequest, what: string, expected?: Expected) => Promise<Response>;

  async function asking(row: Pick<RouteRow, 'caller' | 'route'>, party: Party, watch: Watch): Promise<Ask> {
    const { who, headers } = await callerOf(at, row, party);
    // Signing in has created a session, so the watch must read the stored state again.
    watch.forget();
    return (request, what, expected = {}) =>
      watch.ask(who, party, callOf(row.route, request), what, { ...expected, headers });
  }

  async function renew(watch: Watch): Promise<void> {
    const { own } = cast;
    own.things = await belongingsOf(at, own);
    watch.forget();
  }

  it.each(INVENTORY.map((row) => [row.route, row] as const))(
    '%s',
    async (_name, row) => {
      tally.count('routes');
      const watch = new Watch(at, cast, tally);
      const ask = await asking(row, cast.own, watch);
      await malformed(row, ask, watch);
      await foreign(row, ask, watch);
      await valid(row, ask, watch);
      for (const party of [cast.colleague, cast.stranger]) await otherParty(row, party, watch);
      await anonymous(row, watch);
      expect(watch.problems).toEqual([]);
    },
    ONE_ROUTE_MS,
  );

  /** Sends malformed ids in every position of a call that would otherwise succeed. */
  async function malformed(row: RouteRow, ask: Ask, watch: Watch): Promise<void> {
    const fields = new Map(fieldsOf(routes.get(row.route) as Route).map((field) => [field.path, field]));
    for (const [path, position] of positionsOf(row)) {
      tally.count('positions');
      const { required, nullable } = fields.get(path) ?? {};
      for (const place of placesOf(row.valid(cast.own.things), path)) {
        for (const { what, request, missing } of malformedVariants(
          row.valid(cast.own.things),
          place,
          belonging(cast.stranger, position),
        )) {
          // A text field accepts any text, and an optional field may be missing: neither is an error of the caller.
          const mayStand = !isNumber(position.names) || (missing && !required) || (nullable && what.endsWith('null'));
          const expected = mayStand ? { mayWrite: true } : { status: path.startsWith('params.') ? [400, 404] : 400 };
          const { statusCode } = await ask(request, what, expected);
          if (statusCode < 300 && !row.route.startsWith('GET')) await renew(watch);
        }
      }
    }
  }

  /**
   * Sends foreign ids in every position of every variant: the answer must equal the one for an unknown id, byte for
   * byte.
   */
  async function foreign(row: RouteRow, ask: Ask, watch: Watch): Promise<void> {
    for (const [path, position] of positionsOf(row).filter(([, { foreign }]) => foreign !== 'own')) {
      // The read of the own ids beside it is recorded by now.
      if (position.foreign === 'left out')
        for (const request of requestsOf(row))
          await ask(request, 'the valid call', { status: success(row), mayWrite: true });
      const requests = [...requestsOf(row), ...refusedOf(row)].flatMap((request) =>
        placesOf(request, path).map((place) => ({ request, place })),
      );
      for (const { request, place } of requests.filter((each) => valueAt(each.request, each.place) !== undefined)) {
        const reference = await ask(withValue(request, place, unknown(position)), `unknown ${place}`, {
          status: STATUS[position.foreign] ?? success(row),
        });
        if (position.foreign === 'empty') expect(reference.payload).toBe('[]');
        // A secret, or an id that everyone shares, is foreign to nobody.
        const others =
          SECRET.includes(position.foreign) || position.shared === 'everywhere'
            ? []
            : [cast.stranger, ...(position.shared ? [] : [cast.colleague])];
        for (const other of others) {
          const what = `${place} of ${other.mark}`;
          alike(watch, row, await ask(withValue(request, place, belonging(other, position)), what), reference, what);
        }
      }
    }
    for (const { request, answer } of row.mismatches?.(cast.own.things, cast.other) ?? []) {
      tally.count('mismatches');
      const { payload } = await ask(request, 'what does not belong together', { status: STATUS[answer] });
      if (answer === 'empty') expect(payload).toBe('[]');
    }
  }

  /** Checks that the valid calls succeed, and that calls against a rule are refused. */
  async function valid(row: RouteRow, ask: Ask, watch: Watch): Promise<void> {
    for (const request of refusedOf(row)) await ask(request, 'what a rule refuses', { status: [400, 409] });
    for (const request of requestsOf(row).reverse())
      await ask(request, 'the valid call', { status: success(row), mayWrite: true });
    if (!row.route.startsWith('GET')) await renew(watch);
  }

  /** Sends the own coach's calls as another coach: the answer must be as if nothing they name existed. */
  async function otherParty(row: RouteRow, party: Party, watch: Watch): Promise<void> {
    const ask = await asking(row, party, watch);
    const reaching = positionsOf(row).filter(
      ([, { foreign, shared }]) =>
        shared !== 'everywhere' && (foreign === 'not found' || foreign === 'empty' || foreign === 'left out'),
    );
    if (row.caller === 'anyone' || (party === cast.colleague && reaching.some(([, { shared }]) => shared))) return;
    for (const request of requestsOf(row)) {
      const named = reaching.flatMap(([path, position]) =>
        placesOf(request, path)
          .filter((place) => valueAt(request, place) !== undefined)
          .map((place) => ({ place, position })),
      );
      const what = `as ${party.mark}`;
      // A call without ids is the other coach's own call, about their own rows.
      const response = await ask(request, what, { mayWrite: named.length === 0 });
      if (named.length === 0) continue;
      const nothing = named.reduce((inner, { place, position }) => withValue(inner, place, unknown(position)), request);
      alike(watch, row, response, await ask(nothing, `unknown, ${what}`, { status: [200, 404] }), what);
    }
    // An athlete without a body of ids has called for themselves, and may have ended what they had.
    if (row.caller !== 'athlete' || row.route.startsWith('GET')) return;
    party.things = await belongingsOf(at, party);
    watch.forget();
  }

  /** Sends calls without credentials, and with the wrong kind of credentials. */
  async function anonymous(row: RouteRow, watch: Watch): Promise<void> {
    const call = callOf(row.route, row.valid(cast.own.things));
    if (row.caller === 'anyone') return;
    // The server answers HEAD wherever it answers GET.
    if (call.method === 'GET')
      await watch.ask(new Actor(at), null, { ...call, method: 'HEAD' }, 'anonymous', { status: 401 });
    const reference = await watch.ask(new Actor(at), null, call, 'anonymous', { status: 401 });
    expect(reference.json()).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
    const wrong = await callerOf(at, { caller: row.caller === 'app' ? 'coach' : 'app' }, cast.own);
    watch.forget();
    alike(
      watch,
      row,
      await watch.ask(wrong.who, null, call, 'wrong proof', { status: 401, headers: wrong.headers }),
      reference,
      'wrong proof',
    );
  }

  function alike(watch: Watch, { route }: RouteRow, response: Response, reference: Response, what: string): void {
    tally.count('compared byte for byte');
    const [one, two] = [response, reference].map((each) => JSON.stringify(comparable(each)));
    if (one !== two)
      watch.complain('leaks', `${route}: ${what} is answered otherwise than unknown: ${one} instead of ${two}`);
  }

  it('notices a leak, a write and a different answer', async () => {
    const watch = new Watch(at, cast, new Tally('trial', []));
    const who = await signedIn(at, cast.own.coach);
    await watch.ask(who, cast.colleague, callOf('GET /api/teams', {}), 'own teams as if a colleague asked');
    const { route, valid } = INVENTORY.find((row) => row.route === 'POST /api/teams') as RouteRow;
    await watch.ask(who, cast.own, callOf(route, valid(cast.own.things)), 'a team', { status: 400 });
    expect(watch.problems).toHaveLength(3);
    expect(FAULTS.map((fault) => watch.tally.of(fault))).toEqual([0, 1, 1, 1]);
  });

  it('reads own texts in the answers, and has a mark in every text column', async () => {
    const watch = new Watch(at, cast, new Tally('own texts', []));
    const without: string[] = [];
    for (const row of INVENTORY.filter(({ route, caller }) => route.startsWith('GET') && caller === 'coach')) {
      const { payload } = await (
        await asking(row, cast.own, watch)
      )(row.valid(cast.own.things), 'the valid call', { status: success(row), mayWrite: true });
      if (![cast.own.mark, cast.own.houseMark].some((mark) => payload.includes(mark))) without.push(row.route);
    }
    expect(watch.problems).toEqual([]);
    expect(without).toEqual(WITHOUT_OWN_TEXTS);
    const found = await Promise.all(
      textColumns(at).map(async ({ table, column }) =>
        (await holdsMark(at, table, column)) ? [] : [`${table}.${column}`],
      ),
    );
    expect(found.flat()).toEqual([]);
  });
});

/**
 * Hashes, uuids, lists of ids, names, kinds and keys from a list, numbers by field, networks and versions of areas cannot
 * contain a mark and reveal nothing about a person.
 */
const OF_FIXED_FORM = new RegExp(
  [
    '(?:sha256|hash|uid|change_id|time_zone|sport|counter_key|read_key|question_key|link_key|refusal_key|created_ids|team_ids',
    '^kinds|version|^area|^event|^command|^network|^detail|measure_key|questions|^measures|^rescaled)$',
  ].join('|'),
);
const LONGEST_KIND = 20;
/** Tables that hold nothing of a person or a club. */
const OF_NOBODY = ['housekeeping_tasks', 'installation'];

/** Every other text column. A new one needs a mark in `belongings.ts`. */
function textColumns(at: TestApp): { table: string; column: string }[] {
  const tables = at.read.dataSource.entityMetadatas.filter(({ tableName }) => !OF_NOBODY.includes(tableName));
  return tables.flatMap(({ tableName, columns }) =>
    columns
      .filter(
        ({ type, length, databaseName }) =>
          (type === 'text' || (type === 'varchar' && Number(length) > LONGEST_KIND)) &&
          !OF_FIXED_FORM.test(databaseName),
      )
      .map(({ databaseName }) => ({ table: tableName, column: databaseName })),
  );
}

async function holdsMark(at: TestApp, table: string, column: string): Promise<boolean> {
  const rows = await at.read.query<unknown[]>(
    `SELECT 1 FROM ${table} WHERE LOWER(${column}) LIKE '%farcanary%' OR LOWER(${column}) LIKE '%awaycanary%' LIMIT 1`,
  );
  return rows.length > 0;
}
