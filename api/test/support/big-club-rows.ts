/**
 * A year of data of two clubs, as SQL statements for both databases, because inserting millions of rows from here would
 * take too long. `numbers` (n from 0) and `days` (n from 0, oldest first; `past` up to today) are helper tables of
 * `big-club.ts`. Rows are inserted day by day, as in real use, so that one athlete's rows are far apart. Values come
 * from remainders: the same each time, and spread.
 */

/** The number of a team's roster import is this much higher than that of the team. */
export const ROSTER_IMPORTS = 1_000_000;

const CREATED = "'2026-01-01 06:00:00.000'";
/** This morning: recent enough for rows that expire. */
const TODAY = "(SELECT t.day || ' 00:00:00.000' FROM days t WHERE t.n = (SELECT MAX(n) FROM days WHERE past = 1))";
const LATER = "'2099-01-01 00:00:00.000'";
const VERSIONED = `1, ${CREATED}, ${CREATED}`;

/** Every athlete every day; one entry in ten reports an injury, and every other of those reports that it is over. */
const WELLNESS = `
  INSERT INTO wellness_entries (athlete_id, date, sleep_quality, fatigue, muscle_soreness, stress, injury_recorded, injury_body_part, injury_severity, version, created_at, updated_at)
  SELECT a.id, d.day, 1 + (a.id + d.n) % 10, 1 + (a.id * 3 + d.n) % 10, 1 + (a.id + d.n * 7) % 10, CASE WHEN (a.id + d.n) % 17 = 0 THEN NULL ELSE 1 + (a.id * 7 + d.n) % 10 END,
    CASE WHEN (a.id + d.n) % 10 = 0 THEN 1 ELSE 0 END,
    CASE WHEN (a.id + d.n) % 20 = 0 THEN 'Knee' END, CASE WHEN (a.id + d.n) % 20 = 0 THEN 1 + d.n % 10 END, ${VERSIONED}
  FROM days d CROSS JOIN athletes a WHERE d.past = 1`;

/** On five days of seven. */
const SESSIONS = `
  INSERT INTO training_sessions (athlete_id, date, rpe, duration_min, external_id, version, created_at, updated_at)
  SELECT a.id, d.day, (a.id + d.n) % 21 * 0.5, 30 + (a.id * 7 + d.n) % 90, 's' || d.n, ${VERSIONED}
  FROM days d CROSS JOIN athletes a WHERE d.past = 1 AND (a.id + d.n) % 7 < 5`;

/** Each performance test once a week. */
const FATIGUE = `
  INSERT INTO fatigue_records (athlete_id, kind, recorded_at, value, version, created_at, updated_at)
  SELECT a.id, k.kind, d.day, k.base + (a.id + d.n) % 100 * 0.01, ${VERSIONED}
  FROM days d CROSS JOIN (SELECT 'grip' AS kind, 40 AS base UNION ALL SELECT 'jump', 50 UNION ALL SELECT 'sprint', 4) k CROSS JOIN athletes a
  WHERE d.past = 1 AND d.n % 7 = 0`;

/** Three trials of a test of each club's own, left and right, every four weeks. */
const MEASUREMENTS = `
  INSERT INTO measurements (athlete_id, day, measure_key, measure_version, side, trial, event_id, value, source, version, created_at, updated_at)
  SELECT a.id, d.day, 'own.2', 1, s.side, 1 + r.n, 0, 300 + (a.id + d.n + r.n) % 100, 'coach', ${VERSIONED}
  FROM days d CROSS JOIN (SELECT 'left' AS side UNION ALL SELECT 'right') s CROSS JOIN numbers r CROSS JOIN athletes a
  WHERE d.past = 1 AND d.n % 28 = 0 AND r.n < 3`;

/**
 * Four days of seven per team with attendance, one workout a week per team, and once a month an event of a single
 * athlete.
 */
const EVENTS = `
  INSERT INTO calendar_events (team_id, athlete_id, date, event_time, duration_min, title, type, notes, attendance_taken, workout_uid, series_id, version, created_at, updated_at)
  SELECT t.id, NULL, d.day, '17:30', 90, 'Practice', 'practice', NULL, 1, NULL, 'series-' || t.id, ${VERSIONED} FROM days d CROSS JOIN teams t WHERE (t.id + d.n) % 7 < 4
  UNION ALL SELECT t.id, NULL, d.day, NULL, 60, 'Workout ' || t.id, 'workout', NULL, 0, 't' || t.id || 'd' || d.n, NULL, ${VERSIONED} FROM days d CROSS JOIN teams t WHERE (t.id + d.n) % 7 = 5
  UNION ALL SELECT NULL, a.id, d.day, '09:00', 30, 'Physio', 'other', NULL, 0, NULL, NULL, ${VERSIONED} FROM days d CROSS JOIN athletes a WHERE (a.id + d.n) % 28 = 0`;

