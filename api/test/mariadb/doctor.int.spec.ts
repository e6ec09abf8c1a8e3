import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type Connection } from 'mysql2/promise';
import { CANARY, Installation } from '../doctor/installation.js';
import { buildApi } from '../support/built-api.js';
import { freePort } from '../support/free-port.js';
import { startMariaDb, type MariaDbServer } from '../support/mariadb.mjs';
import { TcpProxy } from '../support/tcp-proxy.js';
import { migrateDatabase } from '../support/test-database.js';
import { FOREIGN_CERTIFICATE, TEST_CERTIFICATE, TEST_KEY } from '../support/test-certificate.js';

const NAME = 'touchline_doctor';
/** What the server of a club has set; `durable` of `startMariaDb` is a part of it. */
const DURABLE = ['log-bin=binary-log', 'sync_binlog=1'];

/** Each test runs the command several times. */
jest.setTimeout(120_000);

describe('npm run doctor, about MariaDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-authority-'));
  let server: MariaDbServer;
  let root: Connection;
  let installation: Installation;
  let url: string;

  beforeAll(async () => {
    buildApi();
    server = await startMariaDb({
      durable: true,
      settings: DURABLE,
      tls: { key: TEST_KEY, certificate: TEST_CERTIFICATE },
    });
    root = await mysql.createConnection(server.url.replace('mariadb:', 'mysql:'));
    await root.query(`CREATE DATABASE ${NAME} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
    await root.query(`CREATE USER app@'%' IDENTIFIED BY '${CANARY}'`);
    await root.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${NAME}.* TO app@'%'`);
    url = `mariadb://app:${CANARY}@localhost:${server.port}/${NAME}`;
    await migrateDatabase({ owner: { kind: 'mariadb', url: `${server.url}/${NAME}` } });
    installation = await Installation.create({ kind: 'mariadb', url });
  }, 60_000);
  afterAll(async () => {
    await root.end();
    await server.stop();
    installation.remove();
    rmSync(folder, { recursive: true });
  });

  /** The lines about a subject while something is wrong on the server. */
  async function during(wrong: string, right: string, subject: string): Promise<string[]> {
    await root.query(wrong);
    try {
      return (await installation.diagnose()).about(subject);
    } finally {
      await root.query(right);
    }
  }

  it('finds nothing wrong in a sound one', async () => {
    const { about } = await installation.diagnose();
    expect(about('Database')).toEqual([
      expect.stringMatching(
        `^ok: MariaDB 1\\d\\.\\d+\\.\\d+ at localhost:${server.port} answers for the database ${NAME}\\.$`,
      ),
    ]);
    expect(about('Durability')).toEqual([
      'ok: MariaDB has each change on the disk before it confirms it, and so is its binary log.',
    ]);
    expect(about('Tables')).toEqual([
      expect.stringMatching(/^ok: All \d+ tables use InnoDB with utf8mb4_nopad_bin\.$/),
    ]);
    expect(about('Connections')).toEqual([
      expect.stringMatching(/^ok: MariaDB allows \d+ connections; each server of the product needs up to 11\.$/),
    ]);
    expect(about('Encryption')).toEqual(['ok: The connection to the database stays on this machine.']);
    expect(about('Rights')).toEqual(['ok: The user in DATABASE_URL may read and write the rows of this database.']);
    expect(about('Cluster')).toEqual([]);
    expect(about('Clock')).toContain('ok: The clocks of this machine and of the database server agree.');
    expect(about('Disk')).toContainEqual(expect.stringContaining('The disk of the folder of MariaDB ('));
  });

  it.each([
    [
      'innodb_flush_log_at_trx_commit',
      '2',
      '1',
      /^failed: innodb_flush_log_at_trx_commit of MariaDB is 2: .+ Set it to 1\.$/,
    ],
    ['sync_binlog', '0', '1', /^failed: sync_binlog of MariaDB is 0, and the binary log is on: /],
    ['read_only', 'ON', 'OFF', /^failed: MariaDB is read_only: /],
  ])('finds %s = %s', async (variable, wrong, right, expected) => {
    const lines = await during(`SET GLOBAL ${variable} = ${wrong}`, `SET GLOBAL ${variable} = ${right}`, 'Durability');
    expect(lines).toEqual([expect.stringMatching(expected)]);
  });

  it('finds too few connections, and connections that are closed at once', async () => {
    expect(await during('SET GLOBAL max_connections = 14', 'SET GLOBAL max_connections = 151', 'Connections')).toEqual([
      expect.stringMatching(/^failed: MariaDB allows 14 connections, .+ needs 15: /),
    ]);
    expect(await during('SET GLOBAL wait_timeout = 30', 'SET GLOBAL wait_timeout = 28800', 'Connections')).toEqual([
      expect.stringMatching(/^warning: wait_timeout of MariaDB is 30 seconds/),
    ]);
    expect((await installation.diagnose({ DATABASE_CONNECTIONS: '200' })).about('Connections')[0]).toMatch(
      /^failed: .+ needs 205: /,
    );
  });

  it('finds rights on other databases, and allows those of a backup', async () => {
    expect(await during("GRANT SELECT ON *.* TO app@'%'", "REVOKE SELECT ON *.* FROM app@'%'", 'Rights')).toEqual([
      expect.stringMatching(/^warning: .+ may change more than this database/),
    ]);
    expect(
      await during(
        "GRANT RELOAD, BINLOG MONITOR ON *.* TO app@'%'",
        "REVOKE RELOAD, BINLOG MONITOR ON *.* FROM app@'%'",
        'Rights',
      ),
    ).toEqual([expect.stringMatching(/^ok: /)]);
    const everything = server.url.replace('127.0.0.1', 'localhost');
    expect((await installation.diagnose({ DATABASE_URL: `${everything}/${NAME}` })).about('Rights')).toEqual([
      expect.stringMatching(/^warning: .+ may change tables, .+ MIGRATION_DATABASE_URL/),
      expect.stringMatching(/^warning: .+ may change more than this database/),
    ]);
  });

  it('finds a right that is missing, and rights that only migrations need', async () => {
    const change = (verb: string, right: string) =>
      `${verb} ${right} ON ${NAME}.* ${verb === 'GRANT' ? 'TO' : 'FROM'} app@'%'`;
    expect(await during(change('REVOKE', 'DELETE'), change('GRANT', 'DELETE'), 'Rights')).toEqual([
      expect.stringMatching(/^failed: .+ lacks rights on this database: GRANT DELETE ON `touchline_doctor`/),
    ]);
    expect(await during(change('GRANT', 'ALTER'), change('REVOKE', 'ALTER'), 'Rights')).toEqual([
      expect.stringMatching(/^warning: .+ may change tables/),
    ]);
  });

  it('finds tables of another collation or engine', async () => {
    const table = `${NAME}.doctor_table`;
    const drop = `DROP TABLE ${table}`;
    expect(await during(`CREATE TABLE ${table} (id INT) COLLATE utf8mb4_general_ci`, drop, 'Tables')).toEqual([
      expect.stringMatching(
        /^failed: The table doctor_table uses utf8mb4_general_ci, .+ CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;$/,
      ),
    ]);
    expect(await during(`CREATE TABLE ${table} (id INT) ENGINE=MyISAM`, drop, 'Tables')).toEqual([
      expect.stringMatching(/^failed: The table doctor_table uses MyISAM/),
    ]);
  });

  it('finds a database of another collation, an unknown one, a wrong password, and no server', async () => {
    const right = `ALTER DATABASE ${NAME} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`;
    const wrong = `ALTER DATABASE ${NAME} CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci`;
    expect(await during(wrong, right, 'Database')).toEqual([
      expect.stringMatching(
        /^failed: The database touchline_doctor uses utf8mb4 with utf8mb4_general_ci\. Touchline needs: ALTER DATABASE/,
      ),
    ]);

    const at = async (DATABASE_URL: string) => {
      const { about, code } = await installation.diagnose({ DATABASE_URL });
      expect(code).toBe(1);
      for (const subject of ['Migrations', 'Durability', 'Tables', 'Waiting mails'])
        expect(about(subject)).toEqual(['not checked: The database cannot be read: see above.']);
      return about('Database')[0];
    };
    expect(await at(url.replace(CANARY, `${CANARY}2`))).toBe(
      'failed: The database server refuses the user or password in DATABASE_URL.',
    );
    expect(await at(`${server.url.replace('127.0.0.1', 'localhost')}/missing`)).toBe(
      'failed: The database named in DATABASE_URL does not exist on its server.',
    );
    expect(await at(url.replace(String(server.port), String(await freePort())))).toMatch(
      /^failed: The database does not answer, or not in time/,
    );
  });

  it('finds a server that is frozen, within its limit', async () => {
    const proxy = new TcpProxy({ host: '127.0.0.1', port: server.port });
    const port = await proxy.plugIn();
    proxy.freeze(true);
    const { about } = await installation.diagnose({ DATABASE_URL: url.replace(String(server.port), String(port)) }, [
      '--seconds',
      '3',
    ]);
    await proxy.pull();
    expect(about('Database')).toEqual([expect.stringMatching(/^failed: The database does not answer, or not in time/)]);
    expect(about('Folders')[0]).toMatch(/^ok: /);
  });

  it('tells how the connection is encrypted, and what is wrong with its certificate', async () => {
    const file = (name: string, pem: string) => {
      writeFileSync(join(folder, name), pem);
      return `${url}?ssl-ca=${encodeURIComponent(join(folder, name))}`;
    };
    const own = await installation.diagnose({ DATABASE_URL: file('own.pem', TEST_CERTIFICATE) });
    expect(own.about('Encryption')).toEqual([
      expect.stringMatching(/^ok: The connection to the database is encrypted \(TLSv1\.\d\)\.$/),
    ]);
    const foreign = await installation.diagnose({ DATABASE_URL: file('foreign.pem', FOREIGN_CERTIFICATE) });
    expect(foreign.about('Database')).toEqual([
      expect.stringMatching(/^failed: The certificate of the database server is not signed by a known authority/),
    ]);
  });
});
