import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings, parseSettings, SettingsError } from './settings.js';

const parse = (environment: Record<string, string>) => parseSettings(new Map(Object.entries(environment)), '/srv/app');

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parse(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('works without any variable: embedded database with demo data on this machine only', () => {
    expect(parse({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/app/data',
      siteDir: '/srv/app/site',
      allSiteDirs: ['/srv/app/site'],
      backupDir: null,
      backupKeyFile: null,
      metrics: null,
      drainSeconds: 5,
      databaseReaderUrl: null,
      databaseConnections: 10,
      databaseDeadlines: { acquireMs: 1000, statementMs: 3000, readMs: 3000, writeMs: 3000 },
      keptReleaseDays: 30,
      auditMonths: 24,
      database: { kind: 'sqlite', file: '/srv/app/data/touchline.sqlite' },
      migrations: 'run',
      demoData: true,
      offlineOpening: true,
      publicUrl: null,
      trustProxy: false,
      regeneratedCodeSeconds: 10,
      loginLimits: { perAccount: 10, perAddress: 100 },
    });
  });

  it('keeps backups apart from the saved and the served files', () => {
    expect(parse({ BACKUP_DIR: '/mnt/backups', BACKUP_KEY_FILE: 'backup.key' })).toMatchObject({
      backupDir: '/mnt/backups',
      backupKeyFile: '/srv/app/backup.key',
    });
    for (const folder of ['./data/backups', './site/backups', './data'])
      expect(problemsOf({ BACKUP_DIR: folder, BACKUP_KEY_FILE: '/etc/key' })).toEqual([
        expect.stringMatching(/^BACKUP_DIR \(.+\) must lie outside/),
      ]);
    expect(problemsOf({ BACKUP_DIR: '/mnt/backups', BACKUP_KEY_FILE: './site/backup.key' })).toEqual([
      expect.stringMatching(/^BACKUP_KEY_FILE \(.+\) must lie outside/),
    ]);
    expect(problemsOf({ BACKUP_DIR: '/mnt/backups' })).toEqual([
      'BACKUP_DIR and BACKUP_KEY_FILE need each other: backups are always encrypted.',
    ]);
  });

  it('takes the address of readers and the patience of a cluster', () => {
    const urls = {
      DATABASE_URL: 'mariadb://app:x@127.0.0.1/club',
      DATABASE_READER_URL: 'mariadb://app:x@127.0.0.1:3307/club',
    };
    const times = {
      DATABASE_ACQUIRE_MS: '2000',
      DATABASE_STATEMENT_MS: '4000',
      DATABASE_READ_MS: '5000',
      DATABASE_WRITE_MS: '8000',
    };
    expect(parse({ ...urls, ...times })).toMatchObject({
      databaseReaderUrl: urls.DATABASE_READER_URL,
      databaseDeadlines: { acquireMs: 2000, statementMs: 4000, readMs: 5000, writeMs: 8000 },
    });
    expect(problemsOf({ DATABASE_READER_URL: urls.DATABASE_READER_URL })).toEqual([
      'DATABASE_READER_URL needs DATABASE_URL: it leads to other nodes of the same cluster.',
    ]);
    const encrypted = { ...urls, DATABASE_URL: 'mariadb://app:x@db/club?ssl=true' };
    expect(problemsOf({ ...encrypted, DATABASE_READER_URL: 'mariadb://app:x@readers/club' })).toEqual([
      'DATABASE_READER_URL must be encrypted as DATABASE_URL is: append ?ssl=true.',
    ]);
    expect(problemsOf({ DATABASE_WRITE_MS: '0' })).toEqual([
      'DATABASE_WRITE_MS must be a whole number from 500 to 60000.',
    ]);
  });

  it("serves metrics to other machines only with a token, and never on the product's port", () => {
    expect(parse({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464, tokenFile: null });
    expect(problemsOf({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toEqual([
      'METRICS_HOST is reachable from other machines and needs METRICS_TOKEN_FILE.',
    ]);
    expect(parse({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN_FILE: '/etc/token' }).metrics).toEqual({
      host: '0.0.0.0',
      port: 9464,
      tokenFile: '/etc/token',
    });
    expect(problemsOf({ METRICS_PORT: '3000' })).toEqual(['METRICS_PORT must differ from PORT.']);
  });

  it('lets a regenerated code live ten seconds by default, and a week with the example for a club', () => {
    const example = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
    const seconds = /^REGENERATED_CODE_SECONDS=(.*)$/m.exec(example)?.[1] ?? '';
    expect(parse({}).regeneratedCodeSeconds).toBe(10);
    expect(parse({ REGENERATED_CODE_SECONDS: seconds }).regeneratedCodeSeconds).toBe(604_800);
  });

  it('has no demo data in a real database by default', () => {
    const url = { DATABASE_URL: 'mysql://app:secret@db/touchline' };
    expect(parse(url)).toMatchObject({ demoData: false, database: { kind: 'mariadb' } });
    expect(parse({ ...url, DEMO_DATA: 'on' }).demoData).toBe(true);
    expect(parse({ DEMO_DATA: 'off' }).demoData).toBe(false);
    const https = { PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' };
    expect(parse(https).demoData).toBe(false);
    expect(parse({ ...https, DEMO_DATA: 'on' }).demoData).toBe(true);
  });

  it('leaves migrations to the command only where it is told to', () => {
    expect(parse({ MIGRATIONS: 'wait' }).migrations).toBe('wait');
    expect(problemsOf({ MIGRATIONS: 'off' })).toEqual(['MIGRATIONS must be run or wait.']);
  });

  it('lists every problem at once, each by its name', () => {
    const problems = problemsOf({ PORT: '0x10', LOG_LEVEL: 'loud', PUBLIC_URL: 'club.example/app', DEMO_DATA: 'yes' });
    expect(problems).toHaveLength(4);
    expect(problems[0]).toBe('PORT must be a whole number from 1 to 65535.');
    expect(problems.join(' ')).toContain('DEMO_DATA must be on or off.');
  });

  it.each(['0x10', ' 5 ', '5.0', '1e3', '-1', '65536', '0', '٣'])('refuses %j as a port', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT must be a whole number from 1 to 65535.']);
  });

  it('never repeats a value with a password', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://app:hunter2@db/x', SMTP_URL: 'hunter2' }).join(' ')).not.toContain(
      'hunter2',
    );
  });

  it('sends mail only with an address for its links, from the support mailbox or another one', () => {
    const smtp = { SMTP_URL: 'smtp://app:hunter2@mail.example:587' };
    expect(problemsOf(smtp)).toEqual(['SMTP_URL needs PUBLIC_URL: the links in mails are made from it.']);
    const https = { PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' };
    const sending = { ...smtp, ...https, CONTACT_SUPPORT: 'help@club.example' };
    expect(parse(sending)).toMatchObject({ smtpUrl: smtp.SMTP_URL, mailFrom: 'help@club.example' });
    expect(parse({ ...sending, MAIL_FROM: 'noreply@club.example' }).mailFrom).toBe('noreply@club.example');
    expect(problemsOf({ MAIL_FROM: 'a@b\r\nBcc: c@d' })).toHaveLength(1);
  });

  it.each([
    'smtp://mail.example?ignoreTLS=true',
    'smtps://mail.example/?tls.rejectUnauthorized=false',
    'smtp://mail.example/a',
    'smtp://mail.example#a',
    'http://mail.example',
    'smtp://',
  ])('refuses %s as a mail server', (SMTP_URL) => {
    expect(problemsOf({ SMTP_URL, PUBLIC_URL: 'https://club.example', TRUST_PROXY: '1' })).toEqual([
      'SMTP_URL must look like smtp://user:password@host:587.',
    ]);
  });

  it.each([
    ['https://club.example', 'https://club.example'],
    ['https://club.example/', 'https://club.example'],
    ['HTTP://Club.Example:8080', 'http://club.example:8080'],
  ])('takes %s as an origin', (PUBLIC_URL, origin) => {
    expect(parse({ PUBLIC_URL, TRUST_PROXY: '1' }).publicUrl).toBe(origin);
  });

  it('needs to know the proxies behind an https address, or that there are none', () => {
    const PUBLIC_URL = 'https://club.example';
    expect(problemsOf({ PUBLIC_URL })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is missing, .+ \(TRUST_PROXY=1\) .+ set TRUST_PROXY=0\.$/),
    ]);
    for (const TRUST_PROXY of ['0', '1', '10.0.0.0/8']) expect(problemsOf({ PUBLIC_URL, TRUST_PROXY })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'http://club.example' })).toEqual([]);
    expect(problemsOf({ PUBLIC_URL: 'HTTPS://club.example', PORT: 'x' })).toHaveLength(2);
    // The sentence about a wrong value is enough.
    expect(problemsOf({ PUBLIC_URL, TRUST_PROXY: 'yes' })).toHaveLength(1);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['10.0.0.0/8, 127.0.0.1', ['10.0.0.0/8', '127.0.0.1']],
    ['::1', ['::1']],
  ])('takes %s as trusted proxies', (TRUST_PROXY, expected) => {
    expect(parse({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each(['true', '10.0.0.0/33', 'proxy.local', '1.2.3.4/8/9'])('refuses %s as trusted proxies', (TRUST_PROXY) => {
    expect(problemsOf({ TRUST_PROXY })).toHaveLength(1);
  });

  it.each([
    ['the same', 'var', 'var/'],
    ['the site in the data', './data', './data/pages/site'],
    ['the data in the site', '/srv/app/site/../site/data', './site'],
    ['everything', '/var/data', '/'],
  ])('refuses folders of which one would hand out the other: %s', (_name, DATA_DIR, SITE_DIR) => {
    expect(problemsOf({ DATA_DIR, SITE_DIR, PORT: '0' })).toEqual([
      expect.stringMatching(/^PORT /),
      expect.stringMatching(/^DATA_DIR \(.+\) and SITE_DIR \(.+\) must lie apart, .+\.$/),
    ]);
  });

  it('accepts separate folders with any names', () => {
    expect(parse({ DATA_DIR: '/srv/site-data', SITE_DIR: '/srv/site' })).toMatchObject({
      dataDir: '/srv/site-data',
      siteDir: '/srv/site',
    });
  });

  it('takes the folders of all instances, of which one is its own', () => {
    const { allSiteDirs } = parse({ SITE_DIR: '/srv/b', ALL_SITE_DIRS: '/srv/a, /srv/b,sites/c' });
    expect(allSiteDirs).toEqual(['/srv/a', '/srv/b', '/srv/app/sites/c']);
    expect(problemsOf({ SITE_DIR: '/srv/c', ALL_SITE_DIRS: '/srv/a,/srv/b' })).toEqual([
      'ALL_SITE_DIRS lacks SITE_DIR (/srv/c): it names the folders of all instances, of this one too.',
    ]);
  });

  it('reads a .env file; the environment takes precedence, and an empty value counts as unset in both', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    try {
      writeFileSync(join(folder, '.env'), 'PORT=4000\nHOST=0.0.0.0\nLOG_LEVEL=\nUNKNOWN=1\n');
      const settings = loadSettings(folder, { PORT: '5000', HOST: '' });
      expect(settings).toMatchObject({ port: 5000, host: '0.0.0.0', logLevel: 'info' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
