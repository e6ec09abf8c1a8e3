import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import {
  CalendarEventEntity,
  deleteEvents,
  findRecordedEvents,
  lockEvents,
  replaceEvents,
} from '../../calendar/index.js';
import { isOfEvent, type ImportedRowEntity, type ImportedValues } from '../imported-row.entity.js';
import type { ImportWrite, RecordTable, UndoneFile, UndoOptions } from '../plan/file-plan.js';
import { mayPlan } from '../plan/stored-target.js';
import { settleOtherRows } from '../undo/other-rows.js';
import { withValues } from './event-values.js';

export const EVENT_RECORDS: RecordTable = { kind: 'event', entity: CalendarEventEntity };

/** By this day marks at events ahead are records, too. */
const LAST_DAY = '9999-12-31';

/** The ids of events at which something was recorded, whenever they are. One query. */
export const findEventsWithRecords = (manager: EntityManager, events: readonly CalendarEventEntity[]) =>
  findRecordedEvents(manager, events, LAST_DAY);

type RestoredRow = ImportedRowEntity & { former: ImportedValues };

/**
 * Takes events back: new ones are deleted and changed ones get their former content, unless somebody has edited them since,
 * which the coach may have confirmed, or something was recorded at a new one. An event that is gone is taken back already.
 */
export async function undoEvents(
  tx: EntityManager,
  { coach, teamId, now }: Pick<ImportWrite, 'coach' | 'teamId' | 'now'>,
  imported: readonly ImportedRowEntity[],
  { isConfirmed = false }: UndoOptions = {},
): Promise<UndoneFile> {
  const undone: UndoneFile = { kept: [], removedIds: [], restoredIds: [], withoutConsent: [] };
  const rows = imported.filter(isOfEvent);
  if (rows.length === 0) return undone;
  const locked = await lockEvents(
    tx,
    rows.map(({ recordId }) => recordId),
  );
  const events = new Map(locked.map((event) => [event.id, event]));
  const recorded = await findEventsWithRecords(tx, locked);

  const deleted: number[] = [];
  const restored: RestoredRow[] = [];
  for (const row of rows) {
    const { id, recordId, former } = row;
    const event = events.get(recordId);
    const isRecorded = former === null && recorded.has(recordId);
    const reason = event && keptReason(event, { row, coach, teamId, isRecorded, isConfirmed });
    if (event && reason) {
      undone.kept.push({ athlete_id: null, name: event.title, reason });
    } else if (former === null || !event) {
      if (event) deleted.push(recordId);
      undone.removedIds.push(id);
    } else {
      restored.push({ ...row, former });
      undone.restoredIds.push(id);
    }
  }
  await deleteEvents(tx, deleted, 0);
  await restoreEvents(tx, events, restored, now);
  return undone;
}

async function restoreEvents(
  tx: EntityManager,
  events: ReadonlyMap<number, CalendarEventEntity>,
  rows: readonly RestoredRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const next = rows.flatMap(({ recordId, former }) => {
    const event = events.get(recordId);
    return event ? [withValues(event, former)] : [];
  });
  await replaceEvents(tx, next, now);
  const versions = new Map([...events].map(([id, { version }]) => [id, version]));
  const written = next.map(({ version }) => ({ version: version + 1 }));
  await settleOtherRows(tx, rows, versions, written);
}

/** Why an event stays; null when it does not. */
export function keptReason(
  event: CalendarEventEntity,
  {
    row,
    coach,
    teamId,
    isRecorded,
    isConfirmed,
  }: {
    row: Pick<ImportedRowEntity, 'version'>;
    coach: SignedInCoach;
    teamId: number;
    isRecorded: boolean;
    isConfirmed: boolean;
  },
): string | null {
  if (event.teamId !== teamId) return 'It belongs to another team by now.';
  // Marks bring events, too.
  if (!mayPlan(coach, teamId)) return 'Who may plan events takes it back.';
  if (isRecorded) return 'Something was recorded at it since.';
  return isConfirmed || event.version === row.version ? null : 'Somebody has changed it since.';
}
