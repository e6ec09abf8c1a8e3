/** The codes that belong to no single domain. A client recognises a failure by its code, never by its text. */
export const SHARED_ERROR_CODES = {
  validation_failed: 400,
  unauthenticated: 401,
  origin_refused: 403,
  not_found: 404,
  key_reused: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  busy: 503,
} as const;

export type SharedErrorCode = keyof typeof SHARED_ERROR_CODES;

/** Sign-in refused: unknown address or wrong password, never said which. */
export const BAD_CREDENTIALS = 'bad_credentials';
/** The sign-in is too long ago for what was asked: the current password is needed once more. */
export const REAUTH_REQUIRED = 'reauth_required';
/** The link to a new password was used before, is more than an hour old, or never was one. */
export const RESET_LINK_INVALID = 'reset_link_invalid';
/** A wellness entry was changed, added or deleted by someone else since it was read. */
export const WELLNESS_CHANGED = 'wellness_changed';
/** A session of training was changed or deleted by someone else since it was read. */
export const TRAINING_LOAD_CHANGED = 'training_load_changed';
/** A test was changed, added or deleted by someone else since it was read. */
export const FATIGUE_CHANGED = 'fatigue_changed';
/** A calendar event, or one of its series, was changed or deleted by someone else since it was read. */
export const EVENT_CHANGED = 'event_changed';
/** Attendance was taken at an event: it stays an event of its team that takes attendance. */
export const EVENT_HAS_ATTENDANCE = 'event_has_attendance';
/** An athlete was marked by someone else since the mark was read. */
export const ATTENDANCE_CHANGED = 'attendance_changed';
/** An athlete's entry on the roster was changed by someone else since it was read. */
export const ATHLETE_CHANGED = 'athlete_changed';
/** A team that anything belongs to is not deleted. */
export const TEAM_NOT_EMPTY = 'team_not_empty';
/** Another team of the institution has this name. */
export const TEAM_NAME_TAKEN = 'team_name_taken';
/** Another team has this registration code: the client draws another one. */
export const CODE_TAKEN = 'code_taken';
/** The registration was accepted or declined before. */
export const REGISTRATION_HANDLED = 'registration_handled';
/** Another athlete whom the coach reaches has the number that a registration brings along. */
export const EXTERNAL_ID_TAKEN = 'external_id_taken';
/** A library workout was changed or deleted by someone else since it was read. */
export const WORKOUT_CHANGED = 'workout_changed';
/** A scheduled workout was changed, moved or deleted by someone else since it was read. */
export const SCHEDULED_WORKOUT_CHANGED = 'scheduled_workout_changed';
