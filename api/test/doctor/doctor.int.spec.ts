import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { buildApi, ended, ready, runProgram } from '../support/built-api.js';
import { freePort } from '../support/free-port.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { CANARY, HOUR_MS, Installation } from './installation.js';

const asRoot = userInfo().uid === 0 ? it : it.skip;
/** What the doctor cannot find sound on the servers of tests: they are quick instead of durable, and their user is root. */
const OF_TEST_SERVERS = ['Durability', 'Rights'];

/** Each test runs the command several times. */
jest.setTimeout(120_000);
const onMariaDb = process.env['TEST_DATABASE_URL'] !== undefined;

describe('npm run doctor', () => {
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

  async function inDatabase(
    work: (unitOfWork: UnitOfWork) => Promise<unknown>,
    target = database.target,
  ): Promise<void> {
    const context = await createDatabaseContext(target);
    await context.get(DatabaseConnection).open();
    await work(context.get(UnitOfWork));
    await context.close();
  }

  const addInstitution = (isDemo: boolean) =>
    inDatabase((unitOfWork) =>
      unitOfWork.write((tx) => tx.insert(InstitutionEntity, { name: 'City Club', timeZone: 'UTC', isDemo })),
    );

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

  it('finds nothing wrong in a sound installation, beside the running product, and changes nothing', async () => {
    await addInstitution(false);
    const server = runProgram('main', installation.env);
    await ready(`http://127.0.0.1:${installation.env['PORT']}`, server);
    try {
      const before = contentOf(installation.folder);
      const { code, findings, about } = await installation.diagnose();

      expect(contentOf(installation.folder)).toEqual(before);
      const bad = findings.filter(({ status, subject }) => status !== 'ok' && !OF_TEST_SERVERS.includes(subject));
      // One disk, no mail server, and on a machine without systemd nobody who knows the clock.
      expect(
        bad.filter(({ subject }) => subject !== 'Clock').map(({ subject, status }) => `${status}: ${subject}`),
      ).toEqual(['warning: Backups', 'warning: Mail server']);
      expect(code).toBe(onMariaDb ? 1 : 0);
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
    await addInstitution(false);
    const folders = [installation.folder, installation.dataDir];
    const before = contentOf(...folders);
    const { code, stdout, stderr } = await installation.run([]);

    expect(contentOf(...folders)).toEqual(before);
    expect({ code, stderr }).toEqual({ code: onMariaDb ? 1 : 0, stderr: '' });
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
  ])('refuses %j with its usage', async (args) => {
    const { code, stdout, stderr } = await installation.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^.+\.\n\nUsage: npm run doctor/);
  });

  it('names every invalid setting, and makes the checks that do not need it', async () => {
    const { code, about } = await installation.diagnose({
      PORT: 'x',
      SMTP_URL: `http://user:${CANARY}@mail.example`,
      LOG_LEVEL: 'loud',
    });
    expect(code).toBe(1);
    expect(about('Settings')).toEqual([
      'failed: PORT must be a whole number from 1 to 65535.',
      'failed: SMTP_URL must look like smtp://user:password@host:587.',
      'failed: LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
      'failed: SMTP_URL needs PUBLIC_URL: the links in mails are made from it.',
    ]);
    expect(about('Server')).toEqual(['not checked: PORT cannot be used: see above.']);
    expect(about('Mail server')).toEqual(['not checked: SMTP_URL cannot be used: see above.']);
    expect(about('Database')).toEqual([expect.stringMatching(/^ok: /)]);
    expect(about('Backups')[0]).toMatch(/^ok: /);
  });

  it('reads nothing of a folder that another setting contradicts', async () => {
    const { about } = await installation.diagnose({ SITE_DIR: join(installation.dataDir, 'site') });
    expect(about('Settings')).toEqual([expect.stringMatching(/^failed: DATA_DIR .+ must lie apart/)]);
    for (const subject of ['Folders', 'Disk'])
      expect(about(subject)).toEqual(['not checked: DATA_DIR cannot be used: see above.']);
  });

  it('says where the settings come from', async () => {
    writeFileSync(join(installation.folder, '.env'), `# ${CANARY}\n`, { mode: 0o600 });
    const cwd = installation.folder;
    const { settings, secrets } = await diagnoseIn(cwd);
    expect(settings).toEqual([`ok: All settings of the environment and ${cwd}/.env are valid.`]);
    expect(secrets).toContain(`ok: ${cwd}/.env is closed to other users of this machine.`);
    chmodSync(join(cwd, '.env'), 0o644);
    expect((await diagnoseIn(cwd)).secrets).toContain(
      `warning: Everybody on this machine can read the passwords in ${cwd}/.env: chmod 640 ${cwd}/.env`,
    );
  });

  /** Runs it in `cwd`, as the page for administrators says. */
  async function diagnoseIn(cwd: string): Promise<{ settings: string[]; secrets: string[] }> {
    const program = join(__dirname, '../../dist/doctor-command.js');
    const text = execFileSync('sh', ['-c', `"${process.execPath}" "${program}" --json || true`], {
      cwd,
      env: installation.env,
      encoding: 'utf8',
    });
    const { findings } = JSON.parse(text) as { findings: { subject: string; status: string; sentence: string }[] };
    const about = (subject: string) =>
      findings.filter((each) => each.subject === subject).map(({ status, sentence }) => `${status}: ${sentence}`);
    return { settings: about('Settings'), secrets: about('Secrets') };
  }

  it('tells what answers at the port of the product', async () => {
    const other = createServer((_request, response) => response.end('hello')).listen(
      Number(installation.env['PORT']),
      '127.0.0.1',
    );
    try {
      expect((await installation.diagnose()).about('Server')).toEqual([
        expect.stringMatching(/^failed: Another program than Touchline answers at http:\S+: stop it, .+$/),
      ]);
    } finally {
      other.close();
    }
    expect((await installation.diagnose({ HOST: '203.0.113.1' }, ['--seconds', '10'])).about('Server')[0]).toMatch(
      /^failed: /,
    );
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
    await addInstitution(true);
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

  it('warns of registration codes that are too short, except in a demonstration', async () => {
    const short = { REGENERATED_CODE_SECONDS: '10' };
    expect((await installation.diagnose(short)).about('Registration codes')).toEqual([
      expect.stringMatching(/^warning: .+ valid for 10 seconds, .+ REGENERATED_CODE_SECONDS=604800 .+$/),
    ]);
    await addInstitution(true);
    expect((await installation.diagnose(short)).about('Registration codes')).toEqual([expect.stringMatching(/^ok: /)]);
  });

  it.each<[Record<string, string>, string]>([
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL is not set'],
    [{ PUBLIC_URL: 'http://club.invalid' }, 'is not https'],
    [{ PUBLIC_URL: 'https://club.invalid', TRUST_PROXY: '0' }, 'TRUST_PROXY is 0'],
    [{ PUBLIC_URL: 'https://club.invalid', TRUST_PROXY: '1', HOST: '0.0.0.0' }, 'without the proxy'],
  ])('warns of the address of %j', async (env, part) => {
    const { about } = await installation.diagnose(env);
    expect(about('Public address')).toEqual([expect.stringMatching(new RegExp(`^warning: .*${part}`))]);
  });

  it('finds backups that are missing, old, empty, shrunken or from the future', async () => {
    const first = async () => (await installation.diagnose()).about('Backups')[0];
    installation.removeBackups();
    expect(await first()).toMatch(/^failed: There is no backup in /);
    installation.addBackup(100 * HOUR_MS);
    expect(await first()).toMatch(/^failed: The newest of 1 backup is 4 days old/);
    installation.addBackup(30 * HOUR_MS);
    expect(await first()).toMatch(/^warning: The newest of 2 backups is 30 hours old/);
    installation.addBackup(2 * HOUR_MS, 'x'.repeat(499));
    expect(await first()).toMatch(/^warning: .+ less than half of the one before it \(1000 bytes\)/);
    installation.addBackup(HOUR_MS, '');
    expect(await first()).toMatch(/^failed: The newest backup, .+, is empty/);
    installation.addBackup(-3 * HOUR_MS);
    expect(await first()).toMatch(/^warning: .+ from the future/);

    const { about } = await installation.diagnose({ BACKUP_DIR: '', BACKUP_KEY_FILE: '' });
    expect(about('Backups')).toEqual([expect.stringMatching(/^warning: BACKUP_DIR is not set/)]);
  });

  it('finds a file that the backup takes as a key, and what is none', async () => {
    const { keyFile, backupDir } = installation;
    const secrets = async () => (await installation.diagnose()).about('Secrets');
    expect(await secrets()).toEqual([`ok: BACKUP_KEY_FILE (${keyFile}) holds a key, which only its owner can read.`]);
    chmodSync(keyFile, 0o640);
    expect(await secrets()).toEqual([expect.stringMatching(`^failed: Other users .+ \`chmod 600 ${keyFile}\``)]);
    chmodSync(keyFile, 0o600);
    for (const text of ['', CANARY.repeat(5)]) {
      writeFileSync(keyFile, text);
      expect(await secrets()).toEqual([expect.stringMatching(/^failed: .+ holds no key/)]);
    }
    rmSync(keyFile);
    expect(await secrets()).toEqual([expect.stringMatching(/^failed: There is no key file at .+ --new-key/)]);
    const within = join(backupDir, 'key');
    writeFileSync(within, CANARY, { mode: 0o600 });
    expect((await installation.diagnose({ BACKUP_KEY_FILE: within })).about('Secrets')).toContainEqual(
      expect.stringMatching(/^failed: BACKUP_KEY_FILE is inside BACKUP_DIR/),
    );
  });

  it('finds a token that a start takes, and what is none', async () => {
    const file = join(installation.folder, 'metrics.token');
    const secrets = async () =>
      (await installation.diagnose({ METRICS_PORT: String(await freePort()), METRICS_TOKEN_FILE: file })).about(
        'Secrets',
      );
    writeFileSync(file, CANARY, { mode: 0o640 });
    expect(await secrets()).toContainEqual(expect.stringMatching(/^ok: METRICS_TOKEN_FILE .+ holds a token/));
    writeFileSync(file, `${CANARY} ${CANARY}`);
    expect(await secrets()).toContainEqual(expect.stringMatching(/^failed: METRICS_TOKEN_FILE is .+ one line of/));
    chmodSync(file, 0o644);
    expect(await secrets()).toContainEqual(expect.stringMatching(/^failed: METRICS_TOKEN_FILE is .+ chmod o= /));
  });

  it('finds folders that are missing, no folders, or open to everybody', async () => {
    const { dataDir, siteDir } = installation;
    chmodSync(dataDir, 0o755);
    expect((await installation.diagnose()).about('Folders')).toContainEqual(
      expect.stringMatching(/^warning: Everybody on this machine can list the files of .+: chmod 700 /),
    );
    if (database.target.kind === 'sqlite') {
      chmodSync(database.target.file, 0o644);
      expect((await installation.diagnose()).about('Folders')).toContainEqual(
        expect.stringMatching(/^failed: Everybody on this machine can read the health data/),
      );
    }
    renameSync(siteDir, `${siteDir}-away`);
    const { about } = await installation.diagnose();
    expect(about('Folders')).toContainEqual(expect.stringMatching(/^warning: SITE_DIR is .+ does not exist yet/));
    expect(about('Site')).toEqual([expect.stringMatching(/^failed: There are no pages in /)]);
    writeFileSync(siteDir, '');
    expect((await installation.diagnose()).about('Folders')).toContainEqual(
      expect.stringMatching(/^failed: SITE_DIR is .+ is not a folder\. /),
    );
  });

  asRoot('finds folders that the user of the product cannot write', async () => {
    const { folder, dataDir, siteDir } = installation;
    const nobody = 65_534;
    for (const each of [folder, dataDir, installation.backupDir]) chownSync(each, nobody, nobody);
    expect((await installation.diagnose()).about('Folders')).toContainEqual(
      expect.stringMatching(`^warning: This check runs as root, and ${dataDir} .+sudo -u '#${nobody}'`),
    );
    const program = join(__dirname, '../../dist/doctor-command.js');
    const text = execFileSync(
      'sh',
      [
        '-c',
        `setpriv --reuid ${nobody} --regid ${nobody} --clear-groups "${process.execPath}" "${program}" --json || true`,
      ],
      { env: installation.env, encoding: 'utf8' },
    );
    expect(text).toContain(
      `SITE_DIR is ${siteDir}, which cannot be written (EACCES). Give the user who runs the product the right`,
    );
    expect(text).toContain(`DATA_DIR (${dataDir}) can be written.`);
    expect(text).toMatch(/The key file .+ \(BACKUP_KEY_FILE\) cannot be read \(EACCES\): give it to the user/);
  });

  asRoot('finds a disk that is full, or has no room for files', async () => {
    const disk = installation.backupDir;
    const mounted = async (options: string) => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'touchline-doctor', disk]);
      try {
        return (await installation.diagnose()).about('Disk').filter((line) => line.includes('BACKUP_DIR'));
      } finally {
        execFileSync('umount', ['--lazy', disk]);
      }
    };
    expect(await mounted('size=900m')).toEqual([
      expect.stringMatching(/^failed: .+ has 900 MB free of 900 MB: make room now/),
    ]);
    expect(await mounted('size=2g')).toEqual([
      expect.stringMatching(/^warning: .+ has 2\.0 GB free of 2\.0 GB: make room soon/),
    ]);
    expect(await mounted('size=8g')).toEqual([expect.stringMatching(/^ok: /)]);
    expect(await mounted('size=8g,nr_inodes=200')).toEqual([expect.stringMatching(/^ok: /)]);
    expect(await mounted('size=8g,nr_inodes=1')).toEqual([
      expect.stringMatching(/^failed: .+ room for \d more files? only/),
    ]);
  });

  it('finds mails that nobody sends', async () => {
    const createdAt = (ageMs: number) => new Date(Date.now() - ageMs);
    const add = (ageMs: number) =>
      inDatabase((unitOfWork) =>
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

  it('finds pages that are not released, and live files that are missing', async () => {
    rmSync(join(installation.siteDir, 'remotes/mfe-one'), { recursive: true });
    expect((await installation.diagnose()).about('Site')).toEqual([
      expect.stringMatching(/^failed: The live files of mfe-one are missing/),
    ]);
    rmSync(installation.siteDir, { recursive: true });
    mkdirSync(installation.siteDir);
    writeFileSync(join(installation.siteDir, 'index.html'), '<!doctype html>');
    expect((await installation.diagnose()).about('Site')).toEqual([
      expect.stringMatching(/^warning: .+ are not released/),
    ]);
  });

  it('tells of a clock that is not synchronised', async () => {
    const folder = join(installation.folder, 'bin');
    mkdirSync(folder);
    const clock = async (answer: string) => {
      writeFileSync(join(folder, 'timedatectl'), `#!/bin/sh\necho ${answer}\n`, { mode: 0o755 });
      return (await installation.diagnose({ PATH: `${folder}:${process.env['PATH']}` })).about('Clock')[0];
    };
    expect(await clock('no')).toMatch(/^warning: The clock of this machine is not synchronised: /);
    expect(await clock('yes')).toBe('ok: The clock of this machine is synchronised.');
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

    const query = (sql: string) => inDatabase((unitOfWork) => unitOfWork.write((tx) => tx.query(sql)));
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
      expect.stringMatching(/^warning: Pending: \d+ migrations, and the next start runs them\.$/),
    ]);
    expect((await installation.diagnose({ MIGRATIONS: 'wait' })).about('Migrations')).toEqual([
      expect.stringMatching(/the product waits for `npm run migrate`\.$/),
    ]);
  });
});
