import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { databaseUrl, isSentInClearText, migrationDatabaseProblems } from './database-url.js';
import { isLoopback } from './loopback.js';
import { readEnvironment } from './env-file.js';
import { httpOrigin, mailbox, smtpUrl, trustedProxies, wholeNumber } from './setting-parsers.js';

/** The whole configuration, parsed once at the start. No other code reads `process.env`. */
export interface Settings {
  port: number;
  host: string;
  /** Absolute. Holds the embedded database, the outbox of mails and the archive of the audit; other files in it are not touched. */
  dataDir: string;
  /** Absolute. Holds index page, shell, areas and registry, as the release commands write them. */
  siteDir: string;
  /** Absolute. The folders of all instances, `siteDir` among them; the first one decides which versions are live. */
  allSiteDirs: readonly string[];
  /** Absolute. The built pages of athletes. They belong to the server's own version, and so does their place. */
  athletePagesDir: string;
  /** Absolute. Where `npm run backup` writes the backups, and where `npm run doctor` and the metrics look for the newest; null: nowhere. */
  backupDir: string | null;
  /** Absolute path of the key that encrypts backups; null with `backupDir`. */
  backupKeyFile: string | null;
  /** Where `/metrics` is served, apart from the product's port; null: nowhere. `tokenFile` is absolute and holds the bearer token. */
  metrics: { host: string; port: number; tokenFile: string | null } | null;
  /** Seconds from SIGTERM until the port is closed, in which readiness is off and calls are still served. */
  drainSeconds: number;
  /** Days for which a version stays in `siteDir` after it was live last. */
  keptReleaseDays: number;
  /** Months after which audit entries leave the database for files in `dataDir`. */
  auditMonths: number;
  database: { kind: 'sqlite'; file: string } | { kind: 'mariadb'; url: string };
  /** The address of nodes of the same cluster that serve reads outside of transactions; null: the database of writes. */
  databaseReaderUrl: string | null;
  /** Connections to MariaDB at the same time, each of one statement; one more serves readiness. As many to the reader. */
  databaseConnections: number;
  /**
   * Milliseconds for a wait for a connection, for a statement, and from the beginning of a call to its answer: of one that
   * reads, and of one that changes something.
   */
  databaseDeadlines: { acquireMs: number; statementMs: number; readMs: number; writeMs: number };
  /** `database`, with a user who may change its tables; the same user where no other is set. For `npm run migrate` and restores. */
  migrationDatabase: Settings['database'];
  /**
   * Whether pending migrations of an embedded database are run by a start, and those of a server by `npm start`; or
   * only by `npm run migrate`.
   */
  migrations: 'run' | 'wait';
  demoData: boolean;
  /** Whether pages may keep files in the browser and open without a network; false removes what they have kept. */
  offlineOpening: boolean;
  /** The origin under which coaches reach the app; null: any address. */
  publicUrl: string | null;
  /** The number of proxies whose X-Forwarded-* headers are believed, or their addresses; false and 0: none. */
  trustProxy: false | number | string[];
  /** The mail server; null: mails are written into the outbox folder of `dataDir`. */
  smtpUrl: string | null;
  /** The sender of mails. */
  mailFrom: string;
  regeneratedCodeSeconds: number;
  contacts: { support: string; technical: string; sales: string; privacy: string };
  /**
   * Number of failed sign-ins after which the next is refused: per account and address in 15 minutes. After how many of
   * all accounts in an hour the sign-ins from an address wait for each other.
   */
  loginLimits: { perAccount: number; perAddress: number };
  logLevel: (typeof LOG_LEVELS)[number];
}

/** The token under which Nest injects the settings. */
export const SETTINGS = Symbol('settings');

/** The validity of a regenerated registration code in the demonstration. It is too short to register with. */
export const DEMO_CODE_SECONDS = 10;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const ATHLETE_PAGES_DIR = fileURLToPath(new URL('../../../athlete-pages/dist', import.meta.url));

const hostName = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name such as 127.0.0.1');

