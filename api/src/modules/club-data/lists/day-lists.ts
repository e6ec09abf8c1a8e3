import {
  findReadAthletes,
  findReadTeams,
  isReadEvent,
  isReadOn,
  isReadSession,
} from '../../../common/access/program-reach.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AttendanceRecordEntity } from '../../attendance/index.js';
import { AthleteAvailabilityEntity } from '../../availability/index.js';
import { CalendarEventEntity } from '../../calendar/index.js';
import { MeasurementEntity } from '../../measurements/index.js';
import { PerformanceTestEntity } from '../../performance-tests/index.js';
import { TrainingSessionEntity } from '../../training-load/index.js';
import { WellnessEntryEntity } from '../../wellness/index.js';
import { OWNERS_AT_ONCE, SORTED_AT_ONCE, type DayList } from './rows-by-day.js';

/** Of rows with a time of their last change. */
const UPDATED = 'row.updated_at >= :since';

interface AthleteRow {
  id: number;
  athleteId: number;
}

/** What lists of athletes' rows have in common: a row is read on the days of memberships. */
function ofAthletes<Row extends AthleteRow>(
  list: Pick<DayList<Row>, 'table' | 'rows' | 'day' | 'dayOf'> & Partial<DayList<Row>>,
): DayList<Row> {
  return {
    owner: 'athlete_id',
    ownerOf: ({ athleteId }) => athleteId,
    number: 'id',
    numberOf: ({ id }) => id,
    ownersAtOnce: OWNERS_AT_ONCE,
    findOwners: findReadAthletes,
    changed: UPDATED,
    isRead: (reader) => isReadOn(reader, 'row.athlete_id', `row.${list.day}`),
    ...list,
  };
}

const WELLNESS_ROW = select(WellnessEntryEntity, 'row');
export type WellnessRow = RowOf<typeof WELLNESS_ROW>;
export const WELLNESS = ofAthletes<WellnessRow>({
  ...{ table: 'wellness_entries', rows: WELLNESS_ROW, day: 'date', number: null },
  dayOf: ({ date }) => date,
});

const SESSION_ROW = select(TrainingSessionEntity, 'row');
export type SessionRow = RowOf<typeof SESSION_ROW>;
export const SESSIONS = ofAthletes<SessionRow>({
  ...{ table: 'training_sessions', rows: SESSION_ROW, day: 'date' },
  dayOf: ({ date }) => date,
  isRead: (reader) => `${isReadOn(reader, 'row.athlete_id', 'row.date')} AND ${isReadSession(reader)}`,
});

const ATTENDANCE_ROW = select(AttendanceRecordEntity, 'row');
export type AttendanceRow = RowOf<typeof ATTENDANCE_ROW>;
export const ATTENDANCE = ofAthletes<AttendanceRow>({
  ...{ table: 'attendance_records', rows: ATTENDANCE_ROW, day: 'event_date' },
  dayOf: ({ eventDate }) => eventDate,
  // As an index has them; an athlete has one mark at an event.
  number: 'event_id',
  numberOf: ({ eventId }) => eventId,
  // An event that moves to another day takes its marks along, and their own time of change stays.
  changed: `(${UPDATED}
    OR (SELECT moved.updated_at FROM calendar_events moved WHERE moved.id = row.event_id) >= :since)`,
  isRead: (reader) =>
    `${isReadOn(reader, 'row.athlete_id', 'row.event_date')} AND ${isReadEvent(reader, 'row.event_id')}`,
});

const AVAILABILITY_ROW = select(AthleteAvailabilityEntity, 'row');
export type AvailabilityRow = RowOf<typeof AVAILABILITY_ROW>;
export const AVAILABILITY = ofAthletes<AvailabilityRow>({
  ...{ table: 'athlete_availability', rows: AVAILABILITY_ROW, day: 'recorded_on' },
  dayOf: ({ recordedOn }) => recordedOn,
  // Rows are only ever added.
  changed: 'row.created_at >= :since',
});

const TEST_ROW = select(PerformanceTestEntity, 'row');
export type TestRow = RowOf<typeof TEST_ROW>;
export const TESTS = ofAthletes<TestRow>({
  ...{ table: 'fatigue_records', rows: TEST_ROW, day: 'recorded_at' },
  dayOf: ({ recordedAt }) => recordedAt,
  ownersAtOnce: SORTED_AT_ONCE,
});

const MEASUREMENT_ROW = select(MeasurementEntity, 'row');
export type MeasurementRow = RowOf<typeof MEASUREMENT_ROW>;
export const MEASUREMENTS = ofAthletes<MeasurementRow>({
  ...{ table: 'measurements', rows: MEASUREMENT_ROW, day: 'day' },
  dayOf: ({ day }) => day,
  ownersAtOnce: SORTED_AT_ONCE,
});

const EVENT_ROW = select(CalendarEventEntity, 'row');
export type EventRow = RowOf<typeof EVENT_ROW>;

/** The events of teams, on all days. */
export const TEAM_EVENTS: DayList<EventRow> = {
  ...{ table: 'calendar_events', rows: EVENT_ROW, owner: 'team_id', day: 'date', changed: UPDATED },
  ownerOf: ({ teamId }) => teamId ?? 0,
  dayOf: ({ date }) => date,
  number: 'id',
  numberOf: ({ id }) => id,
  ownersAtOnce: OWNERS_AT_ONCE,
  findOwners: findReadTeams,
  isRead: () => 'TRUE',
};

/** The events of single athletes. */
export const ATHLETE_EVENTS: DayList<EventRow> = {
  ...TEAM_EVENTS,
  owner: 'athlete_id',
  ownerOf: ({ athleteId }) => athleteId ?? 0,
  findOwners: findReadAthletes,
  isRead: (reader) => isReadOn(reader, 'row.athlete_id', 'row.date'),
};
