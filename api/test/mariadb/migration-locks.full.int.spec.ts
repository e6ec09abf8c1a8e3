import { getDataSourceToken } from '@nestjs/typeorm';
import mysql from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { createDatabaseContext } from '../../src/database-context.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { answering, buildApi, ended, outputOf, runProgram, serverEnvironment } from '../support/built-api.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestDatabase } from '../support/test-database.js';

const LOCK_WAIT = 'SELECT @@lock_wait_timeout AS seconds';

describe('migrations on a server that is in use', () => {
  it('wait for locks for seconds, and their connection returns to the pool as it was', async () => {
    const { owner, drop } = await createTestDatabase();
    const context = await createDatabaseContext(owner);
    const source = context.get<DataSource>(getDataSourceToken(WRITER));
    const create = source.createQueryRunner.bind(source);
    const during = new Set<unknown>();
    source.createQueryRunner = (mode) => {
      const runner = create(mode);
      const query = runner.query.bind(runner) as (...all: unknown[]) => Promise<unknown>;
      runner.query = (async (sql: string, ...rest: unknown[]) => {
        if (/^(?:CREATE|ALTER|DROP)(?!.* migration_lease )/.test(sql))
          during.add(((await query(LOCK_WAIT)) as { seconds: number }[])[0]?.seconds);
        return query(sql, ...rest);
      }) as typeof runner.query;
      return runner;
    };
    await context.get(DatabaseConnection).migrate();
    expect([...during]).toEqual([10]);
    const after = await Promise.all(Array.from({ length: 10 }, () => source.query<{ seconds: number }[]>(LOCK_WAIT)));
    for (const [row] of after) expect(row?.seconds).toBe(86_400);
    await context.close();
    await drop();
  });

  it('let the server be live, and not ready, while they run', async () => {
    buildApi();
    const { target, owner, drop } = await createMigratedDatabase();
    const url = new URL(target.kind === 'mariadb' ? target.url : '');
    const other = await mysql.createConnection(String(process.env['TEST_DATABASE_URL']).replace('mariadb:', 'mysql:'));
    await other.query(`USE ${url.pathname.slice(1)}`);
    await other.query('DELETE FROM migrations WHERE name = ?', [MIGRATIONS.at(-1)?.name]);
    // The migration can read, and waits before it notes that it is done.
    await other.query('LOCK TABLES migrations READ');

    const env = await serverEnvironment(target, owner);
    const command = outputOf(runProgram('migrate-command', env));
    const server = runProgram('main', env, { stdio: ['ignore', 'ignore', 'ignore'] });
    try {
      const health = `http://127.0.0.1:${env['PORT']}/api/health`;
      await answering(`${health}/live`, server);
      const status = async (name: string) => (await fetch(`${health}/${name}`)).status;
      expect([await status('live'), await status('ready')]).toEqual([200, 503]);
      await other.query('UNLOCK TABLES');
      expect(await command).toMatchObject({ code: 0, stdout: `Done:\n  ${MIGRATIONS.at(-1)?.name}\n` });
      while ((await status('ready')) === 503) await new Promise((done) => setTimeout(done, 50));
      expect(await status('live')).toBe(200);
      server.kill('SIGTERM');
      expect(await ended(server)).toBe(0);
    } finally {
      server.kill('SIGKILL');
      await other.end();
      await drop();
    }
  });
});
