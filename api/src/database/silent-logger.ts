import type { Logger } from 'typeorm';

/** TypeORM would print to stdout, values and all. What goes wrong is thrown, and reported by who catches it. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
