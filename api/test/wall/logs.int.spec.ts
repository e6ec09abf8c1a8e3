import { Logger } from '@nestjs/common';
import { SPORTS } from '@touchline/contracts/sports';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { Database } from '../../src/database/database.js';
import { Actor, ORIGIN } from '../support/actors.js';
import { PASSWORD } from '../support/factories.js';
import { captureLog } from '../support/log-lines.js';
import { linkIn, Mailbox } from '../support/mailbox.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { rounds } from '../support/soak.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRow } from './inventory/types.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send, withValue, type BuiltCall } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { placesOf } from './support/id-variants.js';
import { logProblems, textsIn } from './support/log-problems.js';
import { fieldsOf } from './support/schema-fields.js';
import { Tally } from './support/tally.js';
import { WriteFaults } from './support/write-faults.js';

/** What somebody types, wherever it does not belong. */
const TYPED = 'typedCanary';
/** Whatever a client may say of itself. */
const TALKATIVE = {
  'user-agent': TYPED,
  referer: `http://${TYPED}.test/${TYPED}`,
  'x-request-id': TYPED,
  'x-forwarded-for': TYPED,
  'idempotency-key': TYPED,
  'accept-language': TYPED,
};
/** How a driver complains: with the statement, and with what it could not store. */
const QUOTING = Object.assign(new Error(`Data too long for column 'name': '${TYPED}'`), {
  sql: `INSERT INTO teams VALUES ('${TYPED}')`,
  sqlMessage: TYPED,
  parameters: [TYPED],
  query: TYPED,
});
/** From what most calls need last to what all of them need first. */
const TABLES = [
  'training_sessions',
  'wellness_entries',
  'pending_athletes',
  'athletes',
  'teams',
  'password_resets',
  'coaches',
  'sessions',
];

/** An application that says everything it ever says, and whoever calls it. */
interface Talking {
  at: TestApp;
  cast: Cast;
}

