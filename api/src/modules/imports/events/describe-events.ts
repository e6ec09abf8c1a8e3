import { importTargetOf } from '@touchline/contracts/import-targets';
import { In, type EntityManager } from 'typeorm';
import { CalendarEventEntity } from '../../calendar/index.js';
import type { ImportedRowEntity } from '../imported-row.entity.js';
import type { DescribedRow, ImportWrite } from '../plan/file-plan.js';
import { findOtherRows } from '../undo/imported-rows.repository.js';
import { deletionCost, restorationCost, writtenOf, type Fields } from '../undo/row-cost.js';
import { valuesOf } from './event-values.js';
import { findEventsWithRecords, keptReason } from './undo-events.js';

const FIELDS: Fields = new Map(importTargetOf('events', []).fields.map((field) => [field.key, field]));

/** What taking back each row about an event would cost. Three queries, none without rows. */
export async function describeEvents(
  manager: EntityManager,
  { coach, teamId }: Pick<ImportWrite, 'coach' | 'teamId'>,
  rows: readonly ImportedRowEntity[],
): Promise<DescribedRow[]> {
  if (rows.length === 0) return [];
  const found = await manager.findBy(CalendarEventEntity, { id: In(rows.map(({ recordId }) => recordId)) });
  const events = new Map(found.map((event) => [event.id, event]));
  const recorded = await findEventsWithRecords(manager, found);
  const othersOf = await findOtherRows(manager, rows);

  return rows.map((row): DescribedRow => {
    const { kind, recordId, former } = row;
    const event = events.get(recordId);
    const nothing = { athlete: null, reads: null, written: [], changedBy: null, version: null };
    if (!event) return { ...nothing, cost: 'It was deleted already.' };
    const isRecorded = former === null && recorded.has(recordId);
    const reason = keptReason(event, { row, coach, teamId, isRecorded, isConfirmed: true });
    if (reason !== null && !isRecorded) return { ...nothing, cost: reason };
    const shown = {
      ...{ athlete: null, reads: null, title: event.title },
      written: writtenOf(row, FIELDS),
    };
    if (reason !== null)
      return { ...shown, changedBy: null, version: null, cost: `${reason} Delete the event in the calendar instead.` };
    const costed = {
      ...row,
      kind,
      now: { version: event.version, values: valuesOf(event) },
      later: othersOf(row).later,
    };
    return {
      ...{ ...shown, version: event.version },
      ...(former === null ? deletionCost(costed) : restorationCost(costed, FIELDS, { keys: Object.keys(row.written) })),
    };
  });
}
