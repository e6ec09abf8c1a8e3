import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ATHLETE_ACCESS_TABLES } from './baseline/athlete-access.js';
import { ATHLETES_TABLES } from './baseline/athletes.js';
import { ATTENDANCE_TABLES } from './baseline/attendance.js';
import { CALENDAR_TABLES } from './baseline/calendar.js';
import { COACHES_TABLES } from './baseline/coaches.js';
import { CONSENTS_TABLES } from './baseline/consents.js';
import { OPERATION_TABLES } from './baseline/operation.js';
import { RECORDS_TABLES } from './baseline/records.js';
import { RELEASES_TABLES } from './baseline/releases.js';
import { SQUAD_TABLES } from './baseline/squad.js';
import { WORKOUTS_TABLES } from './baseline/workouts.js';
import { adoptFormerTables } from './baseline/former-tables.js';
import { createTable, dropTable } from './portable-table.js';

/** Every table after those to which its foreign keys refer. */
const TABLES = [
  ...COACHES_TABLES,
  ...ATHLETES_TABLES,
  ...CALENDAR_TABLES,
  ...ATTENDANCE_TABLES,
  ...RECORDS_TABLES,
  ...SQUAD_TABLES,
  ...WORKOUTS_TABLES,
  ...ATHLETE_ACCESS_TABLES,
  ...CONSENTS_TABLES,
  ...RELEASES_TABLES,
  ...OPERATION_TABLES,
];

/**
 * All tables. It replaces the migrations 001 to 103: a database that holds the last of them keeps its rows, and gets what
 * the tables differ in.
 */
export class Baseline1764000000104 implements MigrationInterface {
  readonly name = 'Baseline1764000000104';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await createTable(runner, table);
    await adoptFormerTables(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...TABLES].reverse()) await dropTable(runner, name);
  }
}