/** For every past event of a team including today's; three athletes in four were present. */
const ATTENDANCE = `
  INSERT INTO attendance_records (event_id, event_date, athlete_id, status, close_id, created_at, updated_at)
  SELECT e.id, e.date, a.id,
    CASE (a.id + e.id) % 8 WHEN 0 THEN 'absent' WHEN 1 THEN 'excused' ELSE 'present' END, NULL, ${CREATED}, ${CREATED}
  FROM calendar_events e CROSS JOIN athletes a WHERE a.team_id = e.team_id AND e.attendance_taken = 1 AND e.date <= (SELECT MAX(day) FROM days WHERE past = 1)`;

const ROW_COLUMNS =
  'order_in_workout, type, name, sets, reps, duration_seconds, is_time_based, rest_between_sets_seconds, superset_with_next, coach_notes, exercise_id';
const ROW_VALUES = "r.n, 'exercise', 'Exercise ' || r.n, 3, 8 + r.n % 5, NULL, 0, 90, 0, NULL, NULL";

/** Two hundred per institution. */
const WORKOUTS = `
  INSERT INTO workouts (institution_id, name, type, difficulty, description, version, created_at, updated_at)
  SELECT i.id, 'Workout ' || w.n, 'Strength', 'Beginner', NULL, ${VERSIONED} FROM institutions i CROSS JOIN numbers w WHERE w.n < 200`;

const WORKOUT_ROWS = `INSERT INTO workout_rows (workout_id, ${ROW_COLUMNS}) SELECT w.id, ${ROW_VALUES} FROM workouts w CROSS JOIN numbers r WHERE r.n < 12 ORDER BY w.id, r.n`;

/** Each team has one of its institution's workouts, every week. */
const SCHEDULED = `
  INSERT INTO scheduled_workouts (workout_uid, workout_id, version, created_at, updated_at)
  SELECT e.workout_uid, 1 + t.id % 40 * 5 + CASE WHEN t.institution_id = (SELECT MIN(id) FROM institutions) THEN 0 ELSE 200 END, ${VERSIONED}
  FROM calendar_events e INNER JOIN teams t ON t.id = e.team_id WHERE e.type = 'workout' ORDER BY e.id`;

const SCHEDULED_ROWS = `INSERT INTO scheduled_workout_rows (scheduled_workout_id, ${ROW_COLUMNS}) SELECT s.id, ${ROW_VALUES} FROM scheduled_workouts s CROSS JOIN numbers r WHERE r.n < 12 ORDER BY s.id, r.n`;

/** Per team, five requests are open since this morning and fifty are handled. */
const PENDING = `
  INSERT INTO pending_athletes (team_id, status, pending_key, first_name, last_name, email, email_key, position, created_at, handled_at)
  SELECT t.id, CASE WHEN p.n < 5 THEN 'pending' ELSE 'declined' END, CASE WHEN p.n < 5 THEN 'key-' || p.n END, 'Pia', 'Pending ' || p.n,
    'p' || p.n || '@t' || t.id || '.test', 'p' || p.n || '@t' || t.id || '.test', 'Winger', ${TODAY}, CASE WHEN p.n < 5 THEN NULL ELSE ${TODAY} END
  FROM teams t CROSS JOIN numbers p WHERE p.n < 55`;

/** Fifty audit entries per athlete. */
const AUDIT = `
  INSERT INTO audit_log (at, id, actor_kind, coach_id, institution_id, athlete_id, kind, action, read_key)
  SELECT ${CREATED}, a.id * 50 + n.n, 'coach', 1, 1, a.id, 'wellness', 'read', 'r' || a.id || 'n' || n.n FROM numbers n CROSS JOIN athletes a WHERE n.n < 50`;

/** A word on each athlete every four months, and a decision every month, of which the last one is open. */
const AVAILABILITY = `
  INSERT INTO athlete_availability (athlete_id, sequence, status, body_part, note, from_day, until_day, coach_id, recorded_on, created_at)
  SELECT a.id, 1 + d.n / 120, CASE (a.id + d.n) % 3 WHEN 0 THEN 'out' WHEN 1 THEN 'modified' ELSE 'available' END, NULL, NULL, d.day, NULL, 1, d.day, ${CREATED}
  FROM days d CROSS JOIN athletes a WHERE d.past = 1 AND d.n % 120 = 0`;
const DECISIONS = `
  INSERT INTO squad_decisions (athlete_id, open_athlete_id, kind, note, made_on, until_day, ended_on, ended_by_id, coach_id, created_at, taken_back_at)
  SELECT a.id, CASE WHEN d.n >= (SELECT MAX(n) - 29 FROM days WHERE past = 1) THEN a.id END, 'monitor', NULL, d.day, d.day, NULL, NULL, 1, ${CREATED}, NULL
  FROM days d CROSS JOIN athletes a WHERE d.past = 1 AND d.n % 30 = a.id % 30`;
