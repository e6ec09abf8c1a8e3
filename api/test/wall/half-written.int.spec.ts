import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { nameOf, routesOf } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRow } from './inventory/types.js';
import { belongingsOf } from './support/belongings.js';
import { callerOf } from './support/caller.js';
import { callOf, send } from './support/calls.js';
import { createCast, type Cast } from './support/cast.js';
import { digestOf } from './support/digest.js';
import { WRITTEN_BY_NO_CALL } from './support/ranges.js';
import { Tally } from './support/tally.js';
import { EVERY_ROUTE_MS, ONE_ROUTE_MS } from './support/time-limits.js';
import { WriteFaults } from './support/write-faults.js';

/** An error of a database, and the status of the answer. */
const FAULTS: [string, () => Error, number][] = [
  ['a fault', () => new Error('The disk is on fire.'), 500],
  [
    'a database that takes too long',
    () => Object.assign(new Error('Query execution was interrupted'), { code: 'ER_STATEMENT_TIMEOUT' }),
    503,
  ],
];

/** Routes that do a part of their work after the answer, so that the answer reveals nothing. */
const DONE_AFTER_THE_ANSWER = ['POST /api/coach/forgot-password'];

/** Routes that store the sent data, and mail after the answer: a mail that could not be made then waits. */
const MAILS_AFTER_THE_ANSWER = ['PUT /api/athlete/address'];

/** Statements beside the purpose of a call: counters of attempts. */
const countsTries = (sql: string): boolean => sql === 'COMMIT' || /[`"]attempt_counters[`"]/.test(sql);

/** Statements of the queue of mails. After the mail was sent they only note that, and look for further ones. */
const queuesMail = (sql: string): boolean => sql === 'COMMIT' || /[`"]mails[`"]/.test(sql);

/** More statements than any call has. */
const NO_FAULT = 200;

describe('a write with a failing statement', () => {
  const tally = new Tally('half-written', ['routes', 'faults', 'half-written calls']);
  const writing = INVENTORY.filter(({ route, files, onlyReads }) => !route.startsWith('GET') && !files && !onlyReads);
  let at: TestApp;
  let cast: Cast;
  let faults: WriteFaults;
  let retriable: Set<string>;
  let senders = 0;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    retriable = new Set(
      routesOf(at)
        .filter((route) => route.retriable)
        .map(nameOf),
    );
    faults = new WriteFaults(at);
    tally.count('routes', writing.length);
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  /**
   * Sends the row's valid call repeatedly, with the same idempotency key when the route accepts one, as a client does
   * after a failure.
   */
  async function sender(row: RouteRow): Promise<(failing: number, error: Error) => Promise<number>> {
    const things = await belongingsOf(at, cast.own);
    const { who, headers } = await callerOf(at, row, { ...cast.own, things });
    const call = callOf(row.route, row.valid(things));
    const key: Record<string, string> = retriable.has(row.route)
      ? { 'idempotency-key': `half-written-${(senders += 1)}` }
      : {};
    return async (failing, error) => {
      // Attempts are counted with every answer, and a mail that was not sent waits: neither is part of this test.
      for (const table of [AttemptCounterEntity, MailEntity])
        await at.write((tx) => tx.createQueryBuilder().delete().from(table).execute());
      faults.arm(failing, error);
      const { statusCode } = await send(who, call, { ...headers, ...key });
      await at.app.get(AfterAnswer).idle();
      faults.disarm();
      return statusCode;
    };
  }

  describe.each(FAULTS)('%s', (_name, error, status) => {
    it.each(writing.map((row) => [row.route, row] as const))(
      'at any statement of %s leaves everything as it was',
      async (route, row) => {
        let call = await sender(row);
        let before = await digestOf(at);
        for (let failing = 1; failing < NO_FAULT; failing += 1) {
          const answered = await call(failing, error());
          const changed = (await digestOf(at)) !== before;
          if (!faults.thrown) {
            // Past its last statement: the call that failed before succeeds now.
            expect([route, answered < 300, changed, failing > 1]).toEqual([route, true, true, true]);
            return;
          }
          tally.count('faults');
          const summary = `${route}, fault at statement ${failing}: ${faults.failed.join('; ')}`;
          const afterwards = DONE_AFTER_THE_ANSWER.includes(route);
          const isMailSent = afterwards && changed && faults.failed.every(queuesMail);
          const mailWaits = MAILS_AFTER_THE_ANSWER.includes(route) && changed;
          if (answered < 300 && (isMailSent || mailWaits || faults.failed.every(countsTries))) {
            // Everything was stored before its attempts were released, and the answer says so.
            expect([summary, changed]).toEqual([summary, true]);
            tally.count('done before the fault');
            [call, before] = [await sender(row), await digestOf(at)];
          } else {
            if (changed) tally.count('half-written calls');
            expect([summary, changed, afterwards && answered < 300 ? status : answered]).toEqual([
              summary,
              false,
              status,
            ]);
          }
        }
        throw new Error(`${route} never came to its end.`);
      },
      ONE_ROUTE_MS,
    );
  });

  it(
    'writes only to tables with known ranges',
    async () => {
      const written = new Set<string>();
      for (const row of INVENTORY.filter(({ route }) => !route.startsWith('GET'))) {
        expect(await (await sender(row))(NO_FAULT, new Error())).toBeLessThan(300);
        for (const sql of faults.statements) {
          const table = /^(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+[`"]?(\w+)/i.exec(sql)?.[1];
          if (table !== undefined) written.add(table);
        }
      }
      expect([...written].sort()).toEqual(
        at.read.dataSource.entityMetadatas
          .map(({ tableName }) => tableName)
          .filter((table) => !(table in WRITTEN_BY_NO_CALL))
          .sort(),
      );
    },
    EVERY_ROUTE_MS,
  );
});
