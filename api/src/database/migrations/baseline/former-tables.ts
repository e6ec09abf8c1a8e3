import type { QueryRunner } from 'typeorm';
import { dropColumn, dropIndex, dropTable } from '../portable-table.js';

const ROWS_AT_ONCE = 500;
const AUDIT_COLUMNS = 'at, id, actor_kind, coach_id, api_key_id, institution_id, athlete_id, kind, action, read_key';

/**
 * Brings the tables of the migrations that the baseline replaces to those of the baseline. They differ in a former table of
 * the audit, a column of `mails`, and a column that allowed null. Nothing stored is lost. A fresh database has none of
 * them.
 */
export async function adoptFormerTables(runner: QueryRunner): Promise<void> {
  if (await runner.hasTable('audit_entries')) await moveAudit(runner);
  if (await runner.hasColumn('mails', 'due_at')) await moveDueTimes(runner);
  await requireEventDates(runner);
}

/** In transactions of their own on MariaDB; SQLite keeps that of the migration. Repeated, it goes on with what is left. */
async function moveAudit(runner: QueryRunner): Promise<void> {
  if (runner.manager.dataSource.options.type === 'mariadb') await runner.query('COMMIT');
  for (;;) {
    const rows = (await runner.query(`SELECT id FROM audit_entries ORDER BY id LIMIT ${ROWS_AT_ONCE}`)) as {
      id: number;
    }[];
    if (rows.length === 0) break;

    const ids = rows.map(({ id }) => Number(id)).join(', ');
    // What `audit_log` holds already is the same row, or the same read, which counts once.
    await runner.query(
      `INSERT INTO audit_log (${AUDIT_COLUMNS}) SELECT ${AUDIT_COLUMNS} FROM audit_entries former WHERE id IN (${ids})
       AND NOT EXISTS (SELECT 1 FROM audit_log log WHERE log.read_key = former.read_key)
       AND NOT EXISTS (SELECT 1 FROM audit_log log WHERE log.at = former.at AND log.id = former.id)`,
    );
    await runner.query(`DELETE FROM audit_entries WHERE id IN (${ids})`);
  }
  await dropTable(runner, 'audit_entries');
}

/** `next_try_at` was past all clocks where `due_at` said when to try. */
async function moveDueTimes(runner: QueryRunner): Promise<void> {
  await runner.query('UPDATE mails SET next_try_at = due_at WHERE due_at IS NOT NULL');
  await dropIndex(runner, 'mails', 'ix_mails_due_at');
  await dropColumn(runner, 'mails', 'due_at');
}

async function requireEventDates(runner: QueryRunner): Promise<void> {
  const marks = await runner.getTable('attendance_records');
  const day = marks?.findColumnByName('event_date');
  if (!marks || !day?.isNullable) return;

  await runner.query(
    `UPDATE attendance_records SET event_date = (SELECT date FROM calendar_events event WHERE event.id = attendance_records.event_id)
     WHERE event_date IS NULL`,
  );
  const required = day.clone();
  required.isNullable = false;
  // SQLite copies the table, and TypeORM has read its keys from the last to the first.
  marks.foreignKeys.reverse();
  await runner.changeColumn(marks, day, required);
}
