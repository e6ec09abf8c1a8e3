import { exercise, rest, timed, type WorkoutPlan } from '../plans/workout-plan.js';

export const STRENGTH_PLANS: readonly WorkoutPlan[] = [
  {
    name: 'Lower Body Strength',
    type: 'Strength',
    difficulty: 'Advanced',
    description:
      'The main lower body day of the week. Add load only when every repetition of the last set looks like the first.',
    lines: [
      timed('Stationary Bike', 1, 300, { notes: 'Easy, to get warm.' }),
      exercise('Back Squat', 4, 6, {
        restBetweenSets: 150,
        notes: 'Two repetitions in reserve. Knees over toes, chest up.',
      }),
      rest(180),
      exercise('Romanian Deadlift', 3, 8, {
        restBetweenSets: 120,
        notes: 'Bar close to the legs, stop where the back would round.',
      }),
      rest(120),
      exercise('Bulgarian Split Squat', 3, 8, { notes: 'Each side.', supersetWithNext: true }),
      exercise('Standing Calf Raise', 3, 12, { restBetweenSets: 60 }),
      rest(90),
      exercise('Nordic Hamstring Curl', 3, 5, { restBetweenSets: 90, notes: 'As slowly as possible on the way down.' }),
      timed('Front Plank', 3, 45, { restBetweenSets: 45 }),
    ],
  },
  {
    name: 'Upper Body Push & Pull',
    type: 'Strength',
    difficulty: 'Intermediate',
    description: 'Pushes and pulls in turn, so that one group rests while the other works.',
    lines: [
      exercise('Band Pull-Apart', 2, 15, { notes: 'Warm-up.' }),
      exercise('Bench Press', 4, 6, { restBetweenSets: 120, supersetWithNext: true }),
      exercise('Bent-Over Row', 4, 8, { restBetweenSets: 120 }),
      rest(120),
      exercise('Half-Kneeling Shoulder Press', 3, 8, { notes: 'Each side.', supersetWithNext: true }),
      exercise('Pull-Up', 3, 6, { restBetweenSets: 120, notes: 'With a band where six are too many.' }),
      rest(90),
      exercise('Face Pull', 3, 15, { restBetweenSets: 45 }),
      timed('Farmer Carry', 3, 40, { restBetweenSets: 60, notes: 'Heavy, tall, quiet steps.' }),
    ],
  },
  {
    name: 'Pre-Season Upper Body Hypertrophy & Core Stability',
    type: 'Strength',
    difficulty: 'Intermediate',
    description: 'Volume for the weeks before the season. Not within two days of a match.',
    lines: [
      exercise('Incline Dumbbell Press', 4, 10, { restBetweenSets: 75 }),
      exercise('Chest-Supported Row', 4, 10, { restBetweenSets: 75 }),
      rest(120),
      exercise('Lateral Raise', 3, 15, { supersetWithNext: true }),
      exercise('Biceps Curl', 3, 12, { restBetweenSets: 60 }),
      exercise('Cable Triceps Extension', 3, 12, { restBetweenSets: 60 }),
      rest(90),
      exercise('Dead Bug', 3, 10, { restBetweenSets: 30, notes: 'Each side; the lower back stays on the floor.' }),
      timed('Side Plank', 3, 30, { restBetweenSets: 30, notes: 'Each side.' }),
      exercise('Pallof Press', 3, 10, { restBetweenSets: 45, notes: 'Each side.' }),
    ],
  },
  {
    name: 'Bodyweight Basics',
    type: 'Strength',
    difficulty: 'Beginner',
    description: 'For new athletes and for the road: no equipment, about 25 minutes.',
    lines: [
      exercise('Squat', 3, 12, { restBetweenSets: 45 }),
      exercise('Push-Up', 3, 8, { restBetweenSets: 60, notes: 'Hands on a bench where eight are too many.' }),
      exercise('Reverse Lunge', 3, 10, { restBetweenSets: 45, notes: 'Each side.' }),
      rest(60),
      exercise('Inverted Row', 3, 8, { restBetweenSets: 60, notes: 'Under a table or a low bar.' }),
      exercise('Glute Bridge', 3, 12, { restBetweenSets: 30 }),
      timed('Front Plank', 3, 30, { restBetweenSets: 30 }),
    ],
  },
  {
    name: 'Nordic Hamstring Finisher',
    type: 'Strength',
    difficulty: 'Advanced',
    description: 'Short, twice a week, after the session on the pitch.',
    lines: [
      rest(120),
      exercise('Nordic Hamstring Curl', 3, 6, {
        restBetweenSets: 120,
        notes: 'A partner holds the ankles. Resist all the way down.',
      }),
    ],
  },
];
