import { DEVICE_NAME_MAX, DEVICES_MAX } from '@touchline/contracts/athlete-access-rules';
import { REQUEST_TEXT_MAX } from '@touchline/contracts/athlete-limits';
import { AVAILABILITIES } from '@touchline/contracts/availability-rules';
import { BATTERY_NAME_MAX, OWN_MEASURE_KEY, SIDES, TRIALS_MAX, VALUE_MAX } from '@touchline/contracts/measure-rules';
import { MEASUREMENT_SOURCES } from '@touchline/contracts/measurements.schema';
import { measureDefinitionSchema, measureKeySchema } from '@touchline/contracts/measures.schema';
import { EXTRA_QUESTIONS_MAX } from '@touchline/contracts/survey-rules';
import { surveyQuestionSchema } from '@touchline/contracts/surveys.schema';
import { z } from 'zod';
import { addDays, isCalendarDate } from '@touchline/contracts/calendar-date';
import { CARRIED_DAYS_MAX, LATE_MARKS, OTHER_TEAMS_SESSIONS } from '@touchline/contracts/club-rules';
import { DECISIONS } from '@touchline/contracts/decision-rules';
import {
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  EVENT_NOTES_MAX,
  EVENT_TITLE_MAX,
  EVENTS_AT_ONCE_MAX,
  PLANNED_EVENT_TYPES,
} from '@touchline/contracts/event-limits';
import { videoEmbed } from '@touchline/contracts/exercise-video';
import {
  PERFORMANCE_TEST_KINDS,
  isTestValue,
  type PerformanceTestKind,
} from '@touchline/contracts/performance-test-kinds';
import { importReadingSchema } from '@touchline/contracts/import-plan.schema';
import { IMPORT_TARGET_KEYS } from '@touchline/contracts/import-fields';
import { IMPORTED_KINDS } from '@touchline/contracts/imports.schema';
import { STAFF_ROLES } from '@touchline/contracts/permissions';
import { RELEASE_OUTCOMES } from '@touchline/contracts/release-outcomes';
import { isSport } from '@touchline/contracts/sports';
import {
  EXERCISE_ID_MAX,
  REPS_MAX,
  LINE_NAME_MAX,
  LINE_NOTES_MAX,
  LINE_SECONDS_MAX,
  SETS_MAX,
  WORKOUT_DESCRIPTION_MAX,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_LINE_TYPES,
  WORKOUT_LINES_MAX,
  WORKOUT_TYPES,
} from '@touchline/contracts/workout-rules';
import { isExercise } from '../../../src/modules/exercise-library/index.js';
import type { TestApp } from '../../support/test-app.js';

type Judge = (value: unknown) => boolean;

const within =
  (min: number, max: number, step = 1): Judge =>
  (value) =>
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    Number.isInteger(Math.round((value / step) * 1e6) / 1e6);
const date =
  (latest: string): Judge =>
  (value) =>
    isCalendarDate(value) && value <= latest;
const someText =
  (most: number): Judge =>
  (value) =>
    typeof value === 'string' && value !== '' && [...value].length <= most;
const filled =
  (most: number): Judge =>
  (value) =>
    typeof value === 'string' && value.trim() === value && value !== '' && [...value].length <= most;
const oneOf =
  (...values: unknown[]): Judge =>
  (value) =>
    values.includes(value);
const matching =
  (form: RegExp): Judge =>
  (value) =>
    typeof value === 'string' && form.test(value);
const sha256 = matching(/^[0-9a-f]{64}$/);
/** Values by field, as they are in a file or were stored. */
const isValues: Judge = (value) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => one === null || typeof one === 'string' || typeof one === 'number');
const network = matching(/^\d+\.\d+\.\d+\.0\/24$/);