const variables = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: hostName.default('127.0.0.1'),
  BACKUP_KEY_FILE: z.string().optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  METRICS_TOKEN_FILE: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(0, 600).default(5),
  KEEP_RELEASES_DAYS: wholeNumber(1, 9_999).default(30),
  AUDIT_MONTHS: wholeNumber(1, 600).default(24),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READER_URL: databaseUrl.optional(),
  MIGRATION_DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: wholeNumber(1, 200).default(10),
  DATABASE_ACQUIRE_MS: wholeNumber(100, 60_000).default(1000),
  DATABASE_STATEMENT_MS: wholeNumber(100, 60_000).default(3000),
  DATABASE_READ_MS: wholeNumber(500, 60_000).default(3000),
  DATABASE_WRITE_MS: wholeNumber(500, 60_000).default(3000),
  MIGRATIONS: z.enum(['run', 'wait'], 'must be run or wait').default('run'),
  DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  OFFLINE_OPENING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PUBLIC_URL: httpOrigin.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailbox.optional(),
  REGENERATED_CODE_SECONDS: wholeNumber(1, 31_536_000).default(DEMO_CODE_SECONDS),
  CONTACT_SUPPORT: mailbox.default('support@touchline.example'),
  CONTACT_TECHNICAL: mailbox.default('technical@touchline.example'),
  CONTACT_SALES: mailbox.default('sales@touchline.example'),
  CONTACT_PRIVACY: mailbox.default('privacy@touchline.example'),
  LOGIN_LIMIT_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  LOGIN_LIMIT_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The names of all settings of the server. */
export const SETTING_NAMES: readonly string[] = [
  'DATA_DIR',
  'SITE_DIR',
  'ALL_SITE_DIRS',
  'BACKUP_DIR',
  ...Object.keys(variables.shape),
];

/** All problems of the configuration, one sentence each. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** Reads the settings of this process. Throws a SettingsError with all problems. */
export function loadSettings(folder = process.cwd(), environment = process.env): Settings {
  return parseSettings(readEnvironment(folder, environment), folder);
}

/** As `loadSettings`, for the message about a failure, which names folder and port; undefined where they are invalid. */
export function loadValidSettings(): Settings | undefined {
  try {
    return loadSettings();
  } catch {
    return undefined;
  }
}

/**
 * Turns variables into settings, without side effects. Relative folders are resolved from `folder`; unknown variables
 * are ignored.
 */
