import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../../src/start-texts.js';
import { untilReady } from '../../src/until-ready.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** The process starts before its database does. */
describe('a late database', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let at: TestApp;
  let said: string[];

  async function startBefore(collation?: string): Promise<void> {
    database = await createTestDatabase(collation);
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    await proxy.pull();
    at = await createTestApp({ database: { target: { kind: 'mariadb', url: url.href }, drop: async () => undefined } });
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    said = [];
  }
  afterEach(async () => {
    await at.close();
    await proxy.pull();
    await database.drop();
  });

  /** The database comes as soon as it was said that it is away. */
  const ready = (): Promise<void> =>
    untilReady(at.app, new AbortController().signal, (sentence) => {
      said.push(sentence);
      void proxy.plugIn();
    });

  it('is waited for, and that is said once', async () => {
    await startBefore();
    await ready();
    expect(said).toEqual(['Not ready: the database is not available yet.']);
  });

  it('that is not as we need it ends the start with the sentence that helps, as an early one would', async () => {
    await startBefore('utf8mb4_general_ci');
    const reason = await ready().then(
      () => 'ready',
      (error: unknown) => reasonOf(error),
    );
    expect(reason).toMatch(
      /^The database touchline_test_\w+ uses utf8mb4 with utf8mb4_general_ci\. Touchline needs: ALTER DATABASE .+;$/,
    );
    expect(said).toEqual(['Not ready: the database is not available yet.']);
  });
});
