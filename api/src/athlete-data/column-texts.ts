import { ATTENDANCE_STATUSES } from '@touchline/contracts/attendance-status';
import { RPE_MAX, RPE_MIN } from '@touchline/contracts/session-limits';

/**
 * What each column of `ATHLETE_TABLES` means, for the person whose data is exported. A column without a text fails a
 * test, so that nobody adds one without deciding what it says about an athlete.
 */
const RATING = '1 = very good … 10 = very poor';
const RPE = `session RPE: how hard it felt, ${RPE_MIN} = rest … ${RPE_MAX} = maximal`;

/** Columns of most tables. */
const COMMON: Readonly<Record<string, string>> = {
  id: 'Number of the record.',
  athlete_id: 'Number of the athlete.',
  version: 'How often the record was stored.',
  created_at: 'When the record was stored first (UTC).',
  updated_at: 'When the record was changed last (UTC).',
  coach_id: 'The coach who recorded it.',
  event_id: 'The event in the calendar.',
  athlete_version:
    'The version that came from the athlete or their app, who may replace it; another one, or empty: a coach wrote it, or it is not known.',
  team_id: 'The team.',
  external_id: 'Number in the athletes’ own app.',
};

const EVENT = {
  date: 'Day.',
  event_time: 'Start, in the time zone of the club; empty: all day.',
  duration_min: 'Duration in minutes.',
  title: 'Title.',
  type: 'Kind of event.',
  notes: 'Notes of the coach.',
  attendance_taken: 'Whether attendance is taken.',
  series_id: 'Shared by the events of one weekly series.',
  planned_rpe: `Planned ${RPE}.`,
};

