import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { placeKey } from '@touchline/contracts/import-fields';
import type { ImportRecord } from '@touchline/sheets/records';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/time/clock.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { findTeamEvents, insertEvents, replaceEvents, type CalendarEventEntity } from '../../calendar/index.js';
import { textOf, type ImportedValues } from '../imported-row.entity.js';
import {
  placeText,
  type FilePlan,
  type ImportRequest,
  type ImportWrite,
  type PlannedRow,
  type RefusedRow,
  type TargetImport,
  type WritablePlan,
  type WrittenFile,
} from '../plan/file-plan.js';
import { matchStored, planValues, type FileItem, type Likeness } from '../plan/match-items.js';
import { describeEvents } from './describe-events.js';
import {
  changedValues,
  givenValues,
  newValues,
  notesProblem,
  toNewEvent,
  typeOf,
  valuesOf,
  withValues,
} from './event-values.js';
import { findUntouchedEvents } from './imported-events.repository.js';
import { EVENT_RECORDS, undoEvents } from './undo-events.js';

type EventRecord = ImportRecord & { day: CalendarDate };
/** `isTyped`: somebody has edited it since an import, or has added it. */
type StoredEvent = FileItem & { event: CalendarEventEntity; isTyped: boolean };

interface PlannedEvent extends PlannedRow {
  record: EventRecord;
  event: CalendarEventEntity | undefined;
  /** What is written, and what it replaces; null for a new event. Empty `written`: nothing. */
  written: ImportedValues;
  former: ImportedValues | null;
}

/** The calendar of a team. Events of the past and of a season ahead, each on its own: a list is no series. */
@Injectable()
export class EventsImport implements TargetImport {
  readonly recordTables = [EVENT_RECORDS];
  readonly plan = planEvents;
  readonly undo = undoEvents;
  readonly describe = describeEvents;

  constructor(private readonly clock: Clock) {}

  async planWrite(tx: EntityManager, request: ImportRequest): Promise<WritablePlan> {
    // Two files of one team add no event twice.
    await lockRows(tx, 'teams', [request.teamId]);
    const plan = await planEvents(tx, request);
    return { ...plan, write: (by) => this.write(tx, by, plan.rows) };
  }

  private async write(tx: EntityManager, { teamId }: ImportWrite, rows: readonly PlannedEvent[]): Promise<WrittenFile> {
    const now = this.clock.now();
    const added = rows.filter(({ outcome }) => outcome === 'new');
    const changed = rows.flatMap(({ event, written, former }) =>
      event && former ? [{ event: withValues(event, written), written, former }] : [],
    );
    const events = await insertEvents(
      tx,
      added.map(({ record, written }) => toNewEvent(teamId, record.day, written, now)),
    );
    if (changed.length > 0)
      await replaceEvents(
        tx,
        changed.map(({ event }) => event),
        now,
      );
    const toRow = ({ id, date }: CalendarEventEntity, version: number) => ({
      ...({ kind: 'event', recordId: id, athleteId: null, day: date, version, rescaled: null } as const),
    });
    return {
      rows: [
        ...events.map((event, at) => ({ ...toRow(event, 1), former: null, written: added[at]?.written ?? {} })),
        ...changed.map(({ event, former, written }) => ({ ...toRow(event, event.version + 1), former, written })),
      ],
      withoutConsent: [],
    };
  }
}

const isOfDay = (record: ImportRecord): record is EventRecord => record.day !== null;

async function planEvents(
  manager: EntityManager,
  { teamId, body, file }: ImportRequest,
): Promise<FilePlan & { rows: PlannedEvent[] }> {
  const { refused, items } = readItems(file.records.filter(isOfDay));
  const days = items.map(({ day }) => day).sort();
  const untouched = await findUntouchedEvents(manager, teamId);
  const stored = (await findTeamEvents(manager, teamId, { from: days[0] ?? '', to: days.at(-1) ?? '' }))
    // A scheduled workout has a plan of its own.
    .filter(({ workoutUid }) => workoutUid === null)
    .map((event): StoredEvent => {
      const isTyped = !untouched.has(`${event.id} ${event.version}`);
      return { athleteId: null, day: event.date, values: valuesOf(event), event, isTyped };
    });
  const overwritten = new Set(body.plan.overwritten.map(placeKey));

  // Nothing but its day tells where an event is.
  const matched = matchStored(() => '', items, stored, LIKENESSES);
  const rows = items.map(({ record, values }, at): PlannedEvent => {
    const { event, isTyped = false } = matched[at] ?? {};
    const given = event ? changedValues(values, event, isTyped) : newValues(values);
    const rules = { isTyped, isOverwritten: overwritten.has(placeKey(record)), isWhole: false };
    const planned = planValues(given, event && valuesOf(event), rules);
    const isChanged = Object.keys(planned.values).length > 0;
    return {
      ...{
        record: { ...record, values: event ? { title: event.title, ...given } : given },
        person: null,
        match: { is: 'event' },
      },
      ...{ event, written: planned.values, former: planned.former, changes: planned.changes },
      outcome: !event ? 'new' : isChanged ? 'changed' : 'same',
    };
  });
  return { rows, refused, team: [], reads: [], minorIds: [], newEvents: 0 };
}

/** A row without a title is of its type: of a mere day a practice. */
const isSameTitle: Likeness<EventItem, StoredEvent> = ({ values }, row) =>
  values['title'] === undefined
    ? (values['type'] ?? typeOf(null)) === row.values['type']
    : values['title'] === row.values['title'];
const isSameTime: Likeness<EventItem, StoredEvent> = ({ values }, row) =>
  textOf(values['start_time']) === textOf(row.values['start_time']);
/**
 * An event is the one of the same title and time, else of the title, whose time has changed; what a file brought may have got
 * another title, and what somebody typed is never taken for another event of its time.
 */
const LIKENESSES: readonly Likeness<EventItem, StoredEvent>[] = [
  (item, row) => isSameTime(item, row) && isSameTitle(item, row),
  isSameTitle,
  (item, row) => !row.isTyped && isSameTime(item, row),
];

interface EventItem extends FileItem {
  record: EventRecord;
}

/** A row that says the same as an earlier one is refused: nobody plans an event twice. */
function readItems(records: readonly EventRecord[]): { refused: RefusedRow[]; items: EventItem[] } {
  const first = new Map<string, EventRecord>();
  const refused: RefusedRow[] = [];
  const items = records.flatMap((record): EventItem[] => {
    const values = givenValues(record);
    const key = JSON.stringify([record.day, textOf(values['start_time']), textOf(values['title']), values['type']]);
    const earlier = first.get(key);
    const message =
      notesProblem(values) ??
      (earlier ? `${placeText(earlier, record)} has the same event already. Delete one of the two rows.` : null);
    first.set(key, earlier ?? record);
    if (message === null) return [{ athleteId: null, day: record.day, values, record }];
    refused.push({ record, message });
    return [];
  });
  return { refused, items };
}
