import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations/index.js';
import { patientMysql, type Patience } from './patient-mysql.js';
import { SilentLogger } from './silent-logger.js';
import { SnakeNames } from './snake-names.js';

const COMMON = {
  entities: ENTITIES,
  namingStrategy: new SnakeNames(),
  migrationsTableName: 'migrations',
  synchronize: false,
  logger: new SilentLogger(),
} as const;

/** The part of better-sqlite3 that prepares a connection. */
interface SqliteHandle {
  pragma(text: string): unknown;
}

/** The one connection that writes, and creates the file and its tables. */
export function sqliteWriter(file: string): DataSource {
  return new DataSource({
    ...COMMON,
    type: 'better-sqlite3',
    database: file,
    enableWAL: true,
    // For opening and migrating; `Database` shortens it for calls.
    timeout: 5000,
    migrations: MIGRATIONS,
    // FULL: an answer we gave survives a power cut. The default of WAL (NORMAL) may lose the last ones.
    prepareDatabase: (database: SqliteHandle) => void database.pragma('synchronous = FULL'),
  } satisfies DataSourceOptions);
}

/** A second connection for reads: on the writing one they would see another request's uncommitted rows. */
export function sqliteReader(file: string): DataSource {
  return new DataSource({
    ...COMMON,
    type: 'better-sqlite3',
    database: file,
    readonly: true,
    timeout: 5000,
  } satisfies DataSourceOptions);
}

export function mariadb(url: string, patience: Patience): DataSource {
  const address = new URL(url);
  return new DataSource({
    ...COMMON,
    // Not 'mysql': with it TypeORM proposes to drop and add every json column again. Both schemes of the address are the same wire.
    type: 'mariadb',
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: address.port === '' ? 3306 : Number(address.port),
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: decodeURIComponent(address.pathname.slice(1)),
    driver: patientMysql(patience),
    charset: 'utf8mb4',
    timezone: 'Z',
    // Days stay text. `true` would make text of the instants too, unset would make a JS Date of a day.
    dateStrings: ['DATE'],
    bigNumberStrings: false,
    connectTimeout: 2000,
    poolSize: 10,
    extra: { queueLimit: 200, enableKeepAlive: true },
    migrations: MIGRATIONS,
  } satisfies DataSourceOptions);
}