const PERSON = {
  first_name: 'First name.',
  last_name: 'Last name.',
  email: 'E-mail address.',
  email_key: 'E-mail address in the spelling by which it is searched.',
  date_of_birth: 'Date of birth.',
  weight_kg: 'Weight in kilograms.',
  height_cm: 'Height in centimetres.',
};

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  athletes: {
    ...PERSON,
    sort_key: 'Name in the spelling by which lists are ordered.',
    archived_at: 'When the athlete left the last team (UTC); empty: on a roster.',
    institution_id: 'Number of the club; empty: that of the team.',
    roster_number: 'Count of those who came to a team of the club.',
  },
  memberships: {
    kind: 'Member, or guest for some days.',
    joined_on: 'First day on the team; empty: nobody knows it.',
    records_from: 'First day whose records the team’s staff see; empty: all earlier days, too.',
    last_day: 'Last day on the team; empty: no end is known.',
    jersey_number: 'Jersey number on the team.',
    position: 'Position in the team.',
  },
  pending_athletes: {
    ...PERSON,
    position: 'Position in the team.',
    jersey: 'Jersey number.',
    status: 'Answer to the registration.',
    pending_key: 'Fingerprint of e-mail address and name, by which a repeated registration is found.',
    handled_at: 'When a coach answered (UTC).',
    athlete_id: 'Number of the athlete, once a coach has accepted the registration.',
  },
  wellness_entries: {
    date: 'Day.',
    sleep_quality: `Sleep quality, ${RATING}.`,
    fatigue: `Fatigue, ${RATING}.`,
    muscle_soreness: `Muscle soreness, ${RATING}.`,
    stress: `Stress, ${RATING}.`,
    injury_recorded: 'Whether the answer says something about an injury.',
    injury_body_part: 'Injured body part; empty: not injured.',
    injury_severity: 'Severity of the injury, from 1 to 10: higher is worse.',
    answered_at: 'When the athlete answered in their app (UTC); empty: recorded by a coach, or not known.',
  },
  training_sessions: {
    date: 'Day.',
    rpe: `${RPE}.`,
    duration_min: 'Duration in minutes. The load of the session is the session RPE times these minutes.',
    external_id: 'Number of the session in the athletes’ own app.',
  },
  fatigue_records: {
    kind: 'grip = grip strength in kg, sprint = 10 m sprint in seconds, jump = vertical jump in cm.',
    recorded_at: 'Day of the test.',
    value: 'Result, in the unit of its kind.',
  },
  measurements: {
    day: 'Day.',
    measure_key: 'What was measured or asked, in the catalogue of the club.',
    measure_version: 'The version of it that held on the day.',
    side: 'Side of the body; none: the test or the question has no sides.',
    trial: 'Number of the trial.',
    event_id: 'The event after which was asked; 0: none.',
    value: 'The value, in the unit of the version.',
    source: 'Who or what it came from.',
  },
  guardian_contacts: {
    name: 'Name.',
    relation: 'What they are to the athlete.',
    email: 'E-mail address.',
  },
  athlete_aliases: { alias_key: 'Name in files of the club, in the spelling by which it is searched.' },
  imported_rows: {
    import_id: 'The file.',
    kind: 'Which record it is.',
    record_id: 'Number of the record.',
    day: 'Day of the record; empty: it has none.',
    former: 'The values that the file replaced; empty: the file brought the record.',
    written: 'The values from the file.',
    rescaled: 'The numbers of the file that were converted from another scale.',
  },
  attendance_records: {
    status: `${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(ATTENDANCE_STATUSES)}.`,
    event_date: 'Day of the event.',
    close_id: 'Set when the mark was made for all who had none, by closing the attendance; empty: marked by hand.',
  },
  attendance_closings: {
    close_id: 'Number of the closing.',
    marked: 'How many marks it made.',
    closed_at: 'When (UTC).',
  },
  athlete_availability: {
    sequence: 'Counts the records of the athlete.',
    status: 'out = cannot train, modified = trains with changes, available = can train.',
    body_part: 'Body part.',
    note: 'Note of the staff.',
    from_day: 'First day.',
    until_day: 'Last day; empty: until further notice.',
    recorded_on: 'Day of recording.',
  },
  squad_decisions: {
    open_athlete_id: 'The athlete while the decision is open.',
    kind: 'What was decided.',
    note: 'Note of the coach.',
    message_to_athlete: 'What the coach wrote to the athlete with it.',
    made_on: 'Day of the decision.',
    until_day: 'Last day.',
    ended_on: 'Day on which another decision ended this one.',
    ended_by_id: 'Number of that decision.',
    taken_back_at: 'When the coach took it back (UTC).',
  },
  seen_answers: {
    day: 'Day of the answers.',
    seen_at: 'When the coach looked at them (UTC).',
  },
  event_absences: {
    reported_at: 'When the athlete said that they were not at the event (UTC).',
  },
  deleted_records: {
    kind:
      'wellness, training_load or fatigue (performance tests), a registration that was joined to the athlete, or the teams ' +
      'before a season’s change.',
    record_id: 'Number of the deleted record.',
    content: 'The deleted record. It can be restored for a day.',
    deleted_at: 'When it was deleted (UTC).',
  },
  athlete_devices: {
    slot: 'Place among the devices.',
    token_sha256: 'Fingerprint of the secret by which the device is known.',
    name: 'System and browser.',
    created_at: 'When it was paired (UTC).',
    last_used_at: 'When it was used, by the day (UTC).',
    expires_at: 'When it ends unless it is used (UTC).',
  },
  athlete_links: {
    key_sha256: 'Fingerprint of the key in the link.',
    coach_id: 'The coach who made it.',
    created_at: 'When it was made (UTC).',
    expires_at: 'Until when it pairs devices (UTC).',
  },
  athlete_addresses: {
    pending_athlete_id: 'Number of the registration that it came with.',
    email: 'E-mail address to which links may be sent.',
    address_of: 'Whose mailbox it is: athlete or guardian.',
    confirmed_at: 'When it was confirmed (UTC).',
  },
  guardian_requests: {
    first_name: 'First name.',
    date_of_birth: 'Date of birth.',
    guardian_email: 'E-mail address of the guardian.',
    question_key: 'Fingerprint of the question, by which a repeated one is found.',
    key_sha256: 'Fingerprint of the key in the mail.',
    created_at: 'When it was asked (UTC).',
    expires_at: 'Until when it can be answered (UTC).',
  },
  address_requests: {
    email: 'E-mail address that is to be confirmed.',
    key_sha256: 'Fingerprint of the key in the mail.',
    created_at: 'When it was named (UTC).',
    expires_at: 'Until when it can be confirmed (UTC).',
  },
  mails: {
    kind: 'What is sent.',
    coach_id: 'The coach who sends a link.',
    guardian_request_id: 'Number of the question to a guardian.',
    staff_invitation_id: 'Number of the invitation of a coach.',
    network: 'Network of the call that caused it.',
    created_at: 'When it was accepted (UTC).',
    next_try_at: 'When it is tried next (UTC).',
    attempts: 'How often it was tried.',
  },
  consents: {
    pending_athlete_id: 'Number of the registration that it came with.',
    current_athlete_id: 'The athlete while this consent counts.',
    text_version: 'Version of the text that was agreed to.',
    given_by: 'athlete, guardian or paper (a signed form).',
    guardian_name: 'Name of the guardian; empty: the athlete decided alone.',
    relation: 'Relation of the guardian.',
    given_at: 'When it was given (UTC); of a form the day of the signature.',
    coach_id: 'The coach who recorded the form.',
    withdrawn_at: 'When it ended (UTC); empty: it has not ended.',
    end_reason:
      'Why it ended: `withdrawn`, somebody took it back; `birth_date`, a corrected birth date says that a guardian has to agree. ' +
      'Empty: it has not ended, or ended before reasons were stored.',
  },
  guardian_refusals: {
    refused_at: 'When a guardian said no to the storing of answers (UTC). It ends with the next consent.',
  },
  athlete_requests: {
    kind: 'correction or erasure.',
    open_kind: 'The kind while the request is open.',
    text: 'What was asked.',
    asked_at: 'When it was asked (UTC).',
    done_at: 'When a coach closed it (UTC); empty: open.',
    coach_id: 'The coach who closed it.',
    answer: 'What the coach answered.',
    key_sha256: 'Fingerprint by which a call that was sent twice is found.',
    call_sha256: 'Fingerprint of that call.',
  },
  calendar_events: { ...EVENT, workout_uid: 'Number of the workout; empty: no workout.' },
  changed_events: {
    ...EVENT,
    event_change_id: 'Number of the change.',
    version_after: 'Version of the event after the change.',
  },
  event_changes: {
    change_id: 'Number of the change.',
    kind: 'added or changed.',
  },
  copied_weeks: {
    event_change_id: 'Number of the change.',
    copied: 'How many events were copied.',
    already_there: 'How many were there already.',
    workouts_left: 'How many workouts were left out.',
    to_week: 'Monday of the week that was copied to.',
    copy_number: 'Count of the copies to that week.',
  },
  scheduled_workouts: {
    workout_uid: 'Number of the workout; its event has day and name.',
    workout_id: 'Number of the workout of the library that was copied.',
  },
  scheduled_workout_rows: {
    scheduled_workout_id: 'Number of the record in “Own workouts”.',
    order_in_workout: 'Place in the workout.',
    type: 'exercise or rest.',
    name: 'Name.',
    sets: 'Sets.',
    reps: 'Repetitions per set.',
    duration_seconds: 'Duration in seconds.',
    is_time_based: 'Whether it is done for a time, and not for a number of repetitions.',
    rest_between_sets_seconds: 'Rest between sets, in seconds.',
    superset_with_next: 'Whether it is done in turn with the next line, without a rest.',
    coach_notes: 'Notes of the coach.',
    exercise_id: 'Number in the exercise library.',
  },
};

/** What a column means; undefined for one that nobody has decided about. */
export function columnText(table: string, column: string): string | undefined {
  const texts = TEXTS[table];
  return texts && (texts[column] ?? COMMON[column]);
}

/** Columns with a text of their own, for the test that finds texts without a column. */
export const describedColumns = (table: string): string[] => Object.keys(TEXTS[table] ?? {});
