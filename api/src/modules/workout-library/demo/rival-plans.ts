import { HIP_MOBILITY_ROUTINE } from '../hip-mobility-routine.js';
import { exercise, rest, timed, type WorkoutPlan } from '../workout-plan.js';

/** What the second institution has. */
export const RIVAL_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Foundation Strength',
    type: 'Strength',
    difficulty: 'Beginner',
    description: 'Two days a week for the first six weeks.',
    rows: [
      exercise('Goblet Squat', 3, 10, { between: 75 }),
      exercise('Dumbbell Bench Press', 3, 10, { between: 75 }),
      rest(90),
      exercise('Dumbbell Row', 3, 10, { between: 60, notes: 'Each side.' }),
      timed('Front Plank', 3, 30, { between: 30 }),
    ],
  },
  {
    name: 'Court Speed',
    type: 'Power',
    difficulty: 'Intermediate',
    description: null,
    rows: [
      exercise('Lane Shuttle', 6, 1, { between: 60 }),
      rest(120),
      exercise('Defensive Slide', 4, 4, { between: 45, notes: 'There and back is one.' }),
      exercise('Approach Jump', 4, 4, { between: 60 }),
    ],
  },
  {
    name: 'Steady State Ride',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'Bike or cross trainer.',
    rows: [timed('Steady Ride', 1, 1800)],
  },
  HIP_MOBILITY_ROUTINE,
];
