import { ApiError } from './common/errors/api-error.js';
import { describeError } from './common/logging/describe-error.js';
import { isLoopback } from './config/loopback.js';
import { serverAddress } from './config/server-address.js';
import { DEMO_CODE_SECONDS, SettingsError, type Settings } from './config/settings.js';
import { listenProblem } from './config/start-checks.js';
import { DatabaseUnavailableError } from './database/database-errors.js';
import { DatabaseSetupError } from './database/mariadb-check.js';
import { MigrationsPendingError } from './database/migrate.js';
import { DEMO_COACH, RIVAL_COACH } from './database/demo/demo-people.js';

/** Messages for the people who start the product. The log is separate. */

/** The message with the address of the app, for when it is ready. */
export function readyMessage(settings: Settings, demo: boolean): string {
  const lines = ['', `  Touchline is ready: ${serverAddress(settings)}`, ''];
  if (demo) {
    lines.push('  Demo sign-ins:');
    for (const { email, password } of [DEMO_COACH, RIVAL_COACH]) lines.push(`    ${email}  ${password}`);
    lines.push('');
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
const SENTENCES = [DatabaseSetupError, DatabaseUnavailableError, MigrationsPendingError, ApiError];

/** One sentence about a failed start, without stack and secrets. */
export function failureMessage(error: unknown, settings?: Settings): string {
  if (error instanceof SettingsError) return error.problems.join('\n');
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code } =
    (error as { driverError?: { code?: string }; code?: string }).driverError ?? (error as { code?: string });
  switch (code) {
    case 'EADDRINUSE':
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return listenProblem(code, settings?.port ?? 0, settings?.host ?? '');
    case 'EACCES':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return `Touchline may not use port ${settings?.port}, or DATA_DIR (${settings?.dataDir}) cannot be written.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return `The database file in DATA_DIR (${settings?.dataDir}) is damaged or not a database.`;
    case 'SQLITE_CANTOPEN':
      return `The database file in DATA_DIR (${settings?.dataDir}) cannot be opened or created.`;
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_DBACCESS_DENIED_ERROR':
      return 'The database server refuses the user or password in DATABASE_URL.';
    case 'ER_BAD_DB_ERROR':
      return 'The database named in DATABASE_URL does not exist on its server.';
    default:
      return unknownFailure(error);
  }
}

function unknownFailure(error: unknown): string {
  const { kind, code, stack = [] } = describeError(error);
  const sentence = `Touchline could not start, for a reason without a sentence of its own: ${kind}${code ? ` ${code}` : ''}.`;
  return [sentence, ...stack.map((frame) => `  ${frame}`)].join('\n');
}
