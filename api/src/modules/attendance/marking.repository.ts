import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { AttendanceRecord } from './attendance-record.entity.js';

/** A mark, and the close that gave it; null for one by hand. */
interface NewMark {
  eventId: number;
  athleteId: number;
  status: AttendanceStatus;
  closeId: string | null;
}

export async function findMark(
  tx: EntityManager,
  eventId: number,
  athleteId: number,
): Promise<AttendanceRecord | null> {
  return tx.findOneBy(AttendanceRecord, { eventId, athleteId });
}

/** The team's athletes who have no mark at the event, by id; nobody who is archived. One query. */
export async function findUnmarked(tx: EntityManager, eventId: number, teamId: number): Promise<number[]> {
  const rows = await tx
    .createQueryBuilder()
    .select('athlete.id', 'id')
    .from('athletes', 'athlete')
    .where('athlete.team_id = :teamId AND athlete.archived_at IS NULL', { teamId })
    .andWhere(
      'NOT EXISTS (SELECT 1 FROM attendance_records mark WHERE mark.event_id = :eventId AND mark.athlete_id = athlete.id)',
      { eventId },
    )
    .orderBy('athlete.id')
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}

/** Writes a mark over the one that was read; a close that gave that one takes it back no more. */
export async function changeMark(
  tx: EntityManager,
  { id }: AttendanceRecord,
  status: AttendanceStatus,
  now: Date,
): Promise<void> {
  await tx.update(AttendanceRecord, { id }, { status, closeId: null, updatedAt: now });
}

/** Adds marks where there were none when we looked. */
export function addMarks(tx: EntityManager, marks: readonly NewMark[], now: Date): Promise<void> {
  return insertOrRetry(
    tx,
    AttendanceRecord,
    marks.map((mark) => ({ ...mark, createdAt: now, updatedAt: now })),
  );
}

/** How many marks of a close stand at the event. */
export function countClosed(tx: EntityManager, eventId: number, closeId: string): Promise<number> {
  return tx.countBy(AttendanceRecord, { eventId, closeId });
}

/** Takes the marks of a close away, and answers how many. */
export async function deleteClosed(tx: EntityManager, eventId: number, closeId: string): Promise<number> {
  return (await tx.delete(AttendanceRecord, { eventId, closeId })).affected ?? 0;
}
