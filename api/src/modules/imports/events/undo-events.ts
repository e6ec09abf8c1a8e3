import type { EntityManager } from 'typeorm';
import {
  deleteEvents,
  findRecordedEvents,
  lockEvents,
  replaceEvents,
  type CalendarEventEntity,
} from '../../calendar/index.js';
import type { ImportedRowEntity } from '../imported-row.entity.js';
import type { ImportWrite, UndoneFile } from '../plan/file-plan.js';
import { withValues } from './event-values.js';

/** By this day marks at events ahead are records, too. */
const LAST_DAY = '9999-12-31';

/**
 * Takes events back: new ones are deleted and changed ones get their former content, unless somebody has edited them since or
 * something was recorded at a new one. An event that is gone is taken back already.
 */
export async function undoEvents(
  tx: EntityManager,
  { teamId, now }: Pick<ImportWrite, 'teamId' | 'now'>,
  imported: readonly ImportedRowEntity[],
): Promise<UndoneFile> {
  const undone: UndoneFile = { kept: [], removedIds: [], restoredIds: [], withoutConsent: [] };
  const rows = imported.filter(({ kind }) => kind === 'event');
  if (rows.length === 0) return undone;
  const locked = await lockEvents(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  const events = new Map(locked.map((event) => [event.id, event]));
  const recorded = await findRecordedEvents(tx, locked, LAST_DAY);

  const deleted: number[] = [];
  const restored: CalendarEventEntity[] = [];
  for (const { id, recordId, version, former } of rows) {
    const event = events.get(recordId);
    const reason =
      event && keptReason(event, { teamId, version, isRecorded: former === null && recorded.has(recordId) });
    if (event && reason) {
      undone.kept.push({ athlete_id: null, name: event.title, reason });
    } else if (former === null || !event) {
      if (event) deleted.push(recordId);
      undone.removedIds.push(id);
    } else {
      restored.push(withValues(event, former));
      undone.restoredIds.push(id);
    }
  }
  await deleteEvents(tx, deleted, 0);
  if (restored.length > 0) await replaceEvents(tx, restored, now);
  return undone;
}

function keptReason(
  event: CalendarEventEntity,
  { teamId, version, isRecorded }: { teamId: number; version: number; isRecorded: boolean },
): string | null {
  if (event.teamId !== teamId) return 'It belongs to another team by now.';
  if (event.version !== version) return 'Somebody has changed it since.';
  return isRecorded ? 'Something was recorded at it since.' : null;
}
