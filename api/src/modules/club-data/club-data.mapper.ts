import type {
  DataAthlete,
  DataAttendance,
  DataAvailability,
  DataEvent,
  DataMeasurement,
  DataMembership,
  DataSession,
  DataTest,
  DataWellness,
} from '@touchline/contracts/club-data.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { ReadingProgram } from '../../common/auth/reading-program.js';
import { isOfAthlete } from '../../common/versioned/athlete-version.js';
import { srpe } from '../training-load/index.js';
import { hooperIndex } from '../wellness/index.js';
import type * as rows from './lists/day-lists.js';
import type { MembershipRow, PersonRow } from './lists/people.list.js';

/** Stored rows in the shape in which programs read them. `kinds` of the key decide which fields there are. */
type Kinds = Pick<ReadingProgram, 'kinds'>;

interface Times {
  createdAt: Date;
  updatedAt: Date;
}

const times = ({ createdAt, updatedAt }: Times) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export function toDataAthlete(row: PersonRow, { kinds }: Kinds): DataAthlete {
  return {
    athlete_id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    archived_at: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    ...(kinds.has('people') && {
      email: row.email,
      external_id: row.externalId,
      date_of_birth: row.dateOfBirth,
      weight_kg: row.weightKg,
      height_cm: row.heightCm,
    }),
  };
}

export function toDataMembership(row: MembershipRow): DataMembership {
  return {
    id: row.id,
    athlete_id: row.athleteId,
    team_id: row.teamId,
    team_name: row.teamName,
    kind: row.kind,
    joined_on: row.joinedOn,
    last_day: row.lastDay,
    jersey_number: row.jerseyNumber,
    position: row.position,
  };
}

export function toDataEvent(row: rows.EventRow): DataEvent {
  return {
    id: row.id,
    team_id: row.teamId,
    athlete_id: row.athleteId,
    date: row.date,
    time: row.eventTime,
    duration_min: row.durationMin,
    title: row.title,
    type: row.type,
    planned_rpe: row.plannedRpe,
    notes: row.notes,
    attendance_taken: row.attendanceTaken,
    series_id: row.seriesId,
    version: row.version,
    ...times(row),
  };
}

export function toDataAttendance(row: rows.AttendanceRow): DataAttendance {
  const { id, athleteId, eventId, eventDate, status } = row;
  return { id, athlete_id: athleteId, event_id: eventId, date: eventDate, status, ...times(row) };
}

export function toDataSession(row: rows.SessionRow): DataSession {
  return {
    id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    rpe: row.rpe,
    duration_min: row.durationMin,
    srpe: roundHalfUp(srpe(row), 1),
    session_id: row.externalId,
    event_id: row.eventId,
    by_athlete: isOfAthlete(row),
    version: row.version,
    ...times(row),
  };
}

export function toDataWellness(row: rows.WellnessRow, { kinds }: Kinds): DataWellness {
  const ratings = {
    sleep_quality: row.sleepQuality,
    fatigue: row.fatigue,
    muscle_soreness: row.muscleSoreness,
    stress: row.stress,
  };
  return {
    id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    ...ratings,
    hooper_index: hooperIndex(ratings),
    ...(kinds.has('health') && { injury_body_part: row.injuryBodyPart, injury_severity: row.injurySeverity }),
    answered_at: row.answeredAt?.toISOString() ?? null,
    by_athlete: isOfAthlete(row),
    version: row.version,
    ...times(row),
  };
}

export function toDataAvailability(row: rows.AvailabilityRow, { kinds }: Kinds): DataAvailability {
  return {
    id: row.id,
    athlete_id: row.athleteId,
    date: row.recordedOn,
    status: row.status,
    from: row.fromDay,
    until: row.untilDay,
    ...(kinds.has('health') && { body_part: row.bodyPart, note: row.note }),
    created_at: row.createdAt.toISOString(),
  };
}

export function toDataTest(row: rows.TestRow): DataTest {
  const { id, athleteId, recordedAt, kind, value, version } = row;
  return { id, athlete_id: athleteId, date: recordedAt, test: kind, value, version, ...times(row) };
}

export function toDataMeasurement(row: rows.MeasurementRow): DataMeasurement {
  return {
    id: row.id,
    athlete_id: row.athleteId,
    date: row.day,
    measure: row.measureKey,
    measure_version: row.measureVersion,
    side: row.side,
    trial: row.trial,
    event_id: row.eventId === 0 ? null : row.eventId,
    value: row.value,
    source: row.source,
    version: row.version,
    ...times(row),
  };
}
