import { ApiError } from './common/errors/api-error.js';
import { describeError } from './common/logging/describe-error.js';
import { isLoopback } from './config/loopback.js';
import { serverAddress } from './config/server-address.js';
import { DEMO_CODE_SECONDS, isWithin, SettingsError, type Settings } from './config/settings.js';
import { listenProblem } from './config/start-checks.js';
import { DatabaseUnavailableError, driverError } from './database/database-errors.js';
import { OldDatabaseError } from './database/known-migrations.js';
import { DatabaseSetupError } from './database/mariadb-check.js';
import { MigrationsPendingError } from './database/migrate.js';
import { UnfinishedRestoreError } from './database/unfinished-restore.js';
import { DEMO_COACH, RIVAL_COACH } from './database/demo/demo-people.js';

/** Messages for the people who start the product. The log is separate. */

/**
 * The message with the address of the app, for when it is ready. `athleteKey`: of the link of a demo athlete; null without
 * one.
 */
export function readyMessage(settings: Settings, demo: boolean, athleteKey: string | null = null): string {
  const lines = ['', `  Touchline is ready: ${serverAddress(settings)}`, ''];
  if (demo) {
    lines.push('  Demo sign-ins:');
    for (const { email, password } of [DEMO_COACH, RIVAL_COACH]) lines.push(`    ${email}  ${password}`);
    lines.push('');
    if (athleteKey !== null) {
      lines.push(`  Athlete's page: ${serverAddress(settings)}/answer#${athleteKey}`);
      lines.push('    This link is for trying it as an athlete. Each start makes a new one.', '');
    }
    if (!isLoopback(settings.host))
      lines.push(
        '  Warning: others can reach this server, and the demo passwords are public. Set DEMO_DATA=off for real use.',
        '',
      );
  }
  if (!demo && settings.regeneratedCodeSeconds === DEMO_CODE_SECONDS)
    lines.push(
      `  Warning: regenerated registration codes expire after ${DEMO_CODE_SECONDS} seconds, which suits a demonstration only. A team's first code`,
      '  expires after a week, and then no athlete can register any more. Set REGENERATED_CODE_SECONDS=604800 (a week) for real use.',
      '',
    );
  return lines.join('\n') + '\n';
}

/** Errors whose message is a sentence for the administrator. That of any other error may quote values of the database. */
const SENTENCES = [
  ...[DatabaseSetupError, DatabaseUnavailableError, MigrationsPendingError, OldDatabaseError, UnfinishedRestoreError],
  ApiError,
];

/** One sentence about a failed start, without secrets. After an unexpected error the places follow where it was thrown. */
export function failureMessage(error: unknown, settings?: Settings): string {
  const { code } = driverError(error);
  switch (code) {
    case 'EADDRINUSE':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return listenProblem(code, settings?.port ?? 0, settings?.host ?? '');
    case 'EACCES':
      return (
        otherPlace(error, settings) ??
        `Touchline may not use port ${settings?.port}, or ${folderName(settings)} cannot be written.`
      );
    default:
      return knownFailure(error, settings) ?? unexpectedFailure('Touchline could not start', error);
  }
}

/** As `failureMessage`, for a command beside the server, which listens on no port. */
export function commandFailureMessage(error: unknown, settings?: Settings): string {
  return knownFailure(error, settings) ?? unexpectedFailure('The command failed', error);
}

/** The sentence for an error of the settings, of `DATA_DIR` or of the database; null for any other one. */
function knownFailure(error: unknown, settings: Settings | undefined): string | null {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  switch (driverError(error).code) {
    case 'EACCES':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return otherPlace(error, settings) ?? `${folderName(settings)} cannot be written.`;
    case 'ENOSPC':
    case 'SQLITE_FULL':
      return `The disk of ${folderName(settings)} is full.`;
    case 'SQLITE_BUSY':
      return `The database file in ${folderName(settings)} is locked by another program.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return `The database file in ${folderName(settings)} is damaged or not a database.`;
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
      return `The database file in ${folderName(settings)} cannot be opened, created or written.`;
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The database server refuses the user or password in DATABASE_URL.';
    case 'ER_TABLEACCESS_DENIED_ERROR':
      return 'The user of the database may not change or read the tables: `npm run migrate` and restores need one who may change them, in MIGRATION_DATABASE_URL.';
    case 'ER_BAD_DB_ERROR':
      return 'The database named in DATABASE_URL does not exist on its server.';
    default:
      return null;
  }
}

/** The sentence for a file or folder outside `DATA_DIR`, which an error of the file system names; null for any other error. */
function otherPlace(error: unknown, settings: Settings | undefined): string | null {
  const { code, path } = error as { code: string; path?: string };
  if (path === undefined || settings === undefined || isWithin(path, settings.dataDir)) return null;
  return `${path} cannot be read or written by the user who runs the product (${code}).`;
}

const folderName = (settings: Settings | undefined): string => `DATA_DIR${settings ? ` (${settings.dataDir})` : ''}`;

function unexpectedFailure(subject: string, error: unknown): string {
  const { kind, code, stack = [] } = describeError(error);
  const report = stack.length > 0 ? ' Please report it with these lines:' : '';
  const sentence = `${subject} because of an unexpected error: ${kind}${code ? ` (${code})` : ''}.${report}`;
  return [sentence, ...stack.map((frame) => `  ${frame}`)].join('\n');
}
