import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { buildApi } from '../support/built-api.js';
import { freePort } from '../support/free-port.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import type { TestDatabase } from '../support/test-database.js';
import { addInstitution, CANARY, HOUR_MS, Installation } from './installation.js';

/** `npm test` has a folder of its own for temporary files, which only its user may enter. */
const TEMPORARY = tmpdir();
const OTHERS_MAY_ENTER = 0o001;
const NOBODY = 65_534;
const PROGRAM = join(__dirname, '../../dist/doctor-command.js');
const asNobody = (command: string): string =>
  `setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups "${process.execPath}" ${command}`;

/** Whether the machine lets these tests do it: a container often does not, nor a checkout in a folder that is closed to others. */
const lets = (command: string): boolean =>
  userInfo().uid === 0 && spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status === 0;
const canMount = lets(`unshare --mount mount -t tmpfs touchline-doctor "${tmpdir()}"`);
const canRunAsNobody = lets(asNobody(`-e "fs.accessSync('${PROGRAM}')"`));

/** Each test runs the command several times. */
jest.setTimeout(120_000);

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

  /** Lets the users of this machine into the folders of the tests, up to that of temporary files itself. */
  function letOthersPass(...folders: string[]): void {
    for (const folder of folders)
      for (let each = dirname(folder); each.startsWith(TEMPORARY); each = dirname(each))
        if ((statSync(each).mode & OTHERS_MAY_ENTER) === 0) chmodSync(each, 0o711);
  }

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

  it('compares the time zones of the institutions with the rules that Node.js has', async () => {
    await addInstitution(database.target, false, 'Asia/Tokyo');
    const summary = expect.stringMatching(
      /^ok: The rules of time zones are those of 20\d\d[a-z]+, those of Node\.js \S+\. They /,
    );
    expect((await installation.diagnose()).about('Time zones')).toEqual([summary]);
    await addInstitution(database.target, false, 'Mars/Olympus');
    const { code, about } = await installation.diagnose();
    expect(about('Time zones')).toEqual([
      expect.stringMatching(/^failed: .+ Mars\/Olympus, which is unknown/),
      summary,
    ]);
    expect(code).toBe(1);
  });

  it('warns of registration codes that are too short, except in a demonstration', async () => {
    const short = { REGENERATED_CODE_SECONDS: '10' };
    expect((await installation.diagnose(short)).about('Registration codes')).toEqual([
      expect.stringMatching(/^warning: .+ valid for 10 seconds, .+ REGENERATED_CODE_SECONDS=604800 .+$/),
    ]);
    await addInstitution(database.target, true);
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

  it('finds a file that the backup takes as a key, and unusable ones', async () => {
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
    writeFileSync(keyFile, `${CANARY.repeat(4)}1234567=\n`);
    expect(await secrets()).toEqual([expect.stringMatching(/^failed: .+ key of an earlier version .+ --new-key/)]);
    rmSync(keyFile);
    expect(await secrets()).toEqual([expect.stringMatching(/^failed: There is no key file at .+ --new-key/)]);
    const within = join(backupDir, 'key');
    writeFileSync(within, CANARY, { mode: 0o600 });
    expect((await installation.diagnose({ BACKUP_KEY_FILE: within })).about('Secrets')).toContainEqual(
      expect.stringMatching(/^failed: BACKUP_KEY_FILE is inside BACKUP_DIR/),
    );
  });

  it('finds a token that a start takes, and unusable ones', async () => {
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

  if (canRunAsNobody)
    it('finds folders that the user of the product cannot write', async () => {
      const { folder, dataDir, siteDir } = installation;
      letOthersPass(folder, dataDir);
      for (const each of [folder, dataDir, installation.backupDir]) chownSync(each, NOBODY, NOBODY);
      expect((await installation.diagnose()).about('Folders')).toContainEqual(
        expect.stringMatching(`^warning: This check runs as root, and ${dataDir} .+sudo -u '#${NOBODY}'`),
      );
      const text = execFileSync('sh', ['-c', `${asNobody(`"${PROGRAM}"`)} --json || true`], {
        env: installation.env,
        encoding: 'utf8',
      });
      expect(text).toContain(
        `SITE_DIR is ${siteDir}, which cannot be written (EACCES). Give the user who runs the product the right`,
      );
      expect(text).toContain(`DATA_DIR (${dataDir}) can be written.`);
      expect(text).toMatch(/The key file .+ \(BACKUP_KEY_FILE\) cannot be read \(EACCES\): give it to the user/);
    });

  if (canMount)
    it('finds a disk that is full, or has no room for files', async () => {
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
      return (await installation.diagnoseAsProgram({ PATH: `${folder}:${process.env['PATH']}` })).about('Clock')[0];
    };
    expect(await clock('no')).toMatch(/^warning: The clock of this machine is not synchronised: /);
    expect(await clock('yes')).toBe('ok: The clock of this machine is synchronised.');
  });
});
