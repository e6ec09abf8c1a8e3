import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { findExerciseByName } from './catalogue/catalogue.js';
import { SavedExercise } from './saved-exercise.entity.js';

/** What a coach of each institution comes back to, in the order of the demo. */
const SAVED: readonly (readonly string[])[] = [
  [
    'Back Squat',
    'Copenhagen Adduction',
    'Nordic Hamstring Curl',
    'Pull-Up',
    'Countermovement Jump',
    'Pallof Press',
    "World's Greatest Stretch",
  ],
  ['Goblet Squat', 'Approach Jump', 'Band External Rotation'],
];

/** The hearts of the demo's coaches. */
export const demoExerciseLibrary: DemoRows = ({ institutions }, now) => [
  demoTable(
    SavedExercise,
    institutions.flatMap(({ coaches }, at) =>
      coaches.flatMap(({ id: coachId }) =>
        (SAVED[at] ?? [])
          .flatMap((name) => findExerciseByName(name) ?? [])
          .map(({ id: exerciseId }) => ({ coachId, exerciseId, createdAt: now })),
      ),
    ),
  ),
];
