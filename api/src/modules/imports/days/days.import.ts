import { Injectable } from '@nestjs/common';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ImportOutcome } from '@touchline/contracts/imports.schema';
import { placeKey, type ImportTargetKey } from '@touchline/contracts/import-fields';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import { letOthersRun, mapGroupsInTurns } from '../../../common/concurrency/map-in-turns.js';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { findCatalogue } from '../../measures/index.js';
import type { NamedCandidate } from '../people/named-candidate.js';
import { toFilePerson, type Match } from '../people/match-people.js';
import {
  candidateIds,
  matchedIds,
  placeText,
  type DescribedRow,
  type FilePlan,
  type ImportRequest,
  type ImportWrite,
  type RecordTable,
  type RefusedRow,
  type TargetImport,
  type UndoneFile,
  type UndoOptions,
  type WritablePlan,
} from '../plan/file-plan.js';
import type { ImportEntity } from '../import.entity.js';
import { isOfAthlete, isOfEvent, type ImportedRowEntity } from '../imported-row.entity.js';
import { describeEvents } from '../events/describe-events.js';
import { EVENT_RECORDS, undoEvents } from '../events/undo-events.js';
import { addedEvents, addEvents, markReader } from './attendance-marks.js';
import { AttendanceTable } from './attendance.table.js';
import { keyOf, matchStored } from '../plan/match-items.js';
import { permissionOf } from '../plan/stored-target.js';
import { describeDays } from './describe-days.js';
import type { DayItem, ImportTable, StoredItem } from './import-table.js';
import { findUntouched } from './imported-days.repository.js';
import { MeasurementsTable } from './measurements.table.js';
import { PerformanceTestsTable } from './performance-tests.table.js';
import {
  itemProblem,
  itemsOf,
  planItem,
  type DayRecord,
  type PlannedDay,
  type PlannedItem,
  type ImportTables,
} from './plan-days.js';
import { findMinors } from './find-minors.js';
import { findCandidates, nameRecords, type NamedRecord } from './name-records.js';
import { SessionsTable } from './sessions.table.js';
import { undoDays } from './undo-days.js';
import { WellnessTable } from './wellness.table.js';
import { writeDays } from './write-days.js';

/** What a file says about days of athletes: surveys, sessions and test results of the past. */
@Injectable()
export class DaysImport implements TargetImport {
  readonly recordTables: readonly RecordTable[];
  private readonly tables: ImportTables;

  constructor(
    private readonly audit: AuditLog,
    wellness: WellnessTable,
    session: SessionsTable,
    test: PerformanceTestsTable,
    measurement: MeasurementsTable,
    attendance: AttendanceTable,
  ) {
    this.tables = { wellness, session, test, measurement, attendance };
    this.recordTables = [...Object.values(this.tables), EVENT_RECORDS];
  }

  plan(manager: EntityManager, request: ImportRequest): Promise<FilePlan> {
    return this.planDays(manager, request);
  }

  async planWrite(tx: EntityManager, request: ImportRequest): Promise<WritablePlan> {
    // Two files of one team add no event twice.
    if (request.body.plan.target === 'attendance') await lockRows(tx, 'teams', [request.teamId]);
    const plan = await this.planDays(tx, request);
    const write = async (by: ImportWrite) => {
      const { rows, written } = await addEvents(tx, by, plan.rows);
      const days = await writeDays(tx, by, rows);
      return { ...days, rows: [...written, ...days.rows] };
    };
    return { ...plan, write };
  }

  async undo(
    tx: EntityManager,
    by: ImportWrite,
    rows: readonly ImportedRowEntity[],
    { target, ...options }: UndoOptions & Pick<ImportEntity, 'target'>,
  ): Promise<UndoneFile> {
    const reader = { coach: by.coach, permission: permissionOf(target) };
    const days = await undoDays(tx, this.audit, reader, rows, Object.values(this.tables), options);
    const events = await undoEvents(tx, by, rows, options);
    return {
      kept: [...days.kept, ...events.kept],
      removedIds: [...days.removedIds, ...events.removedIds],
      restoredIds: [...days.restoredIds, ...events.restoredIds],
      withoutConsent: [],
    };
  }

