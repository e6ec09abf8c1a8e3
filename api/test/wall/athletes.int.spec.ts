import type { Response } from 'light-my-request';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { SessionCookie } from '../../src/common/auth/session-cookie.js';
import { Actor } from '../support/actors.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteName, RouteRequest, RouteRow } from './inventory/types.js';
import { castAthletes, textsOfOthers, type CastAthlete } from './support/athlete-cast.js';
import { ATHLETE_ROUTES } from './support/athlete-routes.js';
import { callerOf } from './support/caller.js';
import { callOf, comparable, send, valueAt, withValue, type BuiltCall } from './support/calls.js';
import { createCast, signedIn, type Cast } from './support/cast.js';
import { digestOf } from './support/digest.js';
import { athletesOf, changedRows, storedRows, type StoredRows } from './support/stored-rows.js';
import { Tally } from './support/tally.js';

const ATHLETES_PER_TEAM = 10;
/** Well-formed, and never the id of anything. */
const UNKNOWN_ID = 900_000_001;
const FAULTS = ['5xx', 'foreign fields', 'writes', 'other answers'] as const;

describe('thirty athletes of two teams and of another club', () => {
  const tally = new Tally('athletes', ['athletes', 'routes', 'requests', 'answers with own texts', ...FAULTS]);
  let at: TestApp;
  let cast: Cast;
  let athletes: CastAthlete[];
  let routes: Route[];
  let problems: string[];
  let stored: { digest: string; rows: StoredRows };

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    athletes = await castAthletes(at, cast, ATHLETES_PER_TEAM);
    routes = routesOf(at);
    tally.count('athletes', athletes.length);
    tally.count('routes', routes.length);
  }, 60_000);
  beforeEach(async () => {
    problems = [];
    await remember();
  });
  afterEach(() => expect(problems.slice(0, 20)).toEqual([]));
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  const rowsOf = (...callers: RouteRow['caller'][]) => INVENTORY.filter(({ caller }) => callers.includes(caller));
  /** In the order of the table: what ends the device comes last. */
  const athleteRows = () =>
    Object.keys(ATHLETE_ROUTES).flatMap((route) => rowsOf('athlete').filter((row) => row.route === route));
  const success = (name: RouteName) => routes.find((route) => nameOf(route) === name)?.answer.status;

  async function remember(): Promise<void> {
    stored = { digest: await digestOf(at), rows: await storedRows(at) };
  }

  function complain(kind: (typeof FAULTS)[number], problem: string): void {
    tally.count(kind);
    problems.push(problem);
  }

  interface Expected {
    status?: number;
    /** Tables in which rows of the caller may change; none by default. */
    writes?: readonly string[];
    headers?: Record<string, string>;
  }

  /** Sends a call as the athlete's browser and looks for faults; `writes` names tables that may change. */
  async function ask(
    athlete: CastAthlete,
    call: BuiltCall,
    what: string,
    { status, writes = [], headers = {}, who = athlete.device }: Expected & { who?: Actor } = {},
  ): Promise<Response> {
    const response = await send(who, call, headers);
    await at.app.get(AfterAnswer).idle();
    tally.count('requests');
    const summary = `${athlete.mark}, ${call.method} ${call.url}: ${what} is answered ${response.statusCode}`;
    if (response.statusCode >= 500) complain('5xx', summary);
    if (status !== undefined && response.statusCode !== status)
      complain('other answers', `${summary} instead of ${status}: ${response.payload.slice(0, 200)}`);
    if (!['no-referrer', 'same-origin'].includes(String(response.headers['referrer-policy'])))
      complain('other answers', `${summary} and lets other sites know the address`);
    const answered = `${response.payload}${JSON.stringify(response.headers)}`.toLowerCase();
    for (const text of textsOfOthers(athlete, athletes, cast))
      if (answered.includes(text.toLowerCase())) complain('foreign fields', `${summary} with ${text}`);
    if (response.payload.includes(athlete.mark)) tally.count('answers with own texts');
    await judgeWrites(athlete, response.statusCode < 300 ? writes : [], summary);
    return response;
  }

  async function judgeWrites({ things }: CastAthlete, writes: readonly string[], summary: string): Promise<void> {
    if ((await digestOf(at)) === stored.digest) return;
    const before = stored.rows;
    await remember();
    for (const changed of changedRows(before, stored.rows)) {
      const owners = athletesOf(changed);
      if (!writes.includes(changed.table) || owners.length !== 1 || owners[0] !== things.athlete)
        complain('writes', `${summary} and changes ${changed.table}: ${JSON.stringify(changed.row)}`);
    }
  }

  it('have a row in this wall for each of their routes', () => {
    const found = routes.filter(({ caller }) => caller === 'athlete').map(nameOf);
    expect(found.sort()).toEqual(Object.keys(ATHLETE_ROUTES).sort());
    expect(athleteRows().map(({ route }) => route)).toHaveLength(found.length);
  });

  it('are refused on every route of coaches, of the app and of releases, wherever their token is sent', async () => {
    const session = at.app.get(SessionCookie).name;
    for (const row of rowsOf('coach', 'app', 'program', 'release'))
      for (const athlete of athletes) {
        const everywhere = new Actor(at);
        everywhere.cookies = { ...athlete.device.cookies, [session]: athlete.token };
        await ask(athlete, callOf(row.route, row.valid(athlete.party.things)), 'a call that is not theirs', {
          status: 401,
          who: everywhere,
          headers: { authorization: `Bearer ${athlete.token}` },
        });
      }
  }, 180_000);

  it('get from public routes that read what everybody gets', async () => {
    for (const { route, valid } of rowsOf('anyone').filter((row) => row.route.startsWith('GET')))
      for (const athlete of athletes) {
        const call = callOf(route, valid(athlete.party.things));
        // The calendar of a team is open to everyone with its secret.
        const own = await (route.includes(':secret')
          ? send(athlete.device, call)
          : ask(athlete, call, 'a public call'));
        same(athlete, call, own, await send(new Actor(at), call), 'with a cookie');
      }
  }, 60_000);

  it('read and write their own data, and nothing else', async () => {
    for (const athlete of athletes)
      for (const row of athleteRows().filter(({ route }) => !ATHLETE_ROUTES[route]?.endsDevice))
        for (const request of [row.valid(athlete.things), ...(row.variants?.(athlete.things) ?? [])]) {
          const { writes = [] } = ATHLETE_ROUTES[row.route] ?? {};
          await ask(athlete, callOf(row.route, request), 'an own call', { status: success(row.route), writes });
        }
  }, 180_000);

  it('get for the ids of others the answer for an unknown one: of the team, of the club, of another club', async () => {
    for (const [index, athlete] of athletes.entries()) {
      const others = [1, ATHLETES_PER_TEAM, 2 * ATHLETES_PER_TEAM].map(
        (step) => athletes[(index + step) % athletes.length] as CastAthlete,
      );
      // In the same team, too, for the last ones of each.
      const mates = athletes.filter((other) => other.party === athlete.party && other !== athlete).slice(0, 1);
      for (const row of athleteRows()) await foreignIds(athlete, row, [...others, ...mates]);
    }
  }, 180_000);

  async function foreignIds(athlete: CastAthlete, row: RouteRow, others: readonly CastAthlete[]): Promise<void> {
    for (const [path, { names }] of Object.entries(row.positions ?? {})) {
      if (names === 'nothing' || typeof athlete.things[names] !== 'number') continue;
      for (const request of [row.valid(athlete.things), ...(row.variants?.(athlete.things) ?? [])]) {
        if (valueAt(request, path) === undefined) continue;
        const call = (id: unknown) => callOf(row.route, withValue(request, path, id));
        const reference = await ask(athlete, call(UNKNOWN_ID), `an unknown ${path}`, { status: 404 });
        for (const other of others) {
          const foreign = [
            // What a team shares is foreign to other teams only.
            ...(other.things[names] === athlete.things[names] ? [] : [other.things[names]]),
            ...(names === 'pastEvent' ? [other.ownEvent] : []),
          ];
          for (const id of foreign)
            same(athlete, call(id), await ask(athlete, call(id), `${path} of ${other.mark}`), reference, other.mark);
        }
      }
    }
  }

  it('cannot name whom they answer for: neither in the address nor in the body', async () => {
    for (const [index, athlete] of athletes.entries()) {
      const other = athletes[(index + 1) % athletes.length]?.things.athlete ?? 0;
      for (const row of athleteRows()) {
        const request = row.valid(athlete.things);
        const named: RouteRequest[] = [{ ...request, query: { ...request.query, athlete_id: other } }];
        if (request.body !== undefined) named.push(withValue(request, 'body.athlete_id', other));
        for (const each of named) await ask(athlete, callOf(row.route, each), 'a named athlete', { status: 400 });
      }
    }
  }, 180_000);

  it('are the only ones on their routes: coaches, apps and teams that release are answered like anybody', async () => {
    for (const row of athleteRows()) {
      const call = callOf(row.route, row.valid(cast.own.things));
      const [athlete] = athletes as [CastAthlete];
      const reference = await send(new Actor(at), call);
      expect([row.route, reference.statusCode]).toEqual([row.route, 401]);
      const callers = [
        { who: await signedIn(at, cast.own.coach), headers: {} },
        await callerOf(at, { caller: 'app' }, cast.own),
        await callerOf(at, { caller: 'release' }, cast.own),
      ];
      await remember();
      for (const { who, headers } of callers) {
        const response = await ask(athlete, call, 'somebody else', { status: 401, who, headers });
        same(athlete, call, response, reference, 'somebody else');
      }
    }
  });

  it('end with their consent: the next call of each of their devices is refused on every route', async () => {
    for (const athlete of athletes) {
      for (const { route, valid } of athleteRows().filter((row) => ATHLETE_ROUTES[row.route]?.endsDevice)) {
        const { writes = [] } = ATHLETE_ROUTES[route] ?? {};
        await ask(athlete, callOf(route, valid(athlete.things)), 'the end', { status: success(route), writes });
      }
      for (const { route, valid } of athleteRows())
        await ask(athlete, callOf(route, valid(athlete.things)), 'an ended device', { status: 401 });
    }
  }, 180_000);

  function same({ mark }: CastAthlete, call: BuiltCall, response: Response, reference: Response, what: string): void {
    const [one, two] = [response, reference].map((each) => JSON.stringify(comparable(each)));
    if (one !== two)
      complain('other answers', `${mark}, ${call.method} ${call.url}: ${what} is answered ${one} instead of ${two}`);
  }
});
