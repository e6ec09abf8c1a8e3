import { Injectable } from '@nestjs/common';
import { ATTENDANCE_STATUSES, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { In, type EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { AttendanceRecordEntity, findMarksOf, removeListedMarks, writeListedMarks } from '../../attendance/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import { EVENT_FIELD } from '../plan/match-items.js';
import {
  numberIn,
  type DayItem,
  type DayWrite,
  type ImportTable,
  type StoredItem,
  type WrittenItem,
} from './import-table.js';

/** Marks at events, one per athlete and event. A mark has no version of its own: its status is one. */
@Injectable()
export class AttendanceTable implements ImportTable {
  readonly kind = 'attendance';
  readonly auditKind = null;
  readonly entity = AttendanceRecordEntity;
  readonly isVersioned = false;
  readonly hasSeveral = false;
  readonly placeOf = (values: ImportedValues) => String(values[EVENT_FIELD]);

  constructor(private readonly clock: Clock) {}

  async findVersions(tx: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
    const marks = await tx.find(AttendanceRecordEntity, {
      select: { id: true, status: true },
      where: { id: In([...ids]) },
    });
    return new Map(marks.map(({ id, status }) => [id, versionOf(status)]));
  }

  async find(manager: EntityManager, athletes: ReachedAthletes, range: DayRange): Promise<StoredItem[]> {
    const marks = await findMarksOf(manager, athletes, range);
    return marks.map(({ id, athleteId, eventId, eventDate, status }) => ({
      ...{ id, version: versionOf(status), athleteId, day: eventDate },
      values: { status, [EVENT_FIELD]: eventId },
    }));
  }

  async write(tx: EntityManager, _coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]> {
    const marks = writes.map(({ stored, ...item }) => ({ ...markOf(item), stored: stored && seenOf(stored) }));
    const ids = await writeListedMarks(tx, marks, this.clock.now());
    return marks.map(({ status }, at) => ({ id: ids[at] ?? 0, version: versionOf(status) }));
  }

  remove(tx: EntityManager, _coach: SignedInCoach, rows: readonly StoredItem[]): Promise<void> {
    return removeListedMarks(
      tx,
      rows.map((row) => ({ eventId: markOf(row).eventId, ...seenOf(row) })),
    );
  }
}

const markOf = ({ athleteId, day, values }: DayItem) => ({
  ...{ athleteId, day, eventId: numberIn(values, EVENT_FIELD), status: values['status'] as AttendanceStatus },
});
/** The mark as it was read. */
const seenOf = ({ id, version }: WrittenItem) => ({ id, status: statusOf(version) });

const versionOf = (status: AttendanceStatus): number => ATTENDANCE_STATUSES.indexOf(status) + 1;
const statusOf = (version: number): AttendanceStatus => ATTENDANCE_STATUSES[version - 1] ?? 'present';
