import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { Actor } from '../support/actors.js';
import { buildApi, outputOf, runProgram, serverEnvironment } from '../support/built-api.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ALL = MIGRATIONS.map(({ name }) => `  ${name}\n`).join('');

/** The embedded database is migrated by a start; that of a server never is. */
const WAITING: Record<string, string> = process.env['TEST_DATABASE_URL'] ? {} : { MIGRATIONS: 'wait' };

describe('with MIGRATIONS=wait, and always on a server of MariaDB,', () => {
  let database: TestDatabase;
  let env: Record<string, string>;
  let at: TestApp;

  beforeAll(() => buildApi(), 60_000);
  beforeEach(async () => {
    database = await createTestDatabase();
    env = { ...(await serverEnvironment(database.target, database.owner)), ...WAITING };
  });
  afterEach(async () => {
    await at.close();
    await database.drop();
  });

  const command = async (name: string, ...args: string[]) => outputOf(runProgram(name, env, { args }));

  it('a server is live and answers 503 until `npm run migrate` has run, and goes on by itself', async () => {
    const log = captureLog();
    try {
      at = await createTestApp({ database, settings: { ...WAITING, LOG_LEVEL: 'warn' } });
    } finally {
      log.restore();
    }
    const waits = `The database waits for \`npm run migrate\`: ${MIGRATIONS.length === 1 ? '1 migration is' : `${MIGRATIONS.length} migrations are`} pending.`;
    expect(log.lines.filter((line) => line.includes(waits))).toHaveLength(1);
    writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
    const anybody = new Actor(at);
    const statuses = async () => {
      const login = { email: 'a@club.test', password: 'x' };
      const answers = [
        await anybody.get('/api/health/live'),
        await anybody.get('/api/health/ready'),
        await anybody.post('/api/coach/login', login),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await statuses()).toEqual([200, 503, 503]);

    expect(await command('migrate-command', '--status')).toEqual({ code: 3, stdout: `Pending:\n${ALL}`, stderr: '' });
    expect(await command('coach-command', 'list')).toEqual({ code: 1, stdout: '', stderr: `${waits}\n` });
    expect(await statuses()).toEqual([200, 503, 503]);
    expect(await command('migrate-command')).toEqual({ code: 0, stdout: `Done:\n${ALL}`, stderr: '' });

    while ((await statuses())[1] === 503) await delay(100);
    expect(await statuses()).toEqual([200, 200, 401]);
    for (const args of [['--status'], []])
      expect(await command('migrate-command', ...args)).toEqual({
        code: 0,
        stdout: 'No migration is pending.\n',
        stderr: '',
      });
  }, 60_000);

  it('a server starts at once when no migration is pending', async () => {
    expect((await command('migrate-command')).code).toBe(0);
    at = await createTestApp({ database, settings: WAITING });
    expect(await at.read.query('SELECT * FROM institutions')).toEqual([]);
    expect(await command('migrate-command', '--now')).toMatchObject({ code: 2, stdout: '' });
  }, 60_000);
});
