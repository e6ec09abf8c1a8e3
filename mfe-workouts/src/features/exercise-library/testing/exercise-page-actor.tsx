import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Workout, WorkoutLine } from '@touchline/contracts/workouts.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { Notice } from '@touchline/ui/host';
import { useLocation, useNavigate } from '@touchline/ui/router';
import { coachAs, TestShell, type PathClient } from '@touchline/ui/testing';
import { buildExercise } from '../../../shared/exercises/testing/build-exercise.js';
import { ExerciseLibraryPage } from '../exercise-library-page.js';

export const ROW: WorkoutLine = {
  id: 9,
  name: 'Lunge',
  sets: 3,
  reps: 8,
  duration: null,
  coach_notes: 'Tall.',
  type: 'exercise',
  is_time_based: false,
  order_in_workout: 1,
  exercise_id: null,
  rest_between_sets_seconds: 0,
  superset_with_next: false,
};
export const LEGS: Workout = {
  id: 1,
  name: 'Lower Body',
  type: 'Strength',
  difficulty: 'Advanced',
  description: 'Heavy.',
  version: 4,
  exercises: [ROW],
};
export const EXERCISES = [
  buildExercise({ exercise_id: 501, name: 'Back Squat', machines_used: 'Barbell', defaultSets: 4, defaultReps: 6 }),
  ...Array.from({ length: 24 }, (_, at) =>
    buildExercise({
      exercise_id: 1000 + at,
      name: `Press ${at + 1}`,
      exercise_type: 'Chest',
      machines_used: 'Dumbbells',
      saved: at === 0,
    }),
  ),
];

interface Sent {
  call: string;
  body: unknown;
  key: string | undefined;
}

interface Show {
  at?: string;
  /** Of the coach in the teams 1, 2, …; without them the page knows none. */
  roles?: StaffRole[];
  /** The answers of the workout library, in turn; the last one stays. */
  workouts?: readonly (Workout[] | Promise<Workout[]> | Error)[];
  /** The answers of writing calls, in turn. */
  answers?: readonly (Workout | Error)[];
}

/** Renders the screen. */
export async function showPage({
  at = '/workout-library/exercises',
  roles = [],
  workouts = [[LEGS]],
  answers = [],
}: Show = {}) {
  const [sent, notices, unsaved]: [Sent[], Notice[], boolean[]] = [[], [], []];
  let turn = 0;
  const get: PathClient['get'] = <T,>(path: string) => {
    if (path === '/api/exercise-library') return Promise.resolve(EXERCISES as T);
    const answer = workouts[turn] ?? workouts.at(-1);
    turn += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  const send: PathClient['send'] = <T,>(
    method: string,
    path: string,
    body: unknown,
    options?: { retryKey?: string },
  ) => {
    const answer = answers[sent.length];
    sent.push({ call: `${method} ${path}`, body, key: options?.retryKey });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  // With this many cards, checking each control for visibility takes a second.
  configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
  render(
    <TestShell
      at={at}
      coach={coachAs(roles)}
      api={{ get, send }}
      notify={(notice) => notices.push(notice)}
      setUnsaved={(_, value) => unsaved.push(value)}
    >
      <ExerciseLibraryPage />
      <Browser />
    </TestShell>,
  );
  await screen.findAllByText(/\d exercises$/);
  return { sent, notices, unsaved };
}

/** Stands for the browser: shows the address, and its button is Back. */
function Browser() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button data-testid="back" onClick={() => void navigate(-1)}>
      {pathname + search}
    </button>
  );
}

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
export const address = () => screen.getByTestId('back').textContent?.replace('/workout-library/exercises', '');
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
export const drawer = (exercise = 'Back Squat') =>
  screen.queryByRole('dialog', { name: `Add ${exercise} to a workout` });
export const chosen = () => screen.getByRole('combobox', { name: /^Workout/ }).textContent;
export const choose = async (label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(screen.getByRole('option', { name: option }));
};
export const note = (text: string) =>
  user.type(within(drawer() as HTMLElement).getByRole('textbox', { name: 'Notes' }), text);
