/**
 * What of the database belongs to a club: every table is in exactly one of the two lists of this file, and
 * `test/club-file/club-tables.int.spec.ts` fails for a table that is in none of them.
 */
export interface ClubTable {
  /** Which rows are the club's, in SQL with the parameter `institutionId`. */
  where: string;
  /** Columns that stay behind, each with the reason. They are empty after an import. */
  withheld?: Readonly<Record<string, string>>;
}

const OF_CLUB = 'institution_id = :institutionId';
const TEAMS = `(SELECT id FROM teams WHERE ${OF_CLUB})`;
const COACHES = `(SELECT id FROM coaches WHERE ${OF_CLUB})`;
const ATHLETES = `(SELECT id FROM athletes WHERE team_id IN ${TEAMS})`;
const REGISTRATIONS = `(SELECT id FROM pending_athletes WHERE team_id IN ${TEAMS})`;
const EVENTS = `team_id IN ${TEAMS} OR athlete_id IN ${ATHLETES}`;
const CHANGES = `(SELECT id FROM event_changes WHERE coach_id IN ${COACHES})`;
const SCHEDULED = `workout_uid IN (SELECT workout_uid FROM calendar_events WHERE ${EVENTS})`;

const of = (where: string): ClubTable => ({ where });
const OF_ATHLETE = of(`athlete_id IN ${ATHLETES}`);
const OF_ATHLETE_OR_REGISTRATION = of(`athlete_id IN ${ATHLETES} OR pending_athlete_id IN ${REGISTRATIONS}`);
const REPEATED_CALL = 'Recognises a call that is sent again within a day.';

/** Tables with rows of a club. `parentsFirst` orders them. */
export const CLUB_TABLES: Readonly<Record<string, ClubTable>> = {
  institutions: of('id = :institutionId'),
  coaches: {
    where: OF_CLUB,
    withheld: { password_hash: 'A secret: passwords can be guessed from it, elsewhere and in peace.' },
  },
  saved_exercises: of(`coach_id IN ${COACHES}`),
  exercise_videos: of(OF_CLUB),
  workouts: of(OF_CLUB),
  workout_rows: of(`workout_id IN (SELECT id FROM workouts WHERE ${OF_CLUB})`),
  measures: of(OF_CLUB),
  batteries: of(OF_CLUB),
  teams: {
    where: OF_CLUB,
    withheld: {
      registration_code: 'A secret: with it anybody may ask to join, for a week.',
      code_expires_at: 'Ends the registration code.',
    },
  },
  team_staff: of(`team_id IN ${TEAMS}`),
  surveys: of(`team_id IN ${TEAMS}`),
  athletes: of(`team_id IN ${TEAMS}`),
  memberships: OF_ATHLETE,
  guardian_contacts: OF_ATHLETE,
  athlete_aliases: OF_ATHLETE,
  imports: of(`team_id IN ${TEAMS}`),
  imported_rows: OF_ATHLETE,
  import_layouts: of(`team_id IN ${TEAMS}`),
  pending_athletes: of(`team_id IN ${TEAMS}`),
  consents: OF_ATHLETE_OR_REGISTRATION,
  athlete_addresses: OF_ATHLETE_OR_REGISTRATION,
  guardian_refusals: OF_ATHLETE,
  athlete_requests: {
    ...OF_ATHLETE,
    withheld: { key_sha256: REPEATED_CALL, call_sha256: REPEATED_CALL },
  },
  athlete_availability: OF_ATHLETE,
  squad_decisions: OF_ATHLETE,
  seen_answers: OF_ATHLETE,
  wellness_entries: OF_ATHLETE,
  training_sessions: OF_ATHLETE,
  fatigue_records: OF_ATHLETE,
  measurements: OF_ATHLETE,
  deleted_records: OF_ATHLETE,
  calendar_events: of(EVENTS),
  event_changes: of(`coach_id IN ${COACHES}`),
  changed_events: of(`event_change_id IN ${CHANGES}`),
  copied_weeks: of(`event_change_id IN ${CHANGES}`),
  scheduled_workouts: of(SCHEDULED),
  scheduled_workout_rows: of(`scheduled_workout_id IN (SELECT id FROM scheduled_workouts WHERE ${SCHEDULED})`),
  attendance_closings: of(`event_id IN (SELECT id FROM calendar_events WHERE ${EVENTS})`),
  attendance_records: OF_ATHLETE,
  event_absences: OF_ATHLETE,
  audit_log: of(OF_CLUB),
  security_entries: of(OF_CLUB),
  refusal_counts: of(OF_CLUB),
};

const SECRET = 'A secret, or the trace of one: made anew at the new address.';
const MAILED = 'A link that waits in a mailbox leads to the old address.';
const OF_THE_SERVER = 'Of the installation, not of a club.';

/** Tables that stay behind, each with the reason. */
export const LEFT_TABLES: Readonly<Record<string, string>> = {
  address_requests: MAILED,
  api_keys: SECRET,
  athlete_devices: SECRET,
  athlete_links: SECRET,
  attempt_counters: OF_THE_SERVER,
  calendar_feeds: SECRET,
  guardian_requests: MAILED,
  housekeeping_tasks: OF_THE_SERVER,
  idempotency_keys: REPEATED_CALL,
  installation: OF_THE_SERVER,
  mails: MAILED,
  migrations: OF_THE_SERVER,
  password_resets: MAILED,
  poster_links: SECRET,
  read_keys: SECRET,
  release_keys: OF_THE_SERVER,
  release_outcome_counts: OF_THE_SERVER,
  release_vetoes: OF_THE_SERVER,
  sessions: SECRET,
  staff_invitations: MAILED,
};