describe('the log', () => {
  const tally = new Tally('logs', [
    'requests',
    '2xx',
    '4xx',
    '5xx',
    'lines',
    'canaries',
    'lines with a canary or no JSON',
  ]);
  const mailbox = new Mailbox();
  const canaries = new Set<string>([PASSWORD, TYPED]);
  let log: ReturnType<typeof captureLog>;
  let settings: Record<string, string>;

  beforeAll(async () => {
    settings = {
      LOG_LEVEL: 'trace',
      SMTP_URL: await mailbox.open(),
      PUBLIC_URL: ORIGIN,
      LOGIN_LIMIT_PER_ACCOUNT: '1000000',
      LOGIN_LIMIT_PER_ADDRESS: '1000000',
    };
  });
  afterAll(async () => {
    await mailbox.close();
    tally.count('canaries', canaries.size);
    tally.print();
  });
  beforeEach(() => {
    log = captureLog();
  });
  afterEach(() => log.restore());

  async function talking(): Promise<Talking> {
    const at = await createTestApp({ settings });
    const cast = await createCast(at);
    for (const { mark, houseMark, appKey, coach } of [cast.own, cast.colleague, cast.stranger])
      [mark, houseMark, appKey, coach.email, coach.passwordHash].forEach((text) => canaries.add(text));
    return { at, cast };
  }

  async function ask(
    { at }: Talking,
    who: Actor,
    call: BuiltCall,
    headers: Record<string, string> = {},
  ): Promise<number> {
    const { body } = call;
    // Days and what is chosen from a list are nobody's secret.
    for (const text of typeof body === 'object' ? textsIn(Object.values(body ?? {})) : [])
      if (
        text.length >= 4 &&
        !/^\d{4}-\d/.test(text) &&
        !/^[a-z]+(?:_[a-z]+)*$/.test(text) &&
        !SPORTS.some((sport) => sport === text)
      )
        canaries.add(text);
    for (const secret of [
      ...Object.values(who.cookies),
      ...Object.values(headers).map((value) => value.replace('Bearer ', '')),
    ])
      if (secret !== '') canaries.add(secret);
    const { statusCode, payload } = await send(who, call, headers);
    // Made by the call itself.
    for (const [, secret = ''] of payload.matchAll(/\/feed\/([\w-]+)\.ics/g)) canaries.add(secret);
    await at.app.get(AfterAnswer).idle();
    tally.count('requests');
    tally.count(`${String(statusCode)[0]}xx`);
    return statusCode;
  }

  /** The row's valid call, about new things. */
  async function ready(app: Talking, row: RouteRow): Promise<() => Promise<number>> {
    const things = await belongingsOf(app.at, app.cast.own);
    [things.registrationCode, things.externalId, things.resetToken, things.feedSecret].forEach((secret) =>
      canaries.add(secret),
    );
    const { who, headers } = await callerOf(app.at, row, app.cast.own);
    return () => ask(app, who, callOf(row.route, row.valid(things)), headers);
  }

  /** What was said by now is JSON, names ids alone, and is not nothing: `most` lines at least. */
  function expectClean(least: number): Record<string, unknown>[] {
    const text = log.lines.join('');
    const lines = text.split('\n').filter((line) => line !== '');
    const problems = logProblems(text, canaries);
    tally.count('lines', lines.length);
    tally.count('lines with a canary or no JSON', problems.length);
    expect(problems.slice(0, 10)).toEqual([]);
    expect(lines.length).toBeGreaterThanOrEqual(least);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  const close = async ({ at }: Talking) => at.close();

  it('of every call that works names ids alone', async () => {
    const app = await talking();
    for (const row of INVENTORY)
      expect([row.route, (await (await ready(app, row))()) < 300]).toEqual([row.route, true]);
    const routes = expectClean(INVENTORY.length).map(({ method, route }) => `${String(method)} ${String(route)}`);
    expect(INVENTORY.map(({ route }) => route as string).filter((route) => !routes.includes(route))).toEqual([]);
    await close(app);
  });

  it('of every call that is refused tells nothing of what was sent', async () => {
    const app = await talking();
    const routes = new Map(routesOf(app.at).map((route) => [nameOf(route), route]));
    for (const row of INVENTORY) {
      const { who, headers } = await callerOf(app.at, row, app.cast.own);
      for (const call of wrongCalls(row, routes.get(row.route) as Route, app.cast))
        await ask(app, who, call, { ...TALKATIVE, ...headers });
      if (!row.route.startsWith('GET'))
        await ask(app, who, callOf(row.route, { ...row.valid(app.cast.own.things), body: {} }), {
          ...TALKATIVE,
          ...headers,
          'content-type': `text/plain; charset=${TYPED}`,
        });
      await ask(app, new Actor(app.at), callOf(row.route, row.valid(app.cast.own.things)), {
        ...TALKATIVE,
        authorization: `Bearer ${TYPED}`,
        cookie: `${TYPED}=${TYPED}; touchline_session=${TYPED}`,
      });
    }
    const statuses = new Set(expectClean(INVENTORY.length * 5).map(({ status }) => status));
    expect([400, 401, 413, 415].filter((status) => !statuses.has(status))).toEqual([]);
    expect([...statuses].filter((status) => Number(status) >= 500)).toEqual([]);
    await close(app);
  });

  it('of addresses that do not exist does not say them', async () => {
    const app = await talking();
    const { who } = await callerOf(app.at, { caller: 'coach' }, app.cast.own);
    const urls = [
      `/api/${TYPED}`,
      `/${TYPED}/${TYPED}.js?${TYPED}=${TYPED}`,
      `/api/teams/${TYPED}/${TYPED}`,
      `/api/%zz${TYPED}`,
      `/api/athletes/${'x'.repeat(3000)}${TYPED}`,
      `/..%2f${TYPED}`,
    ];
    for (const url of urls)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
        expect(
          await ask(app, who, { method, url, body: method === 'GET' ? undefined : { [TYPED]: TYPED } }, TALKATIVE),
        ).toBeGreaterThanOrEqual(200);
    const unmatched = expectClean(urls.length * 3).filter(
      ({ route }) => route === 'unmatched' || String(route).endsWith('*'),
    );
    expect(unmatched.length).toBeGreaterThan(urls.length);
    await close(app);
  });

  it('of sign-ins and mailed links, right and wrong, keeps every secret', async () => {
    const app = await talking();
    const { own } = app.cast;
    const nobody = new Actor(app.at);
    const login = (email: string, password: string) =>
      ask(app, nobody, { method: 'POST', url: '/api/coach/login', body: { email, password } });
    expect(await login(own.coach.email, PASSWORD)).toBe(200);
    expect(await login(own.coach.email, `${TYPED}#1wrong`)).toBe(401);
    expect(await login(`${TYPED}@club.test`, `${TYPED}#2wrong`)).toBe(401);
    for (const email of [own.coach.email, `${TYPED}@club.test`])
      expect(await ask(app, nobody, { method: 'POST', url: '/api/coach/forgot-password', body: { email } })).toBe(202);
    const { token } = linkIn(mailbox.received.at(-1)?.mail.text);
    canaries.add(token);
    for (const [sent, password, status] of [
      [TYPED.repeat(4), 'Different#3horse', 400],
      [token, 'weakCanary', 400],
      [token, 'Different#3horse', 204],
      [token, 'Different#4horse', 400],
    ] as const) {
      expect(
        await ask(app, nobody, { method: 'POST', url: '/api/coach/reset-password', body: { token: sent, password } }),
      ).toBe(status);
    }
    expectClean(9);
    await close(app);
  });

  it('of a mail that does not get out says neither to whom nor what', async () => {
    const app = await talking();
    const received = mailbox.received.length;
    mailbox.refuseNext(10);
    const { statusCode } = await send(new Actor(app.at), {
      method: 'POST',
      url: '/api/coach/forgot-password',
      body: { email: app.cast.own.coach.email },
    });
    expect(statusCode).toBe(202);
    // A stop ends its tries.
    await close(app);
    mailbox.refuseNext(0);
    expect(mailbox.received).toHaveLength(received);
    expect(expectClean(2).filter(({ responseCode, level }) => responseCode === 421 && level === 50)).toHaveLength(1);
  });

  it(
    'of a database that fails says where, and not with what',
    async () => {
      const app = await talking();
      const faults = new WriteFaults(app.at);
      for (const row of INVENTORY.filter(({ route }) => !route.startsWith('GET'))) {
        const call = await ready(app, row);
        for (const statement of [1, 2, 3, 4, 5]) {
          faults.arm(statement, QUOTING);
          await call();
          faults.disarm();
        }
      }
      // And in its own words: a table less each time.
      const calls = [];
      for (const row of INVENTORY) calls.push(await ready(app, row));
      for (const table of TABLES) {
        await app.at.write((tx) => tx.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`));
        for (const call of calls) await call();
      }
      const lines = expectClean(INVENTORY.length * TABLES.length);
      expect(lines.filter(({ status }) => status === 500).length).toBeGreaterThan(INVENTORY.length);
      expect(
        lines.filter(({ kind, stack }) => kind === 'QueryFailedError' && Array.isArray(stack)).length,
      ).toBeGreaterThan(INVENTORY.length);
      await close(app);
      // Every write five times, and every call once for each table.
    },
    rounds({ test: 120_000, soak: 3_600_000 }),
  );

  it('of a database that is away says nothing of who asked for what', async () => {
    const app = await talking();
    const calls = [];
    for (const row of INVENTORY) calls.push(await ready(app, row));
    await app.at.app.get(Database).close();
    for (const call of calls) await call();
    expect(expectClean(INVENTORY.length).filter(({ status }) => status === 503).length).toBeGreaterThan(
      INVENTORY.length / 2,
    );
    await close(app);
  });

  it('would be found out, also past itself', async () => {
    const app = await talking();
    new Logger('trial').warn({ email: app.cast.own.coach.email });
    process.stderr.write(`${app.cast.stranger.mark}\n`);
    process.stdout.write(`${app.cast.own.appKey}\n`);
    expect(logProblems(log.lines.join(''), canaries).length).toBeGreaterThanOrEqual(5);
    await close(app);
  });

  /** The row's valid call with what was typed in each place where it does not belong. */
  function wrongCalls(row: RouteRow, route: Route, { own }: Cast): BuiltCall[] {
    const valid = row.valid(own.things);
    const fields = fieldsOf(route).filter(({ path }) => path !== 'body');
    const replaced = fields.flatMap(({ path }) =>
      [`${TYPED}\u0000`, { [TYPED]: TYPED }].map((value) =>
        callOf(row.route, withValue(valid, placesOf(valid, path)[0] ?? path, path.startsWith('body.') ? value : TYPED)),
      ),
    );
    const asked = callOf(row.route, { ...valid, query: { ...valid.query, [TYPED]: TYPED } });
    if (route.method === 'GET') return [...replaced, asked];
    const call = callOf(row.route, valid);
    const bodies = [
      { [TYPED]: TYPED },
      `{"${TYPED}":"${TYPED}`,
      `${TYPED}`,
      [TYPED],
      `{"${TYPED}":"\\ud800"}`,
      JSON.stringify({ [TYPED]: 'x'.repeat(1_100_000) }),
      `{"${TYPED}":${'['.repeat(50)}${']'.repeat(50)}}`,
    ];
    return [...replaced, asked, ...bodies.map((body) => ({ ...call, body }))];
  }
});
