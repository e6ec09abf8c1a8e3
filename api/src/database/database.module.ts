import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Database } from './database.js';
import { DatabaseStart } from './database-start.js';
import { UnitOfWork } from './unit-of-work.js';

/** The database for every module. The connections are handed in: they live longer than one application in tests. */
@Global()
@Module({})
export class DatabaseModule {
  static with(database: Database): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: UnitOfWork, useFactory: () => new UnitOfWork(database) },
        DatabaseStart,
      ],
      exports: [Database, UnitOfWork, DatabaseStart],
    };
  }
}