export function parseSettings(environment: ReadonlyMap<string, string>, folder: string): Settings {
  const parsed = variables.safeParse(Object.fromEntries(environment));
  const dataDir = resolve(folder, environment.get('DATA_DIR') ?? './data');
  const siteDir = resolve(folder, environment.get('SITE_DIR') ?? './site');
  const allSiteDirs = folders(folder, environment.get('ALL_SITE_DIRS')) ?? [siteDir];
  const backupDir = resolveIfSet(folder, environment.get('BACKUP_DIR'));
  const problems = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  if (environment.has('SMTP_URL') && !environment.has('PUBLIC_URL'))
    problems.push('SMTP_URL needs PUBLIC_URL: the links in mails are made from it.');
  if (/^https:/i.test(environment.get('PUBLIC_URL') ?? '') && !environment.has('TRUST_PROXY')) {
    problems.push(
      'TRUST_PROXY is missing, and with an https PUBLIC_URL a proxy stands in front of this server: set it to the number of proxies (TRUST_PROXY=1) or to their addresses, because all coaches would share the limits of one network address. If there is no proxy, set TRUST_PROXY=0.',
    );
  }
  problems.push(
    ...migrationDatabaseProblems(environment.get('MIGRATION_DATABASE_URL'), environment.get('DATABASE_URL')),
  );
  if (isWithin(dataDir, siteDir) || isWithin(siteDir, dataDir)) {
    problems.push(
      `DATA_DIR (${dataDir}) and SITE_DIR (${siteDir}) must lie apart, neither inside the other: what is in SITE_DIR is handed out to anybody.`,
    );
  }
  if (!allSiteDirs.includes(siteDir))
    problems.push(`ALL_SITE_DIRS lacks SITE_DIR (${siteDir}): it names the folders of all instances, of this one too.`);
  if (environment.has('BACKUP_DIR') !== environment.has('BACKUP_KEY_FILE'))
    problems.push('BACKUP_DIR and BACKUP_KEY_FILE need each other: backups are always encrypted.');
  if (backupDir !== null && (isWithin(backupDir, siteDir) || isWithin(backupDir, dataDir))) {
    problems.push(
      `BACKUP_DIR (${backupDir}) must lie outside DATA_DIR (${dataDir}) and SITE_DIR (${siteDir}): a backup is of no use where the data is lost with it, and what is in SITE_DIR is handed out to anybody.`,
    );
  }
  const backupKeyFile = resolveIfSet(folder, environment.get('BACKUP_KEY_FILE'));
  if (backupKeyFile !== null && isWithin(backupKeyFile, siteDir)) {
    problems.push(
      `BACKUP_KEY_FILE (${backupKeyFile}) must lie outside SITE_DIR (${siteDir}): what is in SITE_DIR is handed out to anybody.`,
    );
  }
  if (environment.has('DATABASE_READER_URL') && !environment.has('DATABASE_URL'))
    problems.push('DATABASE_READER_URL needs DATABASE_URL: it leads to other nodes of the same cluster.');
  if (parsed.data?.DATABASE_READER_URL && parsed.data.DATABASE_URL) {
    const { DATABASE_READER_URL: reader, DATABASE_URL: writer } = parsed.data;
    if (isSentInClearText(reader) && !isSentInClearText(writer))
      problems.push('DATABASE_READER_URL must be encrypted as DATABASE_URL is: append ?ssl=true.');
  }
  const metricsHost = environment.get('METRICS_HOST');
  if (metricsHost !== undefined && !isLoopback(metricsHost) && !environment.has('METRICS_TOKEN_FILE'))
    problems.push('METRICS_HOST is reachable from other machines and needs METRICS_TOKEN_FILE.');
  if (environment.has('METRICS_PORT') && environment.get('METRICS_PORT') === (environment.get('PORT') ?? '3000'))
    problems.push('METRICS_PORT must differ from PORT.');
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    siteDir,
    allSiteDirs,
    athletePagesDir: ATHLETE_PAGES_DIR,
    backupDir,
    backupKeyFile,
    metrics:
      env.METRICS_PORT === undefined
        ? null
        : {
            host: env.METRICS_HOST,
            port: env.METRICS_PORT,
            tokenFile: resolveIfSet(folder, env.METRICS_TOKEN_FILE),
          },
    drainSeconds: env.DRAIN_SECONDS,
    keptReleaseDays: env.KEEP_RELEASES_DAYS,
    auditMonths: env.AUDIT_MONTHS,
    databaseReaderUrl: env.DATABASE_READER_URL ?? null,
    database: databaseOf(env.DATABASE_URL, dataDir),
    migrationDatabase: databaseOf(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, dataDir),
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseDeadlines: {
      acquireMs: env.DATABASE_ACQUIRE_MS,
      statementMs: env.DATABASE_STATEMENT_MS,
      readMs: env.DATABASE_READ_MS,
      writeMs: env.DATABASE_WRITE_MS,
    },
    migrations: env.MIGRATIONS,
    // Demo coaches have public passwords and must not get into a real database by accident.
    demoData: env.DEMO_DATA ? env.DEMO_DATA === 'on' : !env.DATABASE_URL && !env.PUBLIC_URL?.startsWith('https:'),
    offlineOpening: env.OFFLINE_OPENING === 'on',
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: env.TRUST_PROXY ?? false,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? env.CONTACT_SUPPORT,
    regeneratedCodeSeconds: env.REGENERATED_CODE_SECONDS,
    contacts: {
      support: env.CONTACT_SUPPORT,
      technical: env.CONTACT_TECHNICAL,
      sales: env.CONTACT_SALES,
      privacy: env.CONTACT_PRIVACY,
    },
    loginLimits: { perAccount: env.LOGIN_LIMIT_PER_ACCOUNT, perAddress: env.LOGIN_LIMIT_PER_ADDRESS },
    logLevel: env.LOG_LEVEL,
  };
}

const databaseOf = (url: string | undefined, dataDir: string): Settings['database'] =>
  url === undefined ? { kind: 'sqlite', file: join(dataDir, 'touchline.sqlite') } : { kind: 'mariadb', url };

/** Whether `path` is `folder` or inside it; both are absolute. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function resolveIfSet(folder: string, path: string | undefined): string | null {
  return path === undefined ? null : resolve(folder, path);
}

/** Folders that are separated by commas, as absolute paths; null where none is named. */
function folders(folder: string, list: string | undefined): string[] | null {
  const paths = (list ?? '').split(',').flatMap((path) => path.trim() || []);
  return paths.length === 0 ? null : paths.map((path) => resolve(folder, path));
}
