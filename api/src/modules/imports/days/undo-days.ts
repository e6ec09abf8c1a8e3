import type { Permission } from '@touchline/contracts/permissions';
import { In, type EntityManager } from 'typeorm';
import { findReach } from '../../../common/access/coach-reach.js';
import type { AuditLog } from '../../../common/audit/audit-log.js';
import { byAthlete, groupRows } from '../../../common/grouping/group-rows.js';
import { slices } from '../../../common/grouping/slices.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { AthleteEntity } from '../../athletes/index.js';
import { isOfAthlete, type AthleteRow, type ImportedRowEntity } from '../imported-row.entity.js';
import { wholeName } from '../people/match-people.js';
import type { ImportWrite, UndoneFile, UndoOptions } from '../plan/file-plan.js';
import { findOtherRows } from '../undo/imported-rows.repository.js';
import { settleOtherRows } from '../undo/other-rows.js';
import type { DayWrite, ImportTable } from './import-table.js';

/** A row that an import wrote, whose record has a day. */
type DayRow = AthleteRow & { day: string };

/**
 * Takes records of days back: new ones are deleted and changed ones get their former values, unless somebody has edited them
 * since, which the coach may have confirmed, or the coach does not see the day any more. A record that is gone is taken back
 * already.
 */
export async function undoDays(
  tx: EntityManager,
  audit: AuditLog,
  { coach, permission }: Pick<ImportWrite, 'coach'> & { permission: Permission },
  rows: readonly ImportedRowEntity[],
  tables: readonly ImportTable[],
  { isConfirmed = false }: UndoOptions = {},
): Promise<UndoneFile> {
  const athleteIds = [...new Set(rows.filter(isOfAthlete).map(({ athleteId }) => athleteId))];
  await lockRows(tx, 'athletes', athleteIds);
  const reach = (await findReach(tx, coach, athleteIds))(permission);
  const undone: UndoneFile = { kept: [], removedIds: [], restoredIds: [], withoutConsent: [] };
  const edited: DayRow[] = [];
  const unseen: DayRow[] = [];
  for (const table of tables)
    for (const part of slices(
      rows.filter((row): row is DayRow => row.kind === table.kind && isOfAthlete(row) && row.day !== null),
    )) {
      const versions = await table.findVersions(
        tx,
        part.map(({ recordId }) => recordId),
      );
      const isThere = ({ recordId }: DayRow) => versions.has(recordId);
      // Without a count of changes, somebody may have given back by hand what the row had written before a later file.
      const othersOf = await findOtherRows(tx, table.isVersioned ? [] : part);
      const isOurs = (row: DayRow) =>
        isConfirmed || (versions.get(row.recordId) === row.version && othersOf(row).later.length === 0);
      const isSeen = ({ athleteId, day }: DayRow) => reach.covers(athleteId, day);
      unseen.push(...part.filter((row) => isThere(row) && !isSeen(row)));
      edited.push(...part.filter((row) => isThere(row) && isSeen(row) && !isOurs(row)));

      const ours = part.filter((row) => !isThere(row) || (isSeen(row) && isOurs(row)));
      const created = ours.filter(({ former }) => former === null);
      const changed = ours.filter((row) => row.former !== null && isThere(row));
      await removeRows(tx, audit, { coach, versions }, table, created.filter(isThere));
      if (changed.length > 0) await restoreRows(tx, coach, table, changed, versions);
      undone.removedIds.push(...created.map(({ id }) => id));
      undone.restoredIds.push(...changed.map(({ id }) => id));
    }
  undone.kept = await keptOf(tx, edited, unseen);
  return undone;
}

async function removeRows(
  tx: EntityManager,
  audit: AuditLog,
  { coach, versions }: { coach: ImportWrite['coach']; versions: ReadonlyMap<number, number> },
  table: ImportTable,
  rows: readonly DayRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const athleteIds = rows.map(({ athleteId }) => athleteId);
  const deleteRows = async () => {
    await tx.delete(table.entity, { id: In(rows.map(({ recordId }) => recordId)) });
    if (table.auditKind) await audit.wrote(tx, coach, table.auditKind, 'delete', athleteIds);
  };
  const items = rows.map(({ athleteId, day, written, recordId: id, version }) => ({
    ...{ id, version: versions.get(id) ?? version, athleteId, day, values: written },
  }));
  await (table.remove ? table.remove(tx, coach, items, deleteRows) : deleteRows());
}

async function restoreRows(
  tx: EntityManager,
  coach: ImportWrite['coach'],
  table: ImportTable,
  rows: readonly DayRow[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const restored = await table.write(
    tx,
    coach,
    rows.map((row) => toFormer(row, versions.get(row.recordId) ?? row.version)),
  );
  await settleOtherRows(tx, rows, versions, table.isVersioned ? restored : null);
}

const toFormer = ({ athleteId, day, recordId, former }: DayRow, version: number): DayWrite => ({
  ...{ athleteId, day, values: former ?? {} },
  stored: { id: recordId, version },
});

async function keptOf(
  tx: EntityManager,
  edited: readonly DayRow[],
  unseen: readonly DayRow[],
): Promise<UndoneFile['kept']> {
  const kept = byAthlete([...edited, ...unseen]);
  if (kept.size === 0) return [];
  const athletes = await tx.findBy(AthleteEntity, { id: In([...kept.keys()]) });
  const hidden = groupRows(unseen, ({ athleteId }) => athleteId);
  return athletes.map(({ id, ...names }) => ({
    ...{ athlete_id: id, name: wholeName(names) },
    reason: hidden.has(id) ? 'Your team does not see these days any more.' : editedText((kept.get(id) ?? []).length),
  }));
}

const editedText = (count: number): string =>
  count === 1 ? 'One of these records was edited since.' : `${count} of these records were edited since.`;
