import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureMessage } from '../../src/start-messages.js';
import { waitUntilReady } from '../../src/wait-until-ready.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** The process starts before its database server. */
describe('a database that starts after the server', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let at: TestApp;
  let reported: string[];

  async function startBefore(collation?: string): Promise<void> {
    database = collation === undefined ? await createMigratedDatabase() : await createTestDatabase(collation);
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    await proxy.pull();
    at = await createTestApp({ database: { target: { kind: 'mariadb', url: url.href }, drop: async () => undefined } });
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    reported = [];
  }
  afterEach(async () => {
    await at.close();
    await proxy.pull();
    await database.drop();
  });

  /** The database server starts when the application has reported that it is unavailable. */
  const ready = (): Promise<void> =>
    waitUntilReady(at.app, new AbortController().signal, (sentence) => {
      reported.push(sentence);
      void proxy.plugIn();
    });

  it('is waited for, which is reported once', async () => {
    await startBefore();
    await ready();
    expect(reported).toEqual(['Not ready: the database is not available or not migrated yet.']);
  });

  it('with a wrong setup ends the start with the sentence that helps', async () => {
    await startBefore('utf8mb4_general_ci');
    const reason = await ready().then(
      () => 'ready',
      (error: unknown) => failureMessage(error),
    );
    expect(reason).toMatch(
      /^The database touchline_test_\w+ uses utf8mb4 with utf8mb4_general_ci\. Touchline needs: ALTER DATABASE .+;$/,
    );
    expect(reported).toEqual(['Not ready: the database is not available or not migrated yet.']);
  });
});
