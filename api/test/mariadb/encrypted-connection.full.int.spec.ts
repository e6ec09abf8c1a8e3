import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { failureMessage } from '../../src/start-messages.js';
import { captureLog } from '../support/log-lines.js';
import { startMariaDb } from '../support/mariadb.mjs';
import { FOREIGN_CERTIFICATE, FOREIGN_KEY, TEST_CERTIFICATE, TEST_KEY } from '../support/test-certificate.js';
import { createTestApp } from '../support/test-app.js';
import { migrateDatabase } from '../support/test-database.js';

const DATABASE = 'touchline_encrypted';

describe('the connection to a database server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-authority-'));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const own = file('own.pem', TEST_CERTIFICATE);
  const foreign = file('foreign.pem', FOREIGN_CERTIFICATE);
  let servers: Record<'own' | 'foreign', Awaited<ReturnType<typeof startMariaDb>>>;

  beforeAll(async () => {
    servers = {
      own: await startMariaDb({ tls: { key: TEST_KEY, certificate: TEST_CERTIFICATE } }),
      foreign: await startMariaDb({ tls: { key: FOREIGN_KEY, certificate: FOREIGN_CERTIFICATE } }),
    };
    const connection = await mysql.createConnection(servers.own.url.replace('mariadb:', 'mysql:'));
    await connection.query(`CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
    await connection.end();
    await migrateDatabase({ owner: { kind: 'mariadb', url: `${servers.own.url}/${DATABASE}` } });
  }, 60_000);
  afterAll(async () => {
    for (const server of Object.values(servers)) await server.stop();
    rmSync(folder, { recursive: true });
  });

  /** An application on the database at this server, under the name that the certificate of `own` has. */
  const startOn = (server: { port: number }, options: string) => {
    const url = `mariadb://root@localhost:${server.port}/${DATABASE}${options}`;
    return createTestApp({ database: { target: { kind: 'mariadb', url }, drop: async () => undefined } });
  };
  const refusalOf = async (server: { port: number }, options: string) =>
    startOn(server, options).then(
      async (at) => `started: ${await at.close().then(() => 'closed')}`,
      (error: unknown) => failureMessage(error),
    );

  it('is encrypted with ssl-ca, in every connection of the pool', async () => {
    const at = await startOn(servers.own, `?ssl-ca=${encodeURIComponent(own)}`);
    const ciphers = await Promise.all(
      Array.from({ length: 5 }, () =>
        at.read.query<{ Value: string }[]>(
          "SHOW SESSION STATUS WHERE Variable_name = 'Ssl_cipher' AND SLEEP(0.05) = 0",
        ),
      ),
    );
    await at.close();
    for (const [row] of ciphers) expect(row?.Value).toMatch(/^TLS_|^ECDHE/);
  });

  it('is refused where another authority has signed the certificate', async () => {
    for (const options of ['?ssl=true', `?ssl=true&ssl-ca=${encodeURIComponent(foreign)}`])
      expect(await refusalOf(servers.own, options)).toBe(
        'The certificate of the database server is not signed by a known authority, or is not valid: ssl-ca in DATABASE_URL names the file of its authority.',
      );
  });

  it('is refused where the certificate is for another host name', async () => {
    expect(await refusalOf(servers.foreign, `?ssl-ca=${encodeURIComponent(foreign)}`)).toBe(
      'The certificate of the database server is for another host name than DATABASE_URL has.',
    );
  });

  it('is refused where the server has no TLS', async () => {
    const server = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    expect(await refusalOf({ port: Number(server.port || 3306) }, `?ssl-ca=${encodeURIComponent(own)}`)).toBe(
      'The database server offers no TLS, which DATABASE_URL demands.',
    );
  });

  it.each([
    ['db.elsewhere.invalid', 1],
    ['127.0.0.1', 0],
  ])('to %s without TLS is warned of %i times', async (host, warnings) => {
    const log = captureLog();
    try {
      const target = { kind: 'mariadb', url: `mariadb://root@${host}:9/touchline` } as const;
      const at = await createTestApp({
        database: { target, drop: async () => undefined },
        settings: { LOG_LEVEL: 'warn' },
      });
      await at.close();
      expect(log.lines.join('').match(/health data crosses the network in clear text/g) ?? []).toHaveLength(warnings);
    } finally {
      log.restore();
    }
  });

  it('is refused where the file of the authority is missing or has no certificate', async () => {
    for (const [name, code] of [
      [join(folder, 'missing.pem'), 'ENOENT'],
      [file('empty.pem', '\n'), 'ERR_OSSL_PEM_NO_START_LINE'],
    ] as const)
      expect(await refusalOf(servers.own, `?ssl-ca=${encodeURIComponent(name)}`)).toBe(
        `The file ${name} that ssl-ca in DATABASE_URL names cannot be read as certificates (${code}).`,
      );
  });
});
