import { DefaultNamingStrategy, type DataSourceOptions, type Logger } from 'typeorm';
import { bareHost } from '../config/database-url.js';
import { MIGRATIONS } from './migrations/index.js';
import { mysqlWithDeadlines, type ClusterRole, type Deadlines } from './mysql-with-deadlines.js';
import { tlsOptions } from './mariadb-tls.js';
import { SqliteDatabase } from './sqlite-driver.js';

/** TypeORM would print statements with their values. Every error is thrown, and reported by the code that catches it. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}

/** Properties are camelCase in code and snake_case in the tables. */
class SnakeNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string): string {
    return customName || propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

const COMMON = {
  namingStrategy: new SnakeNames(),
  migrationsTableName: 'migrations',
  synchronize: false,
  logger: new SilentLogger(),
} as const;

/** Memory for pages of the file, per connection, in KiB. The library's own default is 2000. */
const SQLITE_CACHE = 'cache_size = -16000';

/** The only connection that writes. It creates the file and its tables. */
export function sqliteWriterOptions(file: string) {
  return {
    ...COMMON,
    type: 'better-sqlite3',
    driver: SqliteDatabase,
    database: file,
    enableWAL: true,
    // Milliseconds, for opening and migrating; `DatabaseConnection` shortens it for calls.
    timeout: 5000,
    migrations: MIGRATIONS,
    prepareDatabase: (database: SqliteDatabase) => {
      // FULL: an answered write survives a power cut. NORMAL, the default of WAL, may lose the last ones.
      database.pragma('synchronous = FULL');
      database.pragma(SQLITE_CACHE);
    },
  } satisfies DataSourceOptions;
}

/** A second connection for reads: on the writing one they would see the uncommitted rows of other requests. */
export function sqliteReaderOptions(file: string) {
  return {
    ...COMMON,
    type: 'better-sqlite3',
    driver: SqliteDatabase,
    database: file,
    readonly: true,
    timeout: 5000,
    prepareDatabase: (database: SqliteDatabase) => void database.pragma(SQLITE_CACHE),
  } satisfies DataSourceOptions;
}

/**
 * One pool for reads and writes, unless reads have an address of their own. `mysql://` and `mariadb://` addresses are the
 * same protocol.
 */
export function mariaDbOptions(url: string, deadlines: Deadlines, connections = 10, role: ClusterRole = {}) {
  const address = new URL(url);
  return {
    ...COMMON,
    // Not 'mysql': with it TypeORM proposes to drop and add every json column again.
    type: 'mariadb',
    host: bareHost(address),
    port: address.port === '' ? 3306 : Number(address.port),
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    ssl: tlsOptions(url),
    driver: mysqlWithDeadlines(deadlines, role),
    charset: 'utf8mb4',
    timezone: 'Z',
    // Days stay text. `true` would turn instants into text too; without it a day becomes a JS Date.
    dateStrings: ['DATE'],
    bigNumberStrings: false,
    connectTimeout: 2000,
    poolSize: connections,
    extra: { queueLimit: 200, enableKeepAlive: true },
    migrations: MIGRATIONS,
  } satisfies DataSourceOptions;
}
