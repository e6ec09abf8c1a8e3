import { HIP_MOBILITY_ROUTINE } from '../plans/hip-mobility-routine.js';
import { exercise, rest, timed, type WorkoutPlan } from '../plans/workout-plan.js';

/** The library of the second institution of the demo. */
export const RIVAL_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Foundation Strength',
    type: 'Strength',
    difficulty: 'Beginner',
    description: 'Two days a week for the first six weeks.',
    lines: [
      exercise('Goblet Squat', 3, 10, { restBetweenSets: 75 }),
      exercise('Dumbbell Bench Press', 3, 10, { restBetweenSets: 75 }),
      rest(90),
      exercise('Dumbbell Row', 3, 10, { restBetweenSets: 60, notes: 'Each side.' }),
      timed('Front Plank', 3, 30, { restBetweenSets: 30 }),
    ],
  },
  {
    name: 'Court Speed',
    type: 'Power',
    difficulty: 'Intermediate',
    description: null,
    lines: [
      exercise('Lane Shuttle', 6, 1, { restBetweenSets: 60 }),
      rest(120),
      exercise('Defensive Slide', 4, 4, { restBetweenSets: 45, notes: 'There and back is one.' }),
      exercise('Approach Jump', 4, 4, { restBetweenSets: 60 }),
    ],
  },
  {
    name: 'Steady State Ride',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'Bike or cross trainer.',
    lines: [timed('Steady Ride', 1, 1800)],
  },
  HIP_MOBILITY_ROUTINE,
];
