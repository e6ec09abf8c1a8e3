/**
 * Error codes that belong to no single domain, with their HTTP status. A client recognises a failure by its code,
 * never by its text.
 */
export const SHARED_ERROR_CODES = {
  validation_failed: 400,
  unauthenticated: 401,
  origin_refused: 403,
  not_permitted: 403,
  not_found: 404,
  key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  busy: 503,
} as const;

export type SharedErrorCode = keyof typeof SHARED_ERROR_CODES;

/** Sign-in refused: unknown address or wrong password; the answer does not say which. */
export const BAD_CREDENTIALS = 'bad_credentials';
/** The sign-in is too long ago for this action: the current password is needed again. */
export const REAUTH_REQUIRED = 'reauth_required';
/** The reset link has been used, has expired, or was never valid. */
export const RESET_LINK_INVALID = 'reset_link_invalid';
/** A wellness entry was changed, added or deleted by someone else since it was read. */
export const WELLNESS_CHANGED = 'wellness_changed';
/** A training session was changed or deleted by someone else since it was read. */
export const TRAINING_LOAD_CHANGED = 'training_load_changed';
/**
 * A performance test was changed, added or deleted by someone else since it was read. The code says fatigue for
 * historical reasons.
 */
export const PERFORMANCE_TEST_CHANGED = 'fatigue_changed';
/** A calendar event, or one of its series, was changed or deleted by someone else since it was read. */
export const EVENT_CHANGED = 'event_changed';
/** Attendance was taken at the event: it must stay an event of its team that takes attendance. */
export const EVENT_HAS_ATTENDANCE = 'event_has_attendance';
/** An athlete was marked by someone else since the mark was read. */
export const ATTENDANCE_CHANGED = 'attendance_changed';
/** An athlete's entry on the roster was changed by someone else since it was read. */
export const ATHLETE_CHANGED = 'athlete_changed';
/** The team has athletes or other records, so it cannot be deleted. */
export const TEAM_NOT_EMPTY = 'team_not_empty';
/** Another team of the institution has this name. */
export const TEAM_NAME_TAKEN = 'team_name_taken';
/** Another team has this registration code: the client has to create another one. */
export const CODE_TAKEN = 'code_taken';
/** A colleague has made another poster link since it was read. */
export const POSTER_LINK_CHANGED = 'poster_link_changed';
/** The registration was accepted or declined before. */
export const REGISTRATION_HANDLED = 'registration_handled';
/** Another athlete whom the coach reaches has the external id of this registration. */
export const EXTERNAL_ID_TAKEN = 'external_id_taken';
/** A library workout was changed or deleted by someone else since it was read. */
export const WORKOUT_CHANGED = 'workout_changed';
/** The video of an exercise was changed or removed by another coach of the institution since it was read. */
export const EXERCISE_VIDEO_CHANGED = 'exercise_video_changed';
/** A scheduled workout was changed, moved or deleted by someone else since it was read. */
export const SCHEDULED_WORKOUT_CHANGED = 'scheduled_workout_changed';
/** A change of the live versions was refused, or an uploaded build; the message has one line per reason. */
export const RELEASE_REFUSED = 'release_refused';
/** The coach has an athlete, or a pending registration, who may be this person: the coach has to say. */
export const ATHLETE_EXISTS = 'athlete_exists';
/** Someone else has recorded whether the athlete is available since it was read. */
export const AVAILABILITY_CHANGED = 'availability_changed';
/** Someone else has decided about the athlete since the open decision was read. */
export const DECISION_CHANGED = 'decision_changed';
/** A decision of an earlier day cannot be taken back. */
export const DECISION_KEPT = 'decision_kept';
/** The personal link, or the guardian's, the confirming or a poster's link, is unknown, has expired or was ended. */
export const LINK_INVALID = 'link_invalid';
/** The athlete has as many devices as there may be. */
export const DEVICES_FULL = 'devices_full';
/** Nobody has agreed that this athlete's answers are stored. */
export const CONSENT_NEEDED = 'consent_needed';
/** No mail server is set up, so nobody can be asked by mail. */
export const MAIL_UNAVAILABLE = 'mail_unavailable';
/** The text of the consent has changed since it was shown. */
export const CONSENT_TEXT_CHANGED = 'consent_text_changed';
/** The answer can no longer be given or changed; the page shows why when it is loaded again. */
export const ANSWER_LOCKED = 'answer_locked';
/** Another answer is stored than the one that the athlete saw. */
export const ANSWER_CHANGED = 'answer_changed';
/** The request was closed before. */
export const REQUEST_CLOSED = 'request_closed';
/** The club has not answered an earlier request of this kind. */
export const REQUEST_OPEN = 'request_open';
/** Nobody else who can sign in may administer the team. */
export const LAST_ADMINISTRATOR = 'last_administrator';
/** The coach is on the staff of the team. */
export const ALREADY_ON_STAFF = 'already_on_staff';
/** The role of a member of the staff was changed or ended by someone else since it was read. */
export const STAFF_CHANGED = 'staff_changed';
/** The settings of the club were changed by someone else since they were read. */
export const CLUB_CHANGED = 'club_changed';
/** As many invitations of the team wait as may. */
export const INVITATIONS_FULL = 'invitations_full';
/** A coach has the address of the invitation: it is accepted after signing in, not with a new account. */
export const ACCOUNT_EXISTS = 'account_exists';
/** The coach belongs to another institution than the team. */
export const OTHER_INSTITUTION = 'other_institution';
/** A measure of the club was changed by someone else since it was read. */
export const MEASURE_CHANGED = 'measure_changed';
/** A battery of tests was changed or deleted by someone else since it was read. */
export const BATTERY_CHANGED = 'battery_changed';
/** The questions of a team were changed by someone else since they were read. */
export const SURVEY_CHANGED = 'survey_changed';
/** A value was changed by someone else since it was read. */
export const MEASUREMENT_CHANGED = 'measurement_changed';
/** A file leaves questions open: who somebody is, or how cells are read. */
export const IMPORT_QUESTIONS = 'import_questions';
/** A file would do something else than its preview said. */
export const IMPORT_CHANGED = 'import_changed';
/** The import was taken back before. */
export const IMPORT_UNDONE = 'import_undone';
/** A record of an import was changed since the cost of taking it back was read, or cannot be taken back any more. */
export const IMPORT_ROW_CHANGED = 'import_row_changed';
/** Nothing was recorded in the period of an export. */
export const NOTHING_TO_EXPORT = 'nothing_to_export';
/** An export would have more rows than one file may have. */
export const EXPORT_TOO_LARGE = 'export_too_large';
