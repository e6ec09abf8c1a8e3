import { AuditEntry } from '../common/audit/audit-entry.entity.js';
import { IdempotencyKeyRow } from '../common/idempotency/idempotency-key.entity.js';
import { AttemptCounter } from '../common/limits/attempt-counter.entity.js';
import { ATHLETE_ENTITIES } from '../modules/athletes/entities.js';
import { ATTENDANCE_ENTITIES } from '../modules/attendance/entities.js';
import { CALENDAR_ENTITIES } from '../modules/calendar/entities.js';
import { COACH_ENTITIES } from '../modules/coaches/entities.js';
import { EXERCISE_LIBRARY_ENTITIES } from '../modules/exercise-library/entities.js';
import { FATIGUE_ENTITIES } from '../modules/fatigue/entities.js';
import { REGISTRATION_ENTITIES } from '../modules/registrations/entities.js';
import { TEAM_ENTITIES } from '../modules/teams/entities.js';
import { TRAINING_LOAD_ENTITIES } from '../modules/training-load/entities.js';
import { WELLNESS_ENTITIES } from '../modules/wellness/entities.js';
import { WORKOUT_CALENDAR_ENTITIES } from '../modules/workout-calendar/entities.js';
import { WORKOUT_LIBRARY_ENTITIES } from '../modules/workout-library/entities.js';

/** Every table of the product. The lists are files of their own, not the modules' faces: those need the database. */
export const ENTITIES = [
  AttemptCounter,
  AuditEntry,
  ...COACH_ENTITIES,
  IdempotencyKeyRow,
  ...TEAM_ENTITIES,
  ...ATHLETE_ENTITIES,
  ...REGISTRATION_ENTITIES,
  ...WELLNESS_ENTITIES,
  ...TRAINING_LOAD_ENTITIES,
  ...FATIGUE_ENTITIES,
  ...CALENDAR_ENTITIES,
  ...ATTENDANCE_ENTITIES,
  ...EXERCISE_LIBRARY_ENTITIES,
  ...WORKOUT_LIBRARY_ENTITIES,
  ...WORKOUT_CALENDAR_ENTITIES,
];