const SEEN = `
  INSERT INTO seen_answers (athlete_id, day, coach_id, seen_at)
  SELECT a.id, d.day, 1, ${CREATED} FROM days d CROSS JOIN athletes a WHERE d.past = 1 AND d.n % 30 = 0`;

/** Every athlete has agreed, and has a device, which was paired after another one had ended. */
const CONSENTS = `
  INSERT INTO consents (athlete_id, current_athlete_id, text_version, given_by, given_at) SELECT a.id, a.id, '2026-11', 'athlete', ${CREATED} FROM athletes a`;
const DEVICES = `
  INSERT INTO athlete_devices (athlete_id, slot, token_sha256, name, created_at, last_used_at, expires_at)
  SELECT a.id, 5, 'device-' || a.id, 'iPhone, Safari', ${TODAY}, ${TODAY}, ${LATER} FROM athletes a`;
const LINKS = `
  INSERT INTO athlete_links (athlete_id, key_sha256, coach_id, created_at, expires_at) SELECT a.id, 'link-' || a.id, 1, ${TODAY}, ${LATER} FROM athletes a`;
const ADDRESSES = `
  INSERT INTO athlete_addresses (athlete_id, email, address_of, confirmed_at) SELECT a.id, 'a' || a.id || '@own.test', 'athlete', ${CREATED} FROM athletes a`;
/** A question to the guardian of each, who has said no before, and one answered and one open request. */
const QUESTIONS = `
  INSERT INTO guardian_requests (athlete_id, question_key, key_sha256, first_name, date_of_birth, guardian_email, created_at, expires_at)
  SELECT a.id, 'question-' || a.id, 'guardian-' || a.id, 'Ada', '2012-02-29', 'g' || a.id || '@own.test', ${TODAY}, ${LATER} FROM athletes a`;
const REFUSALS = `INSERT INTO guardian_refusals (athlete_id, refused_at) SELECT a.id, ${CREATED} FROM athletes a`;
const REQUESTS = `
  INSERT INTO athlete_requests (athlete_id, kind, open_kind, text, asked_at, done_at)
  SELECT a.id, 'correction', CASE n.n WHEN 0 THEN 'correction' END, 'My birthday is wrong.', ${TODAY}, CASE n.n WHEN 1 THEN ${TODAY} END
  FROM athletes a CROSS JOIN numbers n WHERE n.n < 2`;
const DEVICE_EVENTS = `
  INSERT INTO security_entries (id, at, event, institution_id, athlete_id)
  SELECT a.id * 3 + n.n, ${TODAY}, CASE n.n WHEN 0 THEN 'device_ended' WHEN 1 THEN 'device_paired' ELSE 'link_made' END, 1, a.id FROM athletes a CROSS JOIN numbers n WHERE n.n < 3`;

/** Coaches and teams of other institutions, so that the tested club is a small part of the tables. */
const MORE_COACHES = `
  INSERT INTO coaches (institution_id, name, email, email_key, phone, role, avatar, password_hash)
  SELECT 1, 'Coach ' || n.n, 'more' || n.n || '@club.test', 'more' || n.n || '@club.test', NULL, 'Coach', NULL, 'none' FROM numbers n WHERE n.n < 200`;
const MORE_TEAMS = `
  INSERT INTO teams (institution_id, sport, name, name_key)
  SELECT i.id, 'Soccer (W)', 'Team ' || n.n, 'team ' || n.n FROM institutions i CROSS JOIN numbers n WHERE n.n < 40 AND i.id NOT IN (SELECT institution_id FROM teams)`;
const MORE_ATHLETES = `
  INSERT INTO athletes (team_id, first_name, last_name, sort_key, external_id)
  SELECT t.id, 'Ada', 'Athlete ' || n.n, 'athlete ' || n.n, 'more-' || n.n FROM teams t CROSS JOIN numbers n WHERE n.n < 50 AND t.id NOT IN (SELECT team_id FROM athletes)`;

/** Tokens and keys that nobody uses. */
const PER_COACH = 'FROM coaches c CROSS JOIN numbers n WHERE n.n < 10';
const SIGNED_IN = `INSERT INTO sessions (token_sha256, coach_id, created_at, last_seen_at, authenticated_at) SELECT 'nobody-' || c.id || '-' || n.n, c.id, ${TODAY}, ${TODAY}, ${TODAY} ${PER_COACH}`;
const RESETS = `INSERT INTO password_resets (token_sha256, coach_id, created_at, expires_at) SELECT 'nobody-' || c.id || '-' || n.n, c.id, ${TODAY}, ${LATER} ${PER_COACH}`;
const RETRIES = `INSERT INTO idempotency_keys (coach_id, key_sha256, call_sha256, created_id, created_at) SELECT c.id, 'nothing-' || n.n, 'nothing', 1, ${TODAY} ${PER_COACH}`;
const ATTEMPTS = `INSERT INTO attempt_counters (counter_key, attempts, window_ends_at) SELECT 'nothing-' || n.n, 1, ${LATER} FROM numbers n`;

