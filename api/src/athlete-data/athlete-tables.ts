/**
 * Where an athlete's data is: every table of the database is in exactly one of the lists of this file and of
 * `other-tables.ts`, and `test/athlete-data/athlete-tables.int.spec.ts` fails for a table or column that is in none of them.
 */
export interface AthleteTable {
  table: string;
  /** Which rows are the athlete's, in SQL with the parameters of `AthleteKeys`. */
  where: string;
  /** Which of these rows an export leaves out, in SQL: an erasure deletes them, and they are about somebody else. */
  notExported?: string;
  /**
   * Which rows athletes get on their own device, in SQL; `where` when left out. The others may be about somebody else:
   * an administrator reads an export before handing it over, and nobody reads this.
   */
  whereOwn?: string;
  /** Columns by which the rows are exported, none of them nullable: those of the primary key come last. */
  order: readonly string[];
  /** Heading and file of the rows in an export. */
  title: string;
  file: string;
}

/** The parameters of `where`. */
export type AthleteKeys = Readonly<{
  athleteId: number;
  institutionId: number;
  /** In the athletes' app; null without one. */
  externalId: string | null;
  /** Of registrations that may be of the same person; at least one text. */
  pendingKeys: readonly string[];
}>;

const OF_ATHLETE = 'athlete_id = :athleteId';
const OWN_EVENTS = `(SELECT id FROM calendar_events WHERE ${OF_ATHLETE})`;
const OWN_WORKOUTS = `(SELECT id FROM scheduled_workouts
  WHERE workout_uid IN (SELECT workout_uid FROM calendar_events WHERE ${OF_ATHLETE}))`;
/** There are no foreign keys: a row outlives its event, and keeps the owner that the event had before the change. */
const OWN_CHANGED_EVENTS = `${OF_ATHLETE} OR event_id IN ${OWN_EVENTS}`;
const OWN_CHANGES = `(SELECT event_change_id FROM changed_events WHERE ${OWN_CHANGED_EVENTS})`;

const OWN_WAITING = `team_id IN (SELECT id FROM teams WHERE institution_id = :institutionId) AND status = 'pending'`;

/** Registrations are also named in the list of erased athletes, because a backup may be older than their answer. */
export const REGISTRATION_TABLE: AthleteTable = {
  table: 'pending_athletes',
  where: `${OF_ATHLETE} OR ${OWN_WAITING} AND (external_id = :externalId OR pending_key IN (:...pendingKeys))`,
  // Somebody who registered with a mistyped number has the name and address of their own.
  whereOwn: `${OF_ATHLETE} OR ${OWN_WAITING} AND pending_key IN (:...pendingKeys)`,
  order: ['created_at', 'id'],
  title: 'Registrations, of which an answered one keeps nothing personal',
  file: 'registrations',
};

/** What came with a registration is found before the registration itself is deleted. */
const OWN_REGISTRATIONS = `(SELECT id FROM pending_athletes WHERE ${REGISTRATION_TABLE.where})`;

/**
 * Tables with rows of athletes, in the order in which an erasure deletes them: children before their parents. A change
 * that covers one of the athlete's events is deleted as a whole, because it can only be undone as a whole.
 */
