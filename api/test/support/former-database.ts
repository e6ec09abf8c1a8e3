import { DataSource } from 'typeorm';
import {
  addColumn,
  addIndex,
  createTable,
  id,
  index,
  instant,
  integer,
  nullable,
  text,
  unique,
} from '../../src/database/migrations/portable-table.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { migratingOptions } from './migrating-options.js';
import { migrateDatabase, type TestDatabase } from './test-database.js';

const LAST_REPLACED = 'WorkoutsRoutineNumber1764000000103';

/**
 * Makes a migrated database what the migrations before the baseline made. `last`: with the last of them, or with earlier
 * ones only.
 */
export async function makeFormer(database: TestDatabase, { last = true } = {}): Promise<void> {
  await migrateDatabase(database);
  const source = await new DataSource(migratingOptions(database.owner)).initialize();
  // The former tables are those of the baseline, but for what follows.
  for (const _ of MIGRATIONS.slice(1)) await source.undoLastMigration({ transaction: 'each' });
  const runner = source.createQueryRunner();
  await createTable(runner, {
    name: 'audit_entries',
    columns: [
      id(),
      instant('at'),
      text('actor_kind', 5),
      integer('coach_id', nullable),
      integer('institution_id'),
      integer('athlete_id'),
      text('kind', 20),
      text('action', 6),
      text('read_key', 80, nullable),
      integer('api_key_id', nullable),
    ],
    indices: [
      index('ix_audit_entries_athlete_id_id', 'athlete_id', 'id'),
      unique('uq_audit_entries_read_key', 'read_key'),
    ],
  });
  await addColumn(runner, 'mails', instant('due_at', nullable));
  await addIndex(runner, 'mails', index('ix_mails_due_at', 'due_at'));
  const marks = await runner.getTable('attendance_records');
  const day = marks?.findColumnByName('event_date');
  if (!marks || !day) throw new Error('There are no marks.');
  marks.foreignKeys.reverse();
  await runner.changeColumn(marks, day, Object.assign(day.clone(), { isNullable: true }));

  const names = ['Institutions1764000000001', 'GuardianRefusals1764000000088', ...(last ? [LAST_REPLACED] : [])];
  await runner.query('DELETE FROM migrations WHERE id > 0');
  for (const name of names)
    await runner.query(`INSERT INTO migrations (timestamp, name) VALUES (${name.slice(-13)}, '${name}')`);
  await runner.release();
  await source.destroy();
}
