import { setTimeout as delay } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { runWithDeadline } from '../../src/common/concurrency/call-deadline.js';
import { toApiError } from '../../src/common/errors/error-translation.js';
import { NoTimeLeftError, OutcomeUnknownError } from '../../src/database/database-errors.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';

const POOL = 10;
/** More than the pool has connections. */
const MANY = 25;

describe('a call to a slow database', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let at: TestApp;
  let beside: mysql.Connection;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    beside = await mysql.createConnection(url.href.replace(/^mariadb:/, 'mysql:'));
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    at = await createTestApp({
      database: { target: { kind: 'mariadb', url: url.href }, drop: async () => undefined },
      deadlines: { acquireMs: 1000, statementMs: 2000 },
    });
  });
  beforeEach(() => at.empty());
  afterAll(async () => {
    await at.close();
    await proxy.pull();
    await beside.end();
    await database.drop();
  });

  const names = async () => (await at.read.find(InstitutionEntity)).map(({ name }) => name);
  const row = (name: string) => ({ name, timeZone: 'UTC', isDemo: false });

  async function runningSleeps(): Promise<number> {
    const [rows] = await beside.query<mysql.RowDataPacket[]>(
      "SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT SLEEP%'",
    );
    return rows.length;
  }

  it('is answered 503 when its statements together take too long, and sends no more of them', async () => {
    const { id } = await build.institution(at);
    const actor = new Actor(at, await build.coach(at, { institutionId: id }));
    await actor.signIn();
    proxy.slowDown(1500);
    try {
      const overview = await actor.get('/api/dashboard/overview');
      expect([overview.statusCode, overview.headers['retry-after']]).toEqual([503, '2']);
    } finally {
      proxy.slowDown(0);
    }
    expect((await actor.get('/api/dashboard/overview')).statusCode).toBe(200);
  });

  it('leaves no statement running in the database', async () => {
    const abandoned = runWithDeadline(performance.now() + 200, () => at.read.query('SELECT SLEEP(60)'));
    await expect(abandoned).rejects.toThrow('unavailable');
    expect(await runningSleeps()).toBe(1);
    for (let tries = 0; tries < 100 && (await runningSleeps()) > 0; tries += 1) await delay(100);
    expect(await runningSleeps()).toBe(0);
  });

  it('does not take the instance out of rotation: readiness has a connection of its own', async () => {
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    const visitor = new Actor(at);
    expect((await visitor.get('/api/health/ready')).statusCode).toBe(200);
    const load = Promise.allSettled(Array.from({ length: MANY }, () => at.read.query('SELECT SLEEP(1.8)')));
    for (let tries = 0; tries < 30 && (await runningSleeps()) < POOL; tries += 1) await delay(50);
    expect(await runningSleeps()).toBe(POOL);
    expect((await visitor.get('/api/health/ready')).statusCode).toBe(200);
    await load;
  });

  it('stores nothing when the time is over before the end of its transaction', async () => {
    const late = runWithDeadline(performance.now() + 300, () =>
      at.write(async (tx) => {
        await tx.insert(InstitutionEntity, row('late'));
        await delay(400);
      }),
    );
    await expect(late).rejects.toMatchObject({ driverError: expect.any(NoTimeLeftError) });
    expect(await names()).toEqual([]);
    // Every connection can be used again. No more at once than there are: on a slow machine a wait for one would end first.
    const write = (name: string) => at.write((tx) => tx.insert(InstitutionEntity, row(name)));
    for (const turn of ['first', 'second'])
      await Promise.all(Array.from({ length: POOL }, (_, n) => write(`${turn} ${n}`)));
    expect(await names()).toHaveLength(2 * POOL);
  });

  it('says that a change may have been saved when the end of its transaction is not confirmed', async () => {
    const write = at.app.get(UnitOfWork).write(async (tx) => {
      await tx.insert(InstitutionEntity, row('perhaps'));
      proxy.freeze(true);
    });
    const error = await write.catch((failure: unknown) => failure);
    proxy.freeze(false);
    expect(error).toBeInstanceOf(OutcomeUnknownError);
    expect(toApiError(error)).toMatchObject({ status: 503, message: expect.stringContaining('may have been saved') });
  });
});