export const ATHLETE_TABLES: readonly AthleteTable[] = [
  {
    table: 'athlete_addresses',
    where: `${OF_ATHLETE} OR pending_athlete_id IN ${OWN_REGISTRATIONS}`,
    // Anybody may have registered in the athlete's name, or with their number: what came with it names a guardian.
    whereOwn: OF_ATHLETE,
    order: ['confirmed_at', 'id'],
    title: 'Confirmed mail address',
    file: 'address',
  },
  {
    table: 'consents',
    where: `${OF_ATHLETE} OR current_athlete_id = :athleteId OR pending_athlete_id IN ${OWN_REGISTRATIONS}`,
    whereOwn: OF_ATHLETE,
    order: ['given_at', 'id'],
    title: 'Consents to the storing of answers',
    file: 'consents',
  },
  REGISTRATION_TABLE,
  {
    table: 'guardian_refusals',
    where: OF_ATHLETE,
    order: ['athlete_id'],
    title: 'Refusal of a guardian',
    file: 'guardian-refusal',
  },
  {
    table: 'guardian_requests',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Question to a guardian that waits for its answer',
    file: 'guardian-question',
  },
  {
    table: 'address_requests',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Mail address that waits to be confirmed',
    file: 'address-to-confirm',
  },
  {
    table: 'mails',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Mails that wait to be sent',
    file: 'mails',
  },
  {
    table: 'copied_weeks',
    where: `event_change_id IN ${OWN_CHANGES}`,
    order: ['event_change_id'],
    title: 'Weeks that were copied in the last day',
    file: 'copied-weeks',
  },
  {
    table: 'event_changes',
    where: `id IN ${OWN_CHANGES}`,
    order: ['created_at', 'id'],
    title: 'Changes of events that can still be undone',
    file: 'event-changes',
  },
  {
    table: 'changed_events',
    where: OWN_CHANGED_EVENTS,
    // The event was another athlete's before the change.
    notExported: 'athlete_id IS NOT NULL AND athlete_id <> :athleteId',
    order: ['id'],
    title: 'Events as they were before a change that can still be undone',
    file: 'changed-events',
  },
  {
    table: 'scheduled_workout_rows',
    where: `scheduled_workout_id IN ${OWN_WORKOUTS}`,
    order: ['scheduled_workout_id', 'order_in_workout', 'id'],
    title: 'Lines of own workouts',
    file: 'workout-lines',
  },
  {
    table: 'scheduled_workouts',
    where: `workout_uid IN (SELECT workout_uid FROM calendar_events WHERE ${OF_ATHLETE})`,
    order: ['created_at', 'id'],
    title: 'Own workouts',
    file: 'workouts',
  },
  {
    table: 'attendance_closings',
    where: `event_id IN ${OWN_EVENTS}`,
    order: ['closed_at', 'id'],
    title: 'Closed attendance of own events',
    file: 'attendance-closings',
  },
  {
    table: 'attendance_records',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Attendance',
    file: 'attendance',
  },
  {
    table: 'training_sessions',
    where: OF_ATHLETE,
    order: ['date', 'id'],
    title: 'Training sessions',
    file: 'training-sessions',
  },
  { table: 'wellness_entries', where: OF_ATHLETE, order: ['date', 'id'], title: 'Wellness', file: 'wellness' },
  {
    table: 'fatigue_records',
    where: OF_ATHLETE,
    order: ['recorded_at', 'id'],
    title: 'Performance tests',
    file: 'performance-tests',
  },
  {
    table: 'measurements',
    where: OF_ATHLETE,
    order: ['day', 'id'],
    title: 'Measured values, and answers to questions of the club',
    file: 'measurements',
  },
  {
    table: 'athlete_availability',
    where: OF_ATHLETE,
    order: ['sequence', 'id'],
    title: 'Availability',
    file: 'availability',
  },
  {
    table: 'squad_decisions',
    where: `${OF_ATHLETE} OR open_athlete_id = :athleteId`,
    order: ['made_on', 'id'],
    title: 'Decisions of coaches',
    file: 'decisions',
  },
  {
    table: 'seen_answers',
    where: OF_ATHLETE,
    order: ['day', 'athlete_id', 'coach_id'],
    title: 'Answers that a coach has looked at',
    file: 'seen-answers',
  },
  {
    table: 'event_absences',
    where: OF_ATHLETE,
    order: ['reported_at', 'athlete_id', 'event_id'],
    title: 'Events at which the athlete said they were not',
    file: 'absences',
  },
  {
    table: 'deleted_records',
    where: OF_ATHLETE,
    // A registration that was joined to the athlete may be another person's.
    whereOwn: `${OF_ATHLETE} AND kind <> 'registration'`,
    order: ['deleted_at', 'kind', 'record_id'],
    title: 'Records deleted in the last day',
    file: 'deleted-records',
  },
  {
    table: 'athlete_devices',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Own devices for answers',
    file: 'devices',
  },
  { table: 'athlete_links', where: OF_ATHLETE, order: ['created_at', 'id'], title: 'Personal link', file: 'link' },
  {
    table: 'athlete_requests',
    where: OF_ATHLETE,
    order: ['asked_at', 'id'],
    title: 'Requests to the club, with the answers',
    file: 'requests',
  },
  {
    table: 'calendar_events',
    where: OF_ATHLETE,
    order: ['date', 'id'],
    title: 'Own events',
    file: 'events',
  },
  {
    table: 'guardian_contacts',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Guardians in the lists of the club',
    file: 'guardians',
  },
  {
    table: 'athlete_aliases',
    where: OF_ATHLETE,
    order: ['created_at', 'id'],
    title: 'Other names in files of the club',
    file: 'names-in-files',
  },
  {
    table: 'imported_rows',
    where: OF_ATHLETE,
    order: ['import_id', 'id'],
    title: 'Records from files of the club, with what they replaced',
    file: 'imported-records',
  },
  {
    table: 'memberships',
    where: OF_ATHLETE,
    order: ['id'],
    title: 'Teams, and the days on them',
    file: 'teams',
  },
  { table: 'athletes', where: 'id = :athleteId', order: ['id'], title: 'Person', file: 'person' },
];
