import { demoAthletes } from '../../modules/athletes/athletes.demo.js';
import { demoAthleteAccess } from '../../modules/athlete-access/athlete-access.demo.js';
import { demoAttendance } from '../../modules/attendance/attendance.demo.js';
import { demoAvailability } from '../../modules/availability/availability.demo.js';
import { demoCalendar } from '../../modules/calendar/calendar.demo.js';
import { demoCoaches } from '../../modules/coaches/coaches.demo.js';
import { demoConsents } from '../../modules/consents/consents.demo.js';
import { demoExerciseLibrary } from '../../modules/exercise-library/exercise-library.demo.js';
import { demoPerformanceTests } from '../../modules/performance-tests/performance-tests.demo.js';
import { demoRegistrations } from '../../modules/registrations/registrations.demo.js';
import { demoSquad } from '../../modules/squad/squad.demo.js';
import { demoTeams } from '../../modules/teams/teams.demo.js';
import { demoTrainingLoad } from '../../modules/training-load/training-load.demo.js';
import { demoWellness } from '../../modules/wellness/wellness.demo.js';
import { demoWorkoutCalendar } from '../../modules/workout-calendar/workout-calendar.demo.js';
import { demoWorkoutLibrary } from '../../modules/workout-library/workout-library.demo.js';
import type { DemoRows } from './demo-rows.js';

/** Every module with demo rows, in any order: foreign keys decide which rows are inserted first. */
export const DEMO_PARTS: readonly DemoRows[] = [
  demoCoaches,
  demoTeams,
  demoAthletes,
  demoConsents,
  demoAthleteAccess,
  demoRegistrations,
  demoWellness,
  demoAvailability,
  demoSquad,
  demoTrainingLoad,
  demoPerformanceTests,
  demoCalendar,
  demoAttendance,
  demoExerciseLibrary,
  demoWorkoutLibrary,
  demoWorkoutCalendar,
];
