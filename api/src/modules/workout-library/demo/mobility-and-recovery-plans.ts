import { HIP_MOBILITY_ROUTINE } from '../plans/hip-mobility-routine.js';
import { exercise, rest, timed, type WorkoutPlan } from '../plans/workout-plan.js';

export const MOBILITY_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Morning Mobility Flow',
    type: 'Mobility',
    difficulty: 'Beginner',
    description: 'Ten minutes before breakfast on travel days.',
    lines: [
      exercise('Cat-Cow', 1, 10),
      exercise('Thoracic Rotation', 2, 8, { notes: 'Each side.' }),
      timed('Deep Squat Hold', 2, 40, { restBetweenSets: 20 }),
      timed("World's Greatest Stretch", 2, 40, { notes: 'Each side.' }),
      exercise('Ankle Rock', 2, 12, { notes: 'Each side, heel on the floor.' }),
    ],
  },
  {
    name: 'Shoulder Health for Overhead Athletes',
    type: 'Mobility',
    difficulty: 'Intermediate',
    description: 'For hitters and throwers, before training, three times a week.',
    lines: [
      timed('Foam Roll Thoracic Spine', 1, 90),
      timed('Sleeper Stretch', 2, 30, { notes: 'Each side; a stretch, never a pinch.' }),
      exercise('Band External Rotation', 3, 12, { restBetweenSets: 30, notes: 'Elbow at the side, each side.' }),
      exercise('Prone Y-T-W Raise', 2, 8, { restBetweenSets: 45 }),
      rest(60),
      exercise('Scapular Push-Up', 2, 12, { restBetweenSets: 45 }),
      exercise('Controlled Articular Rotation', 2, 5, { notes: 'Each side, as slowly as you can.' }),
    ],
  },
];

export const RECOVERY_PLANS: readonly WorkoutPlan[] = [
  HIP_MOBILITY_ROUTINE,
  {
    name: 'Post-Match Recovery',
    type: 'Recovery',
    difficulty: 'Beginner',
    description: 'The day after a match, instead of training.',
    lines: [
      timed('Easy Bike', 1, 900, { notes: 'No resistance.' }),
      timed('Foam Roll Legs', 1, 300),
      rest(60),
      timed('Hamstring Stretch', 2, 40, { notes: 'Each side.' }),
      timed('Quadriceps Stretch', 2, 40, { notes: 'Each side.' }),
      timed('Legs Up the Wall', 1, 300),
    ],
  },
  {
    name: 'Pool Recovery',
    type: 'Recovery',
    difficulty: 'Intermediate',
    description: 'Moving in water without impact. Swimmers only in the deep part.',
    lines: [
      timed('Water Walking', 1, 300),
      timed('Deep-Water Running', 5, 60, { restBetweenSets: 30 }),
      rest(90),
      timed('Easy Swim', 4, 90, { restBetweenSets: 45, notes: 'Any stroke.' }),
      exercise('Water Leg Swing', 2, 15, { notes: 'Each side.' }),
    ],
  },
];

/** A workout without type, difficulty and description. */
export const UNSORTED_PLAN: WorkoutPlan = {
  name: 'Match Day Primer',
  type: null,
  difficulty: null,
  description: null,
  lines: [
    exercise('Leg Swing', 1, 10),
    exercise('Walking Lunge', 1, 8),
    timed('Build-Up Run', 3, 10, { restBetweenSets: 40 }),
    exercise('Countermovement Jump', 2, 3),
  ],
};
