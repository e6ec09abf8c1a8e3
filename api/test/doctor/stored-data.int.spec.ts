import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readDoctorArguments } from '../../src/doctor/doctor-arguments.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { buildApi, ended, ready, runProgram } from '../support/built-api.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createSqliteDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { addInstitution, CANARY, HOUR_MS, inDatabase, Installation } from './installation.js';

/** What the doctor may find on the servers of tests: one alone is not durable, and a cluster wants longer waits than the default. */
const OF_TEST_SERVERS = ['Durability', 'Cluster'];

/** Each test runs the command several times. */
jest.setTimeout(120_000);
const onMariaDb = process.env['TEST_DATABASE_URL'] !== undefined;

describe('npm run doctor, with stored data', () => {
  let database: TestDatabase;
  let installation: Installation;

  beforeAll(() => buildApi(), 60_000);
  beforeEach(async () => {
    database = await createMigratedDatabase();
    installation = await Installation.create(database.target);
  });
  afterEach(async () => {
    installation.remove();
    await database.drop();
  });

  /** Every file beneath the installation, with a hash of its content. */
  function contentOf(...folders: string[]): Record<string, string> {
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        // Readers of SQLite mark in this file, which is shared memory, what they read.
        .filter((entry) => entry.isFile() && !entry.name.endsWith('-shm'))
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    return Object.fromEntries(
      files.sort().map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
    );
  }

  /**
   * Moves on to a copy of the embedded database. A closed connection of this process keeps its files until it is
   * garbage-collected, and may then remove the log in the middle of a test.
   */
  async function leaveConnections(): Promise<void> {
    if (database.target.kind !== 'sqlite') return;
    const copy = createSqliteDatabase();
    copyFileSync(database.target.file, copy.target.file);
    installation.remove();
    await database.drop();
    database = copy;
    installation = await Installation.create(copy.target);
  }

  it('finds nothing wrong in a sound installation, beside the running product, and changes nothing', async () => {
    await addInstitution(database.target, false);
    const server = runProgram('main', installation.env);
    await ready(`http://127.0.0.1:${installation.env['PORT']}`, server);
    try {
      const before = contentOf(installation.folder);
      const { code, findings, about } = await installation.diagnoseAsProgram();

      expect(contentOf(installation.folder)).toEqual(before);
      const bad = findings.filter(({ status, subject }) => status !== 'ok' && !OF_TEST_SERVERS.includes(subject));
      // One disk, no mail server, and on a machine without systemd nobody who knows the clock.
      expect(
        bad.filter(({ subject }) => subject !== 'Clock').map(({ subject, status }) => `${status}: ${subject}`),
      ).toEqual(['warning: Backups', 'warning: Mail server']);
      expect(code).toBe(findings.some(({ status }) => status === 'failed') ? 1 : 0);
      expect(about('Server')).toEqual([expect.stringMatching(/^ok: The product runs at http:\S+ and is ready\.$/)]);
      expect(about('Site')).toEqual(['ok: Live are the shell 1.0.0-11111111 and 1 area.']);
      expect(about('Backups')[0]).toBe('ok: The newest of 1 backup is 1 hour old and has 1000 bytes.');
      for (const { sentence } of findings) expect(sentence).toMatch(/^\S.*[^.]\.$/);
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  });

  it('works while the product is stopped, in one line per finding, in the order of the checks', async () => {
    await addInstitution(database.target, false);
    await leaveConnections();
    const folders = [installation.folder, installation.dataDir];
    const before = contentOf(...folders);
    const { code, stdout, stderr } = await installation.run([]);

    expect(contentOf(...folders)).toEqual(before);
    expect({ code, stderr }).toEqual({ code: /^failed /m.test(stdout) ? 1 : 0, stderr: '' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^ok +Settings +All settings of .+ are valid\.$/);
    expect(stdout).toMatch(/^warning +Server +The product does not run: .+$/m);
    expect(lines.at(-1)).toMatch(/^\d+ ok, \d+ warning, \d failed, \d not checked\.$/);

    const subjects = lines.slice(0, -2).map((line) => line.split(/ {2,}/)[1]);
    expect([...new Set(subjects)]).toEqual([
      ...new Set((await installation.diagnose()).findings.map((each) => each.subject)),
    ]);
    expect((await installation.run(['--strict'])).code).toBe(1);
  });

  it.each([
    [['--unknown']],
    [['--seconds', '0']],
    [['--seconds', '601']],
    [['--json', '--json']],
    [['--send-mail-to', 'kim@club.example, lee@club.example']],
    [['something']],
  ])('refuses %j with its usage', (args) => {
    expect(() => readDoctorArguments(args)).toThrow(/^.+\.\n\nUsage: npm run doctor/);
  });

  it('ends with code 2 after a wrong argument', async () => {
    const { code, stdout, stderr } = await installation.run(['--unknown']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^.+\.\n\nUsage: npm run doctor/);
  });

  it('reports a product that is not ready, and a check that takes too long', async () => {
    let answers = true;
    const message = 'Not ready: the server is stopping.';
    const server = createServer((_request, response) => {
      if (answers) response.writeHead(503).end(JSON.stringify({ message }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const port = { PORT: String((server.address() as AddressInfo).port) };
    try {
      expect((await installation.diagnose(port)).about('Server')).toEqual([
        expect.stringMatching(`^failed: .+: ${message}$`),
      ]);
      answers = false;
      expect((await installation.diagnose(port, ['--seconds', '4'])).about('Server')).toEqual([
        expect.stringMatching(/^failed: What listens at http:\S+ does not answer: /),
      ]);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('finds demo coaches where others reach the server', async () => {
    await addInstitution(database.target, true);
    expect((await installation.diagnose()).about('Demo data')).toEqual([
      expect.stringMatching(/^ok: .+ whom only this machine reaches\.$/),
    ]);
    const throughProxy: Record<string, string> = { PUBLIC_URL: 'https://127.0.0.1.club.invalid', TRUST_PROXY: '1' };
    for (const served of [{ HOST: '0.0.0.0' }, throughProxy]) {
      const { code, about } = await installation.diagnose(served);
      expect(code).toBe(1);
      expect(about('Demo data')).toEqual([expect.stringMatching(/^failed: .+ their passwords are public\. .+$/)]);
    }
  });

  it('finds mails that nobody sends', async () => {
    const createdAt = (ageMs: number) => new Date(Date.now() - ageMs);
    const add = (ageMs: number) =>
      inDatabase(database.target, (unitOfWork) =>
        unitOfWork.write((tx) =>
          tx.insert(MailEntity, {
            kind: 'password',
            coachId: null,
            network: null,
            createdAt: createdAt(ageMs),
            nextTryAt: createdAt(ageMs),
            attempts: 0,
          }),
        ),
      );
    await add(0.9 * HOUR_MS);
    expect((await installation.diagnose()).about('Waiting mails')).toEqual(['ok: Waiting to be sent: 1 mail.']);
    await add(1.1 * HOUR_MS);
    expect((await installation.diagnose()).about('Waiting mails')).toEqual([
      expect.stringMatching(/^warning: Waiting for more than an hour: 1 mail, so no server/),
    ]);

    mkdirSync(join(installation.dataDir, 'outbox'));
    writeFileSync(join(installation.dataDir, 'outbox/2026-03-01T09-30-00-000Z-1f9c.eml'), CANARY);
    expect((await installation.diagnose()).about('Waiting mails')[1]).toMatch(
      /^warning: Waiting in .+: 1 mail, the oldest from 2026-03-01/,
    );
  });

  it('finds a database that is empty, behind, ahead, or half restored', async () => {
    const empty = await createTestDatabase();
    const beside = {
      ...(empty.target.kind === 'sqlite'
        ? { DATA_DIR: join(empty.target.file, '..') }
        : { DATABASE_URL: empty.target.url }),
    };
    const { about } = await installation.diagnose(beside);
    expect(about('Database')[0]).toMatch(onMariaDb ? /^ok: MariaDB / : /^warning: There is no database in /);
    expect(about('Migrations')[0]).toMatch(/^not checked: /);
    expect(contentOf(installation.folder)).not.toHaveProperty([join(installation.folder, 'touchline.sqlite')]);
    if (empty.target.kind === 'sqlite') expect(readdirSync(join(empty.target.file, '..'))).toEqual([]);
    await empty.drop();

    const query = (sql: string) => inDatabase(database.owner, (unitOfWork) => unitOfWork.write((tx) => tx.query(sql)));
    await query("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTheNextRelease9999999999999')");
    expect((await installation.diagnose()).about('Migrations')).toEqual([
      expect.stringMatching(/^warning: The database has 1 migration of a newer release/),
    ]);
    await query('CREATE TABLE unfinished_restore (id INTEGER)');
    expect((await installation.diagnose()).about('Restore')).toEqual([
      expect.stringMatching(/^failed: A restore was not finished/),
    ]);
    await query('DROP TABLE unfinished_restore');
    await query('DELETE FROM migrations WHERE timestamp > 1');
    expect((await installation.diagnose()).about('Migrations')).toEqual([
      expect.stringMatching(
        onMariaDb
          ? /^warning: Pending: \d+ migrations?, and the product waits for `npm run migrate`\.$/
          : /^warning: Pending: \d+ migrations?, and the next start runs them\.$/,
      ),
    ]);
    expect((await installation.diagnose({ MIGRATIONS: 'wait' })).about('Migrations')).toEqual([
      expect.stringMatching(/the product waits for `npm run migrate`\.$/),
    ]);
  });
});
