import { exercise, rest, timed, type PlannedRow, type WorkoutPlan } from '../workout-plan.js';

/** Seven sprints with a rest behind each, the last one long enough for the next set. */
const sprints = (notes: string): PlannedRow[] =>
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
    rows: [
      timed('Skipping Rope', 1, 180, { notes: 'Warm-up.' }),
      exercise('Hang Power Clean', 4, 3, { between: 150 }),
      rest(180),
      exercise('Box Jump', 4, 4, { between: 90, notes: 'Step down, never jump down.' }),
      exercise('Medicine Ball Rotational Throw', 3, 6, { between: 60, notes: 'Each side.' }),
      rest(120),
      exercise('Kettlebell Swing', 4, 8, { between: 90 }),
      exercise('Plyometric Push-Up', 3, 5, { between: 90 }),
    ],
  },
  {
    name: 'Jump & Land Mechanics',
    type: 'Power',
    difficulty: 'Beginner',
    description: 'Landing comes before jumping: quiet feet, knees over toes.',
    rows: [
      exercise('Snap-Down', 3, 5, { between: 45, notes: 'Freeze the landing for two seconds.' }),
      exercise('Countermovement Jump', 3, 5, { between: 60 }),
      rest(90),
      exercise('Single-Leg Hop and Stick', 3, 4, { between: 60, notes: 'Each side.' }),
      exercise('Lateral Bound', 3, 4, { between: 60, notes: 'Each side.' }),
      timed('Pogo Jumps', 3, 15, { between: 45 }),
    ],
  },
  {
    name: 'Olympic Lift Primer',
    type: 'Power',
    difficulty: 'Intermediate',
    description: 'Positions first, at a load that never makes you miss.',
    rows: [
      exercise('Clean Pull', 4, 3, { between: 120 }),
      exercise('Hang Power Snatch', 4, 2, { between: 150, notes: 'Light; the bar stays close.' }),
      rest(120),
      exercise('Push Press', 4, 4, { between: 120 }),
      exercise('Broad Jump', 3, 3, { between: 90 }),
    ],
  },
];

export const ENDURANCE_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Repeated Sprint Ability',
    type: 'Endurance',
    difficulty: 'Advanced',
    description: 'Two sets of seven sprints. Every sprint counts; note the slowest one.',
    rows: [
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
    rows: [
      timed('Easy Run', 1, 600),
      timed('Tempo Block', 3, 480, { between: 120, notes: 'Walk in between.' }),
      rest(180),
      timed('Strides', 4, 20, { between: 60 }),
      timed('Easy Run', 1, 300),
    ],
  },
  {
    name: 'Easy Aerobic Base',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'Run, ride or row; it must feel too easy.',
    rows: [
      timed('Continuous Easy Work', 1, 2400, { notes: 'Breathe through the nose for most of it.' }),
      timed('Leg Swing', 2, 30, { notes: 'Each side.' }),
    ],
  },
  {
    name: 'Return-to-Run Intervals',
    type: 'Endurance',
    difficulty: 'Beginner',
    description: 'The first runs after a lower limb injury, when walking fast is free of pain.',
    rows: [
      timed('Brisk Walk', 1, 300),
      timed('Run', 6, 60, { between: 90, notes: 'Walk in between. Stop if pain is above 2 of 10.' }),
      rest(120),
      exercise('Single-Leg Calf Raise', 3, 10, { between: 45, notes: 'Each side.' }),
      timed('Brisk Walk', 1, 300),
    ],
  },
];