  async describe(
    manager: EntityManager,
    by: Pick<ImportWrite, 'coach' | 'teamId'>,
    rows: readonly ImportedRowEntity[],
    { target }: Pick<ImportEntity, 'target'>,
  ): Promise<DescribedRow[]> {
    const [days, events] = [rows.filter(isOfAthlete), rows.filter(isOfEvent)];
    const ofDays = await describeDays(manager, by, target, days, Object.values(this.tables));
    const ofEvents = await describeEvents(manager, by, events);
    return rows.flatMap((row) => (isOfEvent(row) ? ofEvents.shift() : ofDays.shift()) ?? []);
  }

  private async planDays(
    manager: EntityManager,
    request: ImportRequest,
  ): Promise<FilePlan & { rows: readonly PlannedDay[] }> {
    const { coach, body } = request;
    const target = body.plan.target as Exclude<ImportTargetKey, 'roster' | 'events'>;
    const athletes = await findCandidates(manager, request);
    const named = await nameRecords(manager, request, athletes);
    const ids = matchedIds(named);
    const { permission } = importTargetOf(target, []);
    const reach = await requireAthletes(manager, coach, permission, ids, { former: true });
    const catalogue = await findCatalogue(manager, coach.institutionId);
    const read = await this.readerOf(manager, target, {
      request,
      records: named.map(({ record }) => record),
      ids,
      catalogue,
    });

    const refused: RefusedRow[] = [];
    const first = new Map<string, DayRecord>();
    const planned = await flatMapInTurns(named, (row): (NamedRecord & { parts: Part[] })[] => {
      const { record, match } = row;
      if (match.is !== 'athlete') return [{ ...row, parts: [] }];
      const { parts, problem } = read(record, match.athlete.id);
      const message = !reach.covers(match.athlete.id, record.day)
        ? 'Your team does not see this athlete on this day. Leave the row out, or look at the date.'
        : (problem ?? repeatProblem(parts, record, first));
      if (message === null) return [{ ...row, parts }];
      refused.push({ record, message });
      return [];
    });

    const items = await planItems(
      manager,
      { reach, athleteIds: ids },
      planned.flatMap(({ record, parts }) => parts.map((part) => ({ ...part, record }))),
      new Set(body.plan.overwritten.map(placeKey)),
    );
    const rows = planned.map((row) => toPlannedDay(row, items.get(row.record) ?? []));
    return {
      ...{ rows, refused },
      team: athletes.filter(({ isMember }) => isMember),
      reads: readsOf(rows),
      minorIds: target === 'attendance' ? [] : await findMinors(manager, coach.institutionId, coach.today, rows),
      newEvents: addedEvents(rows).length,
    };
  }

  /** Reads the rows of tables that a record is about, or says why one of them cannot be stored. */
  private async readerOf(
    manager: EntityManager,
    target: Exclude<ImportTargetKey, 'roster' | 'events'>,
    { request, records, ids, catalogue }: ReadFile,
  ): Promise<(record: DayRecord, athleteId: number) => { parts: Part[]; problem: string | null }> {
    if (target === 'attendance') {
      const read = await markReader(manager, request, records, ids);
      return (record, athleteId) => {
        const mark = read(record, athleteId);
        return 'problem' in mark
          ? { parts: [], problem: mark.problem }
          : { parts: [{ table: this.tables.attendance, item: mark.item }], problem: null };
      };
    }
    return (record, athleteId) => {
      const parts = itemsOf(target, record, athleteId, this.tables);
      return { parts, problem: firstOf(parts, (part) => itemProblem(part, catalogue)) };
    };
  }
}