/** The values that each column of a written table may hold; null is allowed when the column is nullable. */
function rangesByTable(latest: string): Record<string, Record<string, Judge>> {
  const rating = within(1, 10);
  const planned = {
    date: isCalendarDate,
    eventTime: matching(/^([01]\d|2[0-3]):[0-5]\d$/),
    durationMin: within(EVENT_DURATION_MIN, EVENT_DURATION_MAX),
    plannedRpe: within(0, 10, 0.5),
    title: filled(EVENT_TITLE_MAX),
    type: oneOf(...PLANNED_EVENT_TYPES, 'workout'),
    notes: someText(EVENT_NOTES_MAX),
    attendanceTaken: oneOf(true, false),
    version: within(1, 1e6),
  };
  const person = {
    firstName: filled(80),
    lastName: filled(80),
    email: filled(254),
    externalId: filled(80),
    dateOfBirth: date(latest),
    weightKg: within(20, 400, 0.1),
    heightCm: within(50, 280, 0.1),
  };
  const place = { jerseyNumber: matching(/^\d{1,3}$/), position: filled(60) };
  const row = {
    orderInWorkout: within(1, WORKOUT_LINES_MAX),
    type: oneOf(...WORKOUT_LINE_TYPES),
    name: filled(LINE_NAME_MAX),
    sets: within(1, SETS_MAX),
    reps: within(1, REPS_MAX),
    durationSeconds: within(1, LINE_SECONDS_MAX),
    isTimeBased: oneOf(true, false),
    restBetweenSetsSeconds: within(0, LINE_SECONDS_MAX),
    supersetWithNext: oneOf(true, false),
    coachNotes: someText(LINE_NOTES_MAX),
    exerciseId: within(1, EXERCISE_ID_MAX),
  };
  // Only versions that the registry of the tests names.
  const areaVersion = { area: matching(/^mfe-wall-\d+$/), version: matching(/^1\.[01]\.0-\d{8}$/) };
  return {
    imports: {
      target: oneOf(...IMPORT_TARGET_KEYS),
      fileName: filled(200),
      fileSha256: sha256,
      newRows: within(0, 1e6),
      changedRows: within(0, 1e6),
      sameRows: within(0, 1e6),
      refusedRows: within(0, 1e6),
      minorsStated: oneOf(true, false),
    },
    imported_rows: {
      kind: oneOf(...IMPORTED_KINDS),
      day: date(latest),
      version: within(1, 1e6),
      former: isValues,
      written: isValues,
      rescaled: isValues,
    },
    import_layouts: {
      target: oneOf(...IMPORT_TARGET_KEYS),
      fingerprint: matching(/^h[0-9a-f]{16}$/),
      reading: (value) => importReadingSchema.safeParse(value).success,
    },
    athlete_aliases: { aliasKey: filled(200) },
    guardian_contacts: { name: filled(120), relation: filled(60), email: filled(254) },
    athletes: { ...person, rosterNumber: within(1, 1e6), version: within(1, 1e6) },
    memberships: {
      ...place,
      kind: oneOf('member', 'guest'),
      joinedOn: isCalendarDate,
      recordsFrom: isCalendarDate,
      lastDay: isCalendarDate,
    },
    deleted_records: {
      kind: oneOf('wellness', 'training_load', 'fatigue', 'registration', 'season'),
      content: someText(2_000),
    },
    // A handled request keeps nothing personal.
    pending_athletes: Object.fromEntries(
      Object.entries({ ...person, ...place, status: oneOf('pending', 'accepted', 'declined') }).map(
        ([name, isInRange]) => [name, (value) => value === '' || isInRange(value)],
      ),
    ),
    teams: {
      name: filled(80),
      sport: (value) => isSport(String(value)),
      registrationCode: matching(/^[A-Z0-9]{8}$/),
    },
    institutions: {
      name: filled(120),
      timeZone: someText(64),
      isDemo: (value) => value === false,
      guardianAge: within(0, 25),
      seasonEnds: matching(/^\d{2}-\d{2}$/),
      carriedDays: within(0, CARRIED_DAYS_MAX),
      otherTeamsSessions: oneOf(...OTHER_TEAMS_SESSIONS),
      extraQuestions: within(0, EXTRA_QUESTIONS_MAX),
      lateMarks: oneOf(...LATE_MARKS),
      settingsVersion: within(1, 1e6),
    },
    team_staff: { role: oneOf(...STAFF_ROLES) },
    staff_invitations: { email: filled(254), name: filled(120), role: oneOf(...STAFF_ROLES), tokenSha256: sha256 },
    exercise_videos: {
      exerciseId: (value) => typeof value === 'number' && isExercise(value),
      videoUrl: (value) => typeof value === 'string' && videoEmbed(value) !== null,
      version: within(1, 1e6),
    },
    saved_exercises: { exerciseId: (value) => typeof value === 'number' && isExercise(value) },
    wellness_entries: {
      date: date(latest),
      sleepQuality: rating,
      fatigue: rating,
      muscleSoreness: rating,
      stress: rating,
      injuryRecorded: oneOf(true, false),
      injuryBodyPart: filled(80),
      injurySeverity: rating,
      version: within(1, 1e6),
      athleteVersion: within(1, 1e6),
    },
    training_sessions: {
      date: date(latest),
      rpe: within(0, 10, 0.5),
      durationMin: within(1, 600),
      externalId: filled(80),
      version: within(1, 1e6),
      athleteVersion: within(1, 1e6),
    },
    fatigue_records: {
      kind: oneOf(...PERFORMANCE_TEST_KINDS),
      recordedAt: date(latest),
      value: within(0.001, 120, 0.001),
      version: within(1, 1e6),
    },
    measures: {
      measureKey: matching(OWN_MEASURE_KEY),
      measureVersion: within(1, 1e6),
      validFrom: isCalendarDate,
      definition: (value) => measureDefinitionSchema.safeParse(value).success,
      isRetired: oneOf(true, false),
      version: within(1, 1e6),
    },
    measurements: {
      day: date(latest),
      measureKey: matching(OWN_MEASURE_KEY),
      measureVersion: within(1, 1e6),
      side: oneOf(...SIDES),
      trial: within(1, TRIALS_MAX),
      value: within(-VALUE_MAX, VALUE_MAX, 0.001),
      source: oneOf(...MEASUREMENT_SOURCES),
      version: within(1, 1e6),
    },
    surveys: {
      validFrom: isCalendarDate,
      questions: (value) => z.array(surveyQuestionSchema).safeParse(value).success,
      version: within(1, 1e6),
    },
    batteries: {
      name: filled(BATTERY_NAME_MAX),
      measures: (value) => z.array(measureKeySchema).safeParse(value).success,
      version: within(1, 1e6),
    },
    athlete_availability: {
      sequence: within(1, 1e6),
      status: oneOf(...AVAILABILITIES),
      bodyPart: filled(80),
      note: filled(500),
      fromDay: isCalendarDate,
      untilDay: isCalendarDate,
      recordedOn: isCalendarDate,
    },
    squad_decisions: {
      kind: oneOf(...DECISIONS),
      note: filled(500),
      messageToAthlete: filled(160),
      madeOn: isCalendarDate,
      untilDay: isCalendarDate,
      endedOn: isCalendarDate,
    },
    event_absences: {},
    guardian_refusals: {},
    seen_answers: { day: isCalendarDate },
    athlete_links: { keySha256: sha256 },
    athlete_devices: { slot: within(1, DEVICES_MAX), tokenSha256: sha256, name: filled(DEVICE_NAME_MAX) },
    athlete_requests: {
      kind: oneOf('correction', 'erasure'),
      openKind: oneOf('correction', 'erasure'),
      text: filled(REQUEST_TEXT_MAX),
      answer: filled(REQUEST_TEXT_MAX),
      keySha256: sha256,
      callSha256: sha256,
    },
    consents: {
      textVersion: filled(20),
      givenBy: oneOf('athlete', 'guardian', 'paper'),
      guardianName: filled(120),
      relation: filled(60),
      endReason: oneOf('withdrawn', 'birth_date'),
    },
    guardian_requests: {
      firstName: filled(80),
      dateOfBirth: date(latest),
      guardianEmail: filled(254),
      keySha256: sha256,
    },
    athlete_addresses: { email: filled(254), addressOf: oneOf('athlete', 'guardian') },
    address_requests: { email: filled(254), keySha256: sha256 },
    calendar_events: planned,
    calendar_feeds: { secret: matching(/^[\w-]{43}$/) },
    poster_links: { linkKey: matching(/^[0-9A-HJKMNP-TV-Z]{26}$/) },
    copied_weeks: {
      ...{ copied: within(0, EVENTS_AT_ONCE_MAX), alreadyThere: within(0, 1e6), workoutsLeft: within(0, 1e6) },
      ...{ toWeek: isCalendarDate, copyNumber: within(1, 1e6) },
    },
    event_changes: { kind: oneOf('added', 'changed') },
    changed_events: { ...planned, versionAfter: within(1, 1e6) },
    attendance_closings: { marked: within(0, 1e4) },
    attendance_records: { eventDate: isCalendarDate, status: oneOf('present', 'absent', 'excused') },
    workouts: {
      name: filled(WORKOUT_NAME_MAX),
      type: oneOf(...WORKOUT_TYPES),
      difficulty: oneOf(...WORKOUT_DIFFICULTIES),
      description: someText(WORKOUT_DESCRIPTION_MAX),
      routineNumber: within(1, 1e6),
      version: within(1, 1e6),
    },
    workout_rows: row,
    scheduled_workouts: { version: within(1, 1e6) },
    scheduled_workout_rows: row,
    coaches: {
      name: filled(120),
      email: filled(254),
      phone: filled(40),
      role: filled(60),
      avatar: matching(/^data:/),
      passwordHash: matching(/^\$argon2id\$v=19\$m=19456,/),
    },
    sessions: { tokenSha256: sha256 },
    password_resets: { tokenSha256: sha256 },
    mails: {
      kind: oneOf('password_reset', 'guardian_question', 'confirm_address', 'staff_invitation'),
      attempts: within(0, 100),
      network,
    },
    idempotency_keys: { keySha256: sha256, callSha256: sha256, createdIds: matching(/^\[\d+(,\d+)*\]$/) },
    attempt_counters: { attempts: within(0, 1e6) },
    release_outcome_counts: { ...areaVersion, outcome: oneOf(...RELEASE_OUTCOMES), count: within(1, 1e6) },
    release_vetoes: {
      ...areaVersion,
      loads: within(1, 1e6),
      failures: within(1, 1e6),
      liveVersion: areaVersion.version,
      liveLoads: within(0, 1e6),
      liveFailures: within(0, 1e6),
    },
    // Calls change no team and no key; administrators do.
    security_entries: {
      event: oneOf(
        ...['signed_in', 'signed_out', 'password_changed', 'password_reset_requested', 'password_reset'],
        ...['poster_link_made', 'poster_link_ended', 'club_setting_changed'],
        ...['link_made', 'link_ended', 'device_paired', 'device_ended', 'device_expired'],
        ...['staff_invited', 'invitation_withdrawn', 'invitation_accepted', 'role_changed', 'role_ended'],
      ),
      command: () => false,
      detail: matching(/^[a-z_]+ from \w+ to \w+$/),
      role: oneOf(...STAFF_ROLES),
      network,
    },
    audit_log: {
      actorKind: oneOf('coach', 'app', 'key', 'self'),
      kind: oneOf('wellness', 'training_load', 'fatigue', 'profile'),
      action: oneOf('read', 'create', 'update', 'delete'),
    },
  };
}

