import { Between, In, type EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { FormerAuditEntryEntity } from './former-audit-entry.entity.js';

/**
 * Inserts entries and keeps reads that this or another instance has already stored. Not `orIgnore()`: MariaDB's INSERT
 * IGNORE hides every other failure too, and unrecorded data would be shown. Setting a key to its own value changes
 * nothing and catches only that conflict. The order is the same for everybody, so that two transactions with the same
 * reads cannot deadlock.
 */
export async function insertNewEntries(tx: EntityManager, rows: readonly AuditEntryEntity[]): Promise<void> {
  const keyOf = ({ readKey }: AuditEntryEntity) => readKey ?? '';
  const inOrder = [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
  await tx
    .createQueryBuilder()
    .insert()
    .into(AuditEntryEntity)
    .values(inOrder)
    .orUpdate(['read_key'], ['read_key'])
    .updateEntity(false)
    .execute();
}

/**
 * Moves up to `atMost` rows of the previous table, the oldest first, and returns how many it found. A read that is
 * recorded in both tables stays recorded once.
 */
export async function moveFormerEntries(tx: EntityManager, atMost: number): Promise<number> {
  const rows = await tx.find(FormerAuditEntryEntity, { order: { id: 'ASC' }, take: atMost });
  if (rows.length === 0) return 0;

  await insertNewEntries(tx, rows);
  await tx.delete(FormerAuditEntryEntity, { id: In(rows.map(({ id }) => id)) });
  return rows.length;
}

/** Deletes these entries, which are in the order of their instants. */
export async function deleteEntries(tx: EntityManager, entries: readonly AuditEntryEntity[]): Promise<void> {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return;
  // The instants find the rows in the primary key, the ids choose them.
  await tx.delete(AuditEntryEntity, { at: Between(first.at, last.at), id: In(entries.map(({ id }) => id)) });
}
