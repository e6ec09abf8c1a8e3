import { Logger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { isSport } from '@touchline/contracts/sports';
import type { DataSource } from 'typeorm';
import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { READER, WRITER } from '../../src/database/data-source-names.js';
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
import { EVERY_ROUTE_MS } from './support/time-limits.js';
import { WriteFaults } from './support/write-faults.js';

/** Text sent in fields where it does not belong. */
const TYPED = 'typedCanary';
/** Secrets in answers: of a feed, a personal link and a poster. */
const SECRETS = /\/feed\/([\w-]+)\.ics|"(?:key|token)":"([\w-]+)"|#p=(\w+)/g;
/** Areas and versions stand in the registry, which everybody can read. */
const RELEASED = /^(mfe-wall-\d+|\d+\.\d+\.\d+-\d{8})$/;
/** Headers with texts of the client's choice. */
const TALKATIVE = {
  'user-agent': TYPED,
  referer: `http://${TYPED}.test/${TYPED}`,
  'x-request-id': TYPED,
  'x-forwarded-for': TYPED,
  'idempotency-key': TYPED,
  'accept-language': TYPED,
};
/** An error as a driver throws it: with the statement and with the value that was not stored. */
const QUOTING = Object.assign(new Error(`Data too long for column 'name': '${TYPED}'`), {
  sql: `INSERT INTO teams VALUES ('${TYPED}')`,
  sqlMessage: TYPED,
  parameters: [TYPED],
  query: TYPED,
});
/** From tables that most calls use last to those that all calls use first. */
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

/** An application that logs everything, and its callers. */
interface LoggingApp {
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

  async function talking(): Promise<LoggingApp> {
    const at = await createTestApp({ settings });
    const cast = await createCast(at);
    for (const { mark, houseMark, appKey, releaseKey, coach } of [cast.own, cast.colleague, cast.stranger])
      [mark, houseMark, appKey, releaseKey, coach.email, coach.passwordHash].forEach((text) => canaries.add(text));
    return { at, cast };
  }

  async function ask(
    { at }: LoggingApp,
    who: Actor,
    call: BuiltCall,
    headers: Record<string, string> = {},
  ): Promise<number> {
    const { body } = call;
    // Days, times, which are in every line, and values from a list are not secret.
    for (const text of typeof body === 'object' ? textsIn(Object.values(body ?? {})) : [])
      if (
        text.length >= 4 &&
        !/^(?:\d{4}-\d|\d{2}:\d{2}$)/.test(text) &&
        !RELEASED.test(text) &&
        !/^[a-z]+(?:_[a-z]+)*$/.test(text) &&
        !isSport(text)
      )
        canaries.add(text);
    for (const secret of [
      ...Object.values(who.cookies),
      ...Object.values(headers).map((value) => value.replace('Bearer ', '')),
    ])
      if (secret !== '') canaries.add(secret);
    const { statusCode, payload, cookies } = await send(who, call, headers);
    // Secrets that the call itself has created.
    for (const [, feed = '', key = '', poster = ''] of payload.matchAll(SECRETS)) canaries.add(feed || key || poster);
    for (const { value } of cookies) if (value !== '') canaries.add(value);
    await at.app.get(AfterAnswer).idle();
    tally.count('requests');
    tally.count(`${String(statusCode)[0]}xx`);
    return statusCode;
  }

  /** The row's valid call, about new rows if it writes. */
  async function ready(app: LoggingApp, row: RouteRow): Promise<() => Promise<number>> {
    const { own } = app.cast;
    const things = row.route.startsWith('GET') ? own.things : await belongingsOf(app.at, own);
    [
      things.registrationCode,
      things.externalId,
      things.resetToken,
      things.feedSecret,
      things.posterKey,
      things.linkKey,
      things.guardianKey,
      things.invitationToken,
      things.ownInvitationToken,
    ].forEach((secret) => canaries.add(secret));
    const { who, headers } = await callerOf(app.at, row, { ...own, things });
    return () => ask(app, who, callOf(row.route, row.valid(things)), headers);
  }

  /**
   * Checks that the log has at least `least` lines, that all are JSON, and that none contains a text it must not
   * contain.
   */
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

  const close = async ({ at }: LoggingApp) => at.close();

  it(
    'of every successful call contains ids only',
    async () => {
      const app = await talking();
      for (const row of INVENTORY)
        expect([row.route, (await (await ready(app, row))()) < 300]).toEqual([row.route, true]);
      const routes = expectClean(INVENTORY.length).map(({ method, route }) => `${String(method)} ${String(route)}`);
      expect(INVENTORY.map(({ route }) => route as string).filter((route) => !routes.includes(route))).toEqual([]);
      await close(app);
    },
    EVERY_ROUTE_MS,
  );

  it(
    'of every refused call contains nothing of the request',
    async () => {
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
    },
    EVERY_ROUTE_MS,
  );

  it('of unknown addresses does not contain the addresses', async () => {
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

  it('of sign-ins and mailed links, right and wrong, contains no secret', async () => {
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

  it('of a failed mail contains neither its recipient nor its text', async () => {
    const app = await talking();
    const received = mailbox.received.length;
    mailbox.refuseNext(10);
    const { statusCode } = await send(new Actor(app.at), {
      method: 'POST',
      url: '/api/coach/forgot-password',
      body: { email: app.cast.own.coach.email },
    });
    expect(statusCode).toBe(202);
    // Stopping ends the attempts to send.
    await close(app);
    mailbox.refuseNext(0);
    expect(mailbox.received).toHaveLength(received);
    expect(expectClean(2).filter(({ responseCode, level }) => responseCode === 421 && level === 40)).toHaveLength(1);
  });

  it(
    'of a failing database names the place, not the values',
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
      // Real errors of the database: one more table is missing each time.
      const calls = [];
      for (const row of INVENTORY) calls.push(await ready(app, row));
      for (const table of TABLES) {
        await app.at.changeTables(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
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
    rounds({ test: EVERY_ROUTE_MS, soak: 3_600_000 }),
  );

  it(
    'of an unavailable database contains nothing of the requests',
    async () => {
      const app = await talking();
      const calls = [];
      for (const row of INVENTORY) calls.push(await ready(app, row));
      const sources = app.at.instances.flatMap((instance) =>
        [READER, WRITER].map((name) => instance.get<DataSource>(getDataSourceToken(name))),
      );
      for (const source of new Set(sources)) await source.destroy();
      for (const call of calls) await call();
      expect(expectClean(INVENTORY.length).filter(({ status }) => status === 503).length).toBeGreaterThan(
        INVENTORY.length / 2,
      );
      await close(app);
    },
    EVERY_ROUTE_MS,
  );

  it('is checked, together with text printed past the logger', async () => {
    const app = await talking();
    new Logger('trial').warn({ email: app.cast.own.coach.email });
    process.stderr.write(`${app.cast.stranger.mark}\n`);
    process.stdout.write(`${app.cast.own.appKey}\n`);
    expect(logProblems(log.lines.join(''), canaries).length).toBeGreaterThanOrEqual(5);
    await close(app);
  });

  /** The row's valid call with `TYPED` in each place where it does not belong. */
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
