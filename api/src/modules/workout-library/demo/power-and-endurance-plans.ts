import { exercise, rest, timed, type PlannedLine, type WorkoutPlan } from '../plans/workout-plan.js';

/** Seven sprints, each followed by a rest; the last rest is the one between two sets. */
const sprints = (notes: string): PlannedLine[] =>
  Array.from({ length: 7 }, (_, at) => [
    exercise('30 m Shuttle Sprint', 1, 1, at === 0 ? { notes } : {}),
    rest(at === 6 ? 180 : 20),
  ]).flat();

export const POWER_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Full Body Power Circuit',
    type: 'Power',
    difficulty: 'Advanced',
    description: 'Few repetitions, all of them fast. Stop a set when the speed goes.',
    lines: [
      timed('Skipping Rope', 1, 180, { notes: 'Warm-up.' }),
      exercise('Hang Power Clean', 4, 3, { restBetweenSets: 150 }),
      rest(180),
      exercise('Box Jump', 4, 4, { restBetweenSets: 90, notes: 'Step down, never jump down.' }),
      exercise('Medicine Ball Rotational Throw', 3, 6, { restBetweenSets: 60, notes: 'Each side.' }),
      rest(120),
      exercise('Kettlebell Swing', 4, 8, { restBetweenSets: 90 }),
      exercise('Plyometric Push-Up', 3, 5, { restBetweenSets: 90 }),
    ],
  },
  {
    name: 'Jump & Land Mechanics',
    type: 'Power',
    difficulty: 'Beginner',
    description: 'Landing comes before jumping: quiet feet, knees over toes.',
    lines: [
      exercise('Snap-Down', 3, 5, { restBetweenSets: 45, notes: 'Freeze the landing for two seconds.' }),
      exercise('Countermovement Jump', 3, 5, { restBetweenSets: 60 }),
      rest(90),
      exercise('Single-Leg Hop and Stick', 3, 4, { restBetweenSets: 60, notes: 'Each side.' }),
      exercise('Lateral Bound', 3, 4, { restBetweenSets: 60, notes: 'Each side.' }),
      timed('Pogo Jumps', 3, 15, { restBetweenSets: 45 }),
    ],
  },
  {
    name: 'Olympic Lift Primer',
    type: 'Power',
    difficulty: 'Intermediate',
    description: 'Positions first, at a load that never makes you miss.',
    lines: [
      exercise('Clean Pull', 4, 3, { restBetweenSets: 120 }),
      exercise('Hang Power Snatch', 4, 2, { restBetweenSets: 150, notes: 'Light; the bar stays close.' }),
      rest(120),
      exercise('Push Press', 4, 4, { restBetweenSets: 120 }),
      exercise('Broad Jump', 3, 3, { restBetweenSets: 90 }),
    ],
  },
];

export const ENDURANCE_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Repeated Sprint Ability',
    type: 'Endurance',
    difficulty: 'Advanced',
    description: 'Two sets of seven sprints. Every sprint counts; note the slowest one.',
    lines: [
      timed('Progressive Warm-up Run', 1, 600),
      ...sprints('15 m out and back, every sprint flat out.'),
      ...sprints('The same again.'),
      timed('Easy Jog', 1, 420, { notes: 'Cool down.' }),
    ],
  },
  {
    name: 'Tempo Run',
    type: 'Endurance',
    difficulty: 'Intermediate',
    description: 'Three blocks at a pace at which a sentence is possible and a conversation is not.',
    lines: [
      timed('Easy Run', 1, 600),
      timed('Tempo Block', 3, 480, { restBetweenSets: 120, notes: 'Walk in between.' }),
      rest(180),
      timed('Strides', 4, 20, { restBetweenSets: 60 }),
      timed('Easy Run', 1, 300),
    ],
  },
  {
    name: 'Easy Aerobic Base',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'Run, ride or line; it must feel too easy.',
    lines: [
      timed('Continuous Easy Work', 1, 2400, { notes: 'Breathe through the nose for most of it.' }),
      timed('Leg Swing', 2, 30, { notes: 'Each side.' }),
    ],
  },
  {
    name: 'Return-to-Run Intervals',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'The first runs after a lower limb injury, when walking fast is free of pain.',
    lines: [
      timed('Brisk Walk', 1, 300),
      timed('Run', 6, 60, { restBetweenSets: 90, notes: 'Walk in between. Stop if pain is above 2 of 10.' }),
      rest(120),
      exercise('Single-Leg Calf Raise', 3, 10, { restBetweenSets: 45, notes: 'Each side.' }),
      timed('Brisk Walk', 1, 300),
    ],
  },
];
