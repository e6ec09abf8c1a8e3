import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Pool } from 'mysql2';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import type { Settings } from '../config/settings.js';
import { CALL_DEADLINES, DatabaseConnection } from './database-connection.js';
import { READER, WRITER } from './data-source-names.js';
import { mariaDbOptions, sqliteReaderOptions, sqliteWriterOptions } from './data-source-options.js';
import { writeMsOf, type Deadlines } from './mysql-with-deadlines.js';
import { DatabaseProbe } from './database-probe.js';
import { UnitOfWork } from './unit-of-work.js';
import { WriterNode } from './writer-node.js';

const writerToken = getDataSourceToken(WRITER);
const readerToken = getDataSourceToken(READER);

/**
 * The database for every module. Nest makes the data sources and destroys them on shutdown; `DatabaseConnection`
 * connects and migrates them (`manualInitialization`), so that the application starts while a database server is
 * unavailable.
 */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(
    database: Settings['database'],
    {
      connections,
      readerUrl = null,
      callDeadlines = CALL_DEADLINES,
      isRestore = false,
    }: { connections?: number; readerUrl?: string | null; callDeadlines?: Deadlines; isRestore?: boolean } = {},
  ): DynamicModule {
    const deadlines = { ...callDeadlines };
    const writerNode = new WriterNode();
    const connection: Provider = {
      provide: DatabaseConnection,
      inject: [writerToken, readerToken],
      useFactory: (writer: DataSource, reader: DataSource) =>
        new DatabaseConnection(writer, reader, deadlines, isRestore),
    };

    const probe: Provider = {
      provide: DatabaseProbe,
      inject: [readerToken, DatabaseConnection],
      useFactory: (reader: DataSource, opened: DatabaseConnection) => {
        const made = new DatabaseProbe(database.kind === 'mariadb' ? database.url : null, reader, writerNode);
        opened.whenOpen(() => made.watchWriter());
        return made;
      },
    };

    const unitOfWork: Provider = {
      provide: UnitOfWork,
      inject: [writerToken, readerToken, DatabaseConnection],
      useFactory: (writer: DataSource, reader: DataSource, connection: DatabaseConnection) =>
        new UnitOfWork(writer, reader, connection, writeMsOf(callDeadlines)),
    };

    if (database.kind === 'sqlite')
      return {
        module: DatabaseModule,
        // Nest destroys them in reverse order: the writer, closed last, moves the WAL into the database file.
        imports: [writer(sqliteWriterOptions(database.file)), reader(() => sqliteReaderOptions(database.file))],
        providers: [connection, probe, unitOfWork],
        exports: [DatabaseConnection, DatabaseProbe, UnitOfWork],
      };
    // Without an address for reads one pool serves both: a second one would take ten more of the server's connections.
    const ownReader =
      readerUrl !== null && reader((fallback) => mariaDbOptions(readerUrl, deadlines, connections, { fallback }));
    return {
      module: DatabaseModule,
      imports: [
        writer(mariaDbOptions(database.url, deadlines, connections, { writerNode })),
        ...(ownReader ? [ownReader] : []),
      ],
      providers: [
        ...(ownReader ? [] : [{ provide: readerToken, useExisting: writerToken }]),
        ...[connection, probe, unitOfWork],
      ],
      exports: [...(ownReader ? [] : [readerToken]), DatabaseConnection, DatabaseProbe, UnitOfWork],
    };
  }
}

/** Knows the entities of every `TypeOrmModule.forFeature([…], WRITER)`. */
function writer(options: DataSourceOptions): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name: WRITER,
    useFactory: () => ({ ...options, autoLoadEntities: true, manualInitialization: true }),
  });
}

/** Knows the entities of the writer, and its pool. */
function reader(optionsWith: (writerPool: () => Pool) => DataSourceOptions): DynamicModule {
  return TypeOrmModule.forRootAsync({
    name: READER,
    inject: [writerToken],
    useFactory: (writer: DataSource) => ({
      ...optionsWith(() => (writer.driver as MysqlDriver).pool as Pool),
      entities: writer.options.entities,
      manualInitialization: true,
    }),
  });
}
