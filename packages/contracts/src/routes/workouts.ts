import type { Exercise, ExerciseVideo, ExerciseVideoBody, SavedExercise } from '../exercise-library.schema.js';
import type {
  ChangeScheduledBody,
  ChangeWorkoutBody,
  CreateWorkoutBody,
  ScheduleWorkoutBody,
  ScheduledDate,
  ScheduledWorkout,
  Workout,
} from '../workouts.schema.js';
import type { ListWindow } from './list-window.js';

/** Exercises, workouts, and workouts that are scheduled. */
export interface WorkoutRoutes {
  'GET /api/exercise-library': { answer: Exercise[] };
  'PUT /api/exercise-library/{id}/saved': { params: { id: number }; body: SavedExercise; answer: SavedExercise };
  'PUT /api/exercise-library/{id}/video': { params: { id: number }; body: ExerciseVideoBody; answer: ExerciseVideo };

  'GET /api/workout-library': { answer: Workout[] };
  'POST /api/workout-library': { body: CreateWorkoutBody; answer: Workout };
  'POST /api/workout-library/recovery-routine': { answer: Workout };
  'PUT /api/workout-library/{id}': { params: { id: number }; body: ChangeWorkoutBody; answer: Workout };
  'DELETE /api/workout-library/{id}': { params: { id: number }; query: { version?: number } };

  'GET /api/workout-calendar': {
    query: {
      workout_id?: number;
      team_id?: number;
      athlete_id?: number;
      id?: number;
      exercises?: 'true' | 'false';
    } & ListWindow;
    answer: (ScheduledWorkout | ScheduledDate)[];
  };
  'POST /api/workout-calendar': { body: ScheduleWorkoutBody; answer: ScheduledWorkout };
  'PUT /api/workout-calendar/{workout_uid}': {
    params: { workout_uid: string };
    body: ChangeScheduledBody;
    answer: ScheduledWorkout;
  };
  'DELETE /api/workout-calendar/{id}': { params: { id: number }; query: { version?: number } };
}
