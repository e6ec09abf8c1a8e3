import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MariaDbSession } from '../../src/backup/mariadb/mariadb-session.js';
import { takeMariaDbSnapshot } from '../../src/backup/mariadb/mariadb-snapshot.js';
import { MariaDbTarget } from '../../src/backup/mariadb/mariadb-target.js';
import { makeFormer } from '../support/former-database.js';
import { createTestDatabase, migrateDatabase, type TestDatabase } from '../support/test-database.js';

jest.setTimeout(60_000);

describe('a MariaDB database to restore into', () => {
  let database: TestDatabase;
  let url: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    url = database.owner.kind === 'mariadb' ? database.owner.url : '';
  });
  afterEach(() => database.drop());

  const run = async (...statements: string[]) => {
    const session = await MariaDbSession.open(url);
    for (const statement of statements) await session.query(statement);
    await session.close();
  };
  const open = async () => {
    const target = await MariaDbTarget.open(url);
    await target.close();
  };

  it('is refused while it also has tables of another product', async () => {
    await migrateDatabase(database);
    await open();
    await run('CREATE TABLE wp_posts (id INT PRIMARY KEY)');
    await expect(open()).rejects.toThrow(/not of Touchline \(wp_posts\).+Nothing was changed/);
    await run("INSERT INTO migrations (timestamp, name) VALUES (1, 'OfANewerRelease1')");
    await open();
  });

  it('may have the tables of the migrations before the baseline', async () => {
    await makeFormer(database);
    await open();
    await run('CREATE TABLE wp_posts (id INT PRIMARY KEY)');
    await expect(open()).rejects.toThrow(/not of Touchline \(wp_posts\)/);
  });

  it('is refused when another product has a table of migrations', async () => {
    await run('CREATE TABLE migrations (id INT PRIMARY KEY, migration VARCHAR(50))', 'CREATE TABLE orders (id INT)');
    await expect(open()).rejects.toThrow(/not of Touchline \(orders\)/);
  });

  it('is refused with another collation before anything is changed', async () => {
    await run(`ALTER DATABASE \`${new URL(url).pathname.slice(1)}\` COLLATE utf8mb4_general_ci`);
    await expect(open()).rejects.toThrow(/ALTER DATABASE/);
  });

  it('gives no backup that a migration has changed meanwhile', async () => {
    await migrateDatabase(database);
    const session = await MariaDbSession.open(url);
    const texts = jest.spyOn(session, 'texts').mockImplementationOnce(async (table, column) => {
      const before = await MariaDbSession.prototype.texts.call(session, table, column);
      await session.query("INSERT INTO migrations (timestamp, name) VALUES (1, 'Meanwhile1')");
      return before;
    });
    const folder = mkdtempSync(join(tmpdir(), 'touchline-snapshot-'));
    await expect(takeMariaDbSnapshot(session, url, folder)).rejects.toThrow(/A migration changed the database/);
    expect(texts).toHaveBeenCalled();
    await session.close();
  });

  it('keeps the connection through a long load, whatever the server allows', async () => {
    const session = await MariaDbSession.open(url);
    const [row] = await session.query<{ seconds: number }[]>('SELECT @@SESSION.wait_timeout AS seconds');
    await session.close();
    expect(Number(row?.seconds)).toBe(604_800);
  });
});