/** More saved exercises per coach than the catalogue has, so that one coach's rows are a small part of the table. */
const HEARTS = `INSERT INTO saved_exercises (coach_id, exercise_id, created_at) SELECT c.id, 1000 + n.n, ${CREATED} FROM coaches c CROSS JOIN numbers n WHERE n.n < 500`;

/** More videos per institution than the catalogue has exercises, for the same reason. */
const VIDEOS = `INSERT INTO exercise_videos (institution_id, exercise_id, video_url, version, created_at, updated_at) SELECT i.id, 1000 + n.n, 'https://vimeo.com/' || n.n, ${VERSIONED} FROM institutions i CROSS JOIN numbers n WHERE n.n < 500`;

/** Changes of every coach since this morning: ten times the events of a series. */
const CHANGES = `INSERT INTO event_changes (change_id, coach_id, kind, created_at) SELECT 'change-' || c.id || '-' || n.n, c.id, 'changed', ${TODAY} ${PER_COACH}`;
const CHANGED_EVENTS = `
  INSERT INTO changed_events (event_change_id, event_id, version_after, team_id, athlete_id, date, event_time, duration_min, title, type, notes, attendance_taken, series_id, version, created_at, updated_at)
  SELECT c.id, 1 + (c.id * 20 + n.n) % 1000, 2, 1, NULL, '2026-01-05', '17:30', 90, 'Practice', 'practice', NULL, 1, 'series-1', ${VERSIONED} FROM event_changes c CROSS JOIN numbers n WHERE n.n < 20`;

/** A guardian of each athlete. */
const GUARDIANS = `
  INSERT INTO guardian_contacts (athlete_id, name, relation, email, created_at)
  SELECT a.id, 'Eve ' || a.id, 'Mother', NULL, ${CREATED} FROM athletes a`;

/** A file of surveys that each team had, with the number of the team, and a roster's. */
const IMPORTS = `
  INSERT INTO imports (id, team_id, target, file_name, file_sha256, coach_id, created_at,
    new_rows, changed_rows, same_rows, refused_rows, minors_stated)
  SELECT t.id, t.id, 'wellness', 'surveys.csv', 'none', 1, ${CREATED}, 1, 0, 0, 0, 0 FROM teams t
  UNION ALL SELECT ${ROSTER_IMPORTS} + t.id, t.id, 'roster', 'roster.csv', 'none', 1, ${CREATED}, 0, 1, 0, 0, 0 FROM teams t`;

/** The first day of each athlete, and their weight. */
const IMPORTED_ROWS = `
  INSERT INTO imported_rows (import_id, kind, record_id, athlete_id, day, version, former, written)
  SELECT a.team_id, 'wellness', w.id, a.id, w.date, 1, NULL, '{"hooper.fatigue":' || w.fatigue || '}'
  FROM wellness_entries w INNER JOIN athletes a ON a.id = w.athlete_id WHERE w.date = (SELECT MIN(day) FROM days)
  UNION ALL SELECT ${ROSTER_IMPORTS} + a.team_id, 'athlete', a.id, a.id, NULL, 1, '{"weight_kg":60}', '{"weight_kg":61.5}' FROM athletes a`;

/** In the order of their foreign keys. */
export const BIG_CLUB_ROWS = [
  ...[
    WELLNESS,
    SESSIONS,
    FATIGUE,
    MEASUREMENTS,
    EVENTS,
    ATTENDANCE,
    WORKOUTS,
    WORKOUT_ROWS,
    SCHEDULED,
    SCHEDULED_ROWS,
    PENDING,
    AUDIT,
    AVAILABILITY,
    DECISIONS,
    SEEN,
    GUARDIANS,
    IMPORTS,
    IMPORTED_ROWS,
  ],
  ...[
    MORE_COACHES,
    MORE_TEAMS,
    MORE_ATHLETES,
    CONSENTS,
    DEVICES,
    LINKS,
    ADDRESSES,
    QUESTIONS,
    REFUSALS,
    REQUESTS,
    DEVICE_EVENTS,
    SIGNED_IN,
    RESETS,
    RETRIES,
    ATTEMPTS,
    HEARTS,
    VIDEOS,
    CHANGES,
    CHANGED_EVENTS,
  ],
] as const;
