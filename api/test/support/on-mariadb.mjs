/**
 * The specs that the short set of `npm test` runs on MariaDB, too, each with its possible difference to SQLite. All others run on
 * SQLite alone, except in a complete run and when their module has changed.
 */

const LOCKS = 'Several connections write at the same moment: rows are locked one by one instead of the whole database.';
const UNIQUE = 'Unique keys and the order of texts follow the collation of the columns.';
const DATES = 'DATE and DATETIME columns pass through a driver that knows time zones.';
const NUMBERS = 'DECIMAL, COUNT and SUM arrive as texts; numbers are sent as texts.';
const SQL = 'The statement is written differently for the two databases, or is read by another planner.';
const FOREIGN_KEYS = 'Foreign keys are checked with each statement, and not at the end.';
const IDS = 'Numbers have gaps, and are given before the transaction ends.';
const ITSELF = 'It is about MariaDB.';

/** @type {Record<string, string>} */
export const ON_MARIADB = {
  'administration/accounts': UNIQUE,
  'athlete-access/pairing': LOCKS,
  'athlete-answers/sessions': LOCKS,
  'athlete-answers/wellness': DATES,
  'athlete-data/athlete-tables': SQL,
  'athlete-data/erase-athlete': FOREIGN_KEYS,
  'athletes/athletes': UNIQUE,
  'athletes/change-athlete': LOCKS,
  'attendance/attendance-races': LOCKS,
  'attendance/attendance-summary': NUMBERS,
  'attendance/attendance-windows': DATES,
  'attendance/marking': SQL,
  'audit/audit-archive': IDS,
  'backup/round-trip': SQL,
  'calendar/copy-week': LOCKS,
  'calendar/event-races': LOCKS,
  'calendar/list-events': DATES,
  'club-file/refused-files': FOREIGN_KEYS,
  'club-file/round-trip': NUMBERS,
  'club/other-teams-sessions': SQL,
  'club-data/lists': DATES,
  'coaches/guessing': SQL,
  'consents/own-consent': LOCKS,
  'database/ids-against-time': IDS,
  'database/migrations': SQL,
  'database/numbers': NUMBERS,
  'database/row-selection': SQL,
  'database/schema': SQL,
  'database/unit-of-work': LOCKS,
  'exports/exports': DATES,
  'housekeeping/expired-rows': DATES,
  'housekeeping/housekeeper': LOCKS,
  'idempotency/create-once': LOCKS,
  'imports/days': NUMBERS,
  'imports/roster': LOCKS,
  'intake/intake-calls': UNIQUE,
  'mariadb/call-deadline': ITSELF,
  'mariadb/club-file': ITSELF,
  'mariadb/collation': ITSELF,
  'mariadb/doctor': ITSELF,
  'mariadb/error-stack': ITSELF,
  'mariadb/lost-commits': ITSELF,
  'mariadb/metrics': ITSELF,
  'mariadb/migration-rules': ITSELF,
  'mariadb/restore-target': ITSELF,
  'mariadb/retries': ITSELF,
  'measures/measurements': NUMBERS,
  'measures/questions': SQL,
  'performance-tests/performance-tests': NUMBERS,
  'registrations/registering': UNIQUE,
  'session-ledger/session-ledger': LOCKS,
  'squad/board': SQL,
  'staff/acceptance': SQL,
  'staff/staff-races': LOCKS,
  'teams/poster-links': LOCKS,
  'teams/save-teams': UNIQUE,
  'training-load/saving-sessions': NUMBERS,
  'training-load/training-load-intake': SQL,
  'wall/races': LOCKS,
  'wellness/wellness': DATES,
  'wellness/wellness-intake': SQL,
  'workout-calendar/schedule-workouts': FOREIGN_KEYS,
};

const PLAIN = 'Its statements are made by TypeORM from conditions, without texts in order, locks or sums.';
const FRAME = 'It tests the code before and after the database.';

/** The folders of which the short set runs nothing on MariaDB. @type {Record<string, string>} */
export const ON_SQLITE_ALONE = {
  app: FRAME,
  'athlete-rights': PLAIN,
  availability: PLAIN,
  cluster: 'It starts clusters: a complete run has them.',
  comparisons: 'Its figures are computed after the rows were read.',
  doctor: 'The checks of the database stand in `sqlite` and `mariadb`.',
  'exercise-library': PLAIN,
  instances: FRAME,
  join: PLAIN,
  limits: 'Its counters are those of `coaches/guessing`.',
  'load-plan': 'Its figures are computed after the rows were read.',
  metrics: FRAME,
  overview: 'Its figures are computed after the rows were read.',
  releases: FRAME,
  site: FRAME,
  size: 'It has a layer of its own on MariaDB.',
  sqlite: 'It is about SQLite.',
  trends: 'Its figures are computed after the rows were read.',
  versioned: PLAIN,
  'workout-library': PLAIN,
};
