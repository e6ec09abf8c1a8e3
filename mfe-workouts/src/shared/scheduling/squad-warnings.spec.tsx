import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@touchline/ui/host';
import { TestShell, type PathClient } from '@touchline/ui/testing';
import { buildExercise } from '../exercises/testing/build-exercise.js';
import { buildAthlete, buildRow } from '../testing/build-workout.js';
import { SquadWarnings } from './squad-warnings.js';

const DOWN = new ApiError(0, 'network', null);
const ANA = buildAthlete({ athlete_id: 7, injury_body_part: 'Knee', injury_severity: 6, injury_date: '2026-11-20' });
const SQUAT = buildExercise({ exercise_id: 1, name: 'Squat', exercise_type: 'Legs' });
const WHOLE = { '/api/athletes/list': [[ANA]], '/api/exercise-library': [[SQUAT]] };
const FOUND = 'Ana Test has a knee injury; 1 exercise puts load on the knee.';

/** The answers of a path, in turn; the last one stays. null is a call that is never answered. */
function show(answers: Record<string, readonly (unknown[] | Error | null)[]>, athleteId: number | null = 7) {
  const asked: string[] = [];
  const get: PathClient['get'] = <T,>(path: string) => {
    const turn = asked.filter((one) => one === path).length;
    asked.push(path);
    const answer = { ...WHOLE, ...answers }[path]?.[turn] ?? null;
    if (answer === null) return new Promise<T>(() => undefined);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
  render(
    <TestShell api={{ get, send: () => Promise.reject(DOWN) }}>
      <SquadWarnings rows={[buildRow({ name: 'Squat', exercise_id: 1 })]} assignee={{ teamId: null, athleteId }} />
    </TestShell>,
  );
  return asked;
}

test('names whose injury is loaded, with severity', async () => {
  show({});
  await screen.findByText(FOUND);
  expect([screen.getByText('Severity: 6'), screen.getByText('Exercises that put load on it: Squat')]).toHaveLength(2);
});

test.each(Object.keys(WHOLE))('says that it checks while %s is loading', async (path) => {
  show({ [path]: [null] });
  expect((await screen.findByRole('status')).textContent).toBe('Checking injuries...');
});

test.each(Object.keys(WHOLE))('says that %s failed, and retries only that', async (path) => {
  const asked = show({ [path]: [DOWN, ...WHOLE[path as keyof typeof WHOLE]] });
  await screen.findByText('Failed to check injuries');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(FOUND);
  expect([asked.length, asked.at(-1)]).toEqual([3, path]);
});

test('is empty while nobody is chosen', async () => {
  show({ '/api/athletes/list': [DOWN] }, null);
  await Promise.resolve();
  expect(screen.queryByRole('status') ?? screen.queryByRole('alert')).toBeNull();
});