/** A file whose records have athletes; `ids` are those of the athletes. */
interface ReadFile {
  request: ImportRequest;
  records: readonly DayRecord[];
  ids: readonly number[];
  catalogue: ReadonlyMap<string, Measure>;
}

/** A row of a table that a record is about. */
interface Part {
  table: ImportTable;
  item: DayItem;
}

/** Rows between which others run while a file is planned: a few milliseconds. */
const ROWS_PER_TURN = 500;

const flatMapInTurns = <T, R>(rows: readonly T[], map: (row: T) => R[]): Promise<R[]> =>
  mapGroupsInTurns(rows, ROWS_PER_TURN, (group) => group.flatMap(map));

function firstOf<T>(all: readonly T[], find: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function repeatProblem(parts: readonly Part[], record: DayRecord, seen: Map<string, DayRecord>): string | null {
  const keys = parts.flatMap(({ table, item }) =>
    table.hasSeveral ? [] : [`${table.kind} ${keyOf(table.placeOf, item)}`],
  );
  const first = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!first) seen.set(key, record);
  return first ? `${placeText(first, record)} has the same athlete and day already. Delete one of the two rows.` : null;
}

/** What the parts of records do, by record. A query for each table, and one for what imports wrote to it. */
async function planItems(
  manager: EntityManager,
  athletes: Parameters<ImportTable['find']>[1],
  parts: readonly (Part & { record: DayRecord })[],
  overwritten: ReadonlySet<string>,
): Promise<Map<DayRecord, PlannedItem[]>> {
  const planned = new Map<DayRecord, PlannedItem[]>();
  for (const [table, ofTable] of groupRows(parts, (part) => part.table)) {
    const days = ofTable.map(({ item }) => item.day).sort();
    const range = { from: days[0] ?? '', to: days.at(-1) ?? '' };
    const fields = [...new Set(ofTable.flatMap(({ item }) => Object.keys(item.values)))];
    const stored = await table.find(manager, athletes, range, fields);
    const untouched =
      stored.length === 0 ? new Set() : await findUntouched(manager, table.kind, athletes.athleteIds, range);
    const isTyped = ({ id, version }: StoredItem) => !untouched.has(`${id} ${version}`);
    const matched = matchStored(
      table.placeOf,
      ofTable.map(({ item }) => item),
      stored,
    );
    for (const [at, { item, record }] of ofTable.entries()) {
      if (at % ROWS_PER_TURN === 0) await letOthersRun();
      const row = matched[at];
      const rules = { isTyped: row !== undefined && isTyped(row), isOverwritten: overwritten.has(placeKey(record)) };
      planned.set(record, [...(planned.get(record) ?? []), planItem(table, item, row, rules)]);
    }
  }
  return planned;
}

function toPlannedDay({ record, match }: NamedRecord, items: PlannedItem[]): PlannedDay {
  const changes = items.flatMap((item) => item.changes);
  return { record, match, items, changes, person: toFilePerson(record), outcome: outcomeOf(match, items) };
}

function outcomeOf(match: Match<NamedCandidate>, items: readonly PlannedItem[]): ImportOutcome {
  if (match.is === 'skip') return 'skipped';
  if (items.some(({ stored }) => !stored)) return 'new';
  return items.some(({ values }) => Object.keys(values).length > 0) ? 'changed' : 'same';
}

/** Of stored rows, which the preview compares, and of athletes who may be meant. */
const readsOf = (rows: readonly PlannedDay[]): FilePlan['reads'] => [
  { kind: 'profile', athleteIds: candidateIds(rows) },
  ...[
    ...groupRows(
      rows.flatMap(({ items }) => items),
      ({ table }) => table.auditKind,
    ),
  ].flatMap(([kind, items]) =>
    kind === null ? [] : [{ kind, athleteIds: items.flatMap(({ stored }) => stored?.athleteId ?? []) }],
  ),
];
