import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
// Registers the entities of every module.
import './app.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import type { Deadlines } from './database/mysql-with-deadlines.js';

/** The database without the application around it, for a program beside the server. Not connected: `DatabaseConnection.open` does that. */
export function createDatabaseContext(
  database: Settings['database'],
  options: { isRestore?: boolean; callDeadlines?: Deadlines } = {},
): Promise<INestApplicationContext> {
  const module = DatabaseModule.forRoot(database, options);
  return NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
}
