import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { findExerciseByName } from './catalogue/catalogue.js';
import { SavedExerciseEntity } from './saved-exercise.entity.js';

/** The saved exercises by institution, in the order of the demo institutions. */
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

/** The saved exercises of the demo coaches. */
export const demoExerciseLibrary: DemoRows = ({ institutions }, now) => [
  demoTable(
    SavedExerciseEntity,
    institutions.flatMap(({ coaches }, at) =>
      coaches.flatMap(({ id: coachId }) =>
        (SAVED[at] ?? [])
          .flatMap((name) => findExerciseByName(name) ?? [])
          .map(({ id: exerciseId }) => ({ coachId, exerciseId, createdAt: now })),
      ),
    ),
  ),
];