/**
 * Tables that no call writes, with the reason. `half-written` checks it, because it sees every statement of every call.
 */
export const WRITTEN_BY_NO_CALL: Readonly<Record<string, string>> = {
  refusal_counts: 'counted after calls that are refused',
  api_keys: 'made by the administrator',
  read_keys: 'made by the administrator; its last use is written beside a call',
  release_keys: 'made by the administrator',
  housekeeping_tasks: 'written by the housekeeper',
  installation: 'written by the first backup or erasure',
};

/** Ids, keys made from texts, and instants of our own clock: a client does not decide their range. */
const FREE = /(?:Id|Key|At|Uid)$|^(?:id|at)$/;

/** Tables without ranges, and ranges without a table. */
export function tableProblems(tables: readonly string[]): string[] {
  const known = [...Object.keys(rangesByTable('')), ...Object.keys(WRITTEN_BY_NO_CALL)];
  return [
    ...tables.filter((table) => !known.includes(table)).map((table) => `${table} has no range`),
    ...known
      .filter((table) => !tables.includes(table))
      .map((table) => `${table} has ranges, but there is no such table`),
    ...known
      .filter((table, at) => known.indexOf(table) !== at)
      .map((table) => `${table} has ranges, and is listed as written by no call`),
  ];
}

/** Every stored value outside of the range of its column. */
export async function outOfRange(at: TestApp): Promise<string[]> {
  const latest = addDays(at.clock.now().toISOString().slice(0, 10), 1);
  const tables = rangesByTable(latest);
  const { entityMetadatas } = at.read.dataSource;
  const problems = tableProblems(entityMetadatas.map(({ tableName }) => tableName));
  for (const { target, tableName, columns } of entityMetadatas) {
    const known = tables[tableName];
    if (!known) continue;
    for (const { propertyName } of columns)
      if (!(propertyName in known) && !FREE.test(propertyName))
        problems.push(`${tableName}.${propertyName} has no range`);
    const rows = (await at.read.find(target)) as Record<string, unknown>[];
    for (const [name, isInRange] of Object.entries(known)) {
      const nullable = columns.find(({ propertyName }) => propertyName === name)?.isNullable;
      if (nullable === undefined) problems.push(`${tableName} has no ${name}`);
      for (const row of rows)
        if (!(row[name] === null && nullable) && !isInRange(row[name]))
          problems.push(`${tableName}.${name} holds ${JSON.stringify(row[name])}`);
    }
    // Both injury fields or neither.
    if (tableName === 'wellness_entries')
      for (const row of rows)
        if ((row['injuryBodyPart'] === null) !== (row['injurySeverity'] === null))
          problems.push(`${tableName} holds half an injury: ${JSON.stringify(row)}`);
    // An event belongs to a team or to an athlete; an athlete's event has no attendance.
    if (tableName === 'calendar_events')
      for (const row of rows)
        if (
          (row['teamId'] === null) === (row['athleteId'] === null) ||
          (row['athleteId'] !== null && row['attendanceTaken'] === true)
        )
          problems.push(`${tableName} holds an event of nobody, or of both: ${JSON.stringify(row)}`);
    // The range of a performance test depends on its kind.
    if (tableName === 'fatigue_records')
      for (const row of rows)
        if (!isTestValue(row['kind'] as PerformanceTestKind, Number(row['value'])))
          problems.push(`${tableName} holds no test: ${JSON.stringify(row)}`);
  }
  return problems;
}
