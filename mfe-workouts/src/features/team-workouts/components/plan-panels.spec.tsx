import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { TestShell, type PathClient } from '@touchline/ui/testing';
import { buildRow, buildScheduled } from '../../../shared/testing/build-workout.js';
import { usePlanView } from '../use-plan-view.js';
import { PlanPanels } from './plan-panels.js';

const TODAY = '2026-11-18';
const scheduled = (id: number, day: string, plan_name: string) =>
  buildScheduled({
    id,
    scheduled_date: `2026-11-${day}`,
    plan_name,
    team_id: 1,
    exercises: [{ ...buildRow({ name: `Exercise of ${plan_name}` }), duration_seconds: null }],
  });
const LEGS = scheduled(1, '18', 'Legs');
const ARMS = scheduled(2, '19', 'Arms');
const BACK = scheduled(3, '25', 'Back');
const DOWN = new ApiError(0, 'network', null);

type Read = (query: QueryValues) => ScheduledWorkout[] | Promise<never>;

const user = userEvent.setup();

/** Shows the plan of a team; the server answers as the API does. Returns the days that were asked for with lines. */
function show({
  stored = [LEGS, ARMS, BACK],
  read,
  send,
}: { stored?: ScheduledWorkout[]; read?: Read; send?: PathClient['send'] } = {}) {
  const lineDays = new Set<unknown>();
  const get: PathClient['get'] = async <T,>(_path: string, { query = {} }: { query?: QueryValues } = {}) => {
    const isWhole = query.exercises !== 'false';
    if (isWhole) lineDays.add(query.from === query.to ? query.from : 'a month');
    const found = await (read?.(query) ??
      stored.filter(({ scheduled_date: date }) => String(query.from) <= date && date <= String(query.to)));
    return found.map(({ exercises, ...date }) => (isWhole ? { ...date, exercises } : date)) as T;
  };
  function Screen() {
    const { view, change } = usePlanView(TODAY);
    return <PlanPanels view={view} today={TODAY} mayPlan onChange={change} />;
  }
  render(
    <TestShell at="/workouts?team=1" api={{ get, send: send ?? (() => Promise.reject(DOWN)) }} notify={() => undefined}>
      <Screen />
    </TestShell>,
  );
  return lineDays;
}
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('the month asks for no lines, the day and its neighbours with workouts for theirs', async () => {
  const lineDays = show();
  await screen.findByText('Exercise of Legs');
  await cell(/Nov 25.*1 workout/);
  expect([...lineDays]).toEqual(['2026-11-18', '2026-11-19']);

  await press('Next day');
  // Loaded ahead: without a loading state in between.
  expect(screen.getByText('Exercise of Arms')).toBeTruthy();
  await press('Next day');
  expect(screen.getByText('No workout for this day.')).toBeTruthy();
  expect([...lineDays]).toEqual(['2026-11-18', '2026-11-19']);
});

test('a day on which the pointer rests is loaded before it is chosen, and none that it only crosses', async () => {
  const lineDays = show({ stored: [LEGS, ARMS, BACK, scheduled(4, '26', 'Core')] });
  await screen.findByText('Exercise of Legs');
  const cells = [await cell(/Nov 26.*1 workout/), await cell(/Nov 25.*1 workout/)];
  cells.forEach((one) => fireEvent.pointerEnter(one));
  await waitFor(() => expect([...lineDays]).toEqual(['2026-11-18', '2026-11-19', '2026-11-25']));
  fireEvent.click(await cell(/Nov 25/));
  expect(await screen.findByText('Exercise of Back')).toBeTruthy();
  fireEvent.pointerEnter(await cell(/Nov 27/));
  await waitFor(() => expect(lineDays.has('2026-11-26')).toBe(true));
  expect(lineDays.has('2026-11-27')).toBe(false);
});

test('a day that cannot be loaded says so, also while its number is known, and can be tried again', async () => {
  let isDown = false;
  const stored = [LEGS, BACK];
  show({
    read: ({ exercises, from, to }) => {
      if (isDown && exercises !== 'false') return Promise.reject(DOWN);
      return stored.filter(({ scheduled_date: date }) => String(from) <= date && date <= String(to));
    },
  });
  await screen.findByText('Exercise of Legs');
  isDown = true;
  fireEvent.click(await cell(/Nov 25.*1 workout/));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load workouts. You seem to be offline.');
  isDown = false;
  await press('Try again');
  await screen.findByText('Exercise of Back');
});

test('a deleted workout leaves month and day at once, and comes back with its lines when that fails', async () => {
  let refuse: (error: Error) => void = () => undefined;
  show({ send: () => new Promise((_resolve, reject) => (refuse = reject)) });
  await screen.findByText('Exercise of Legs');
  await cell(/Nov 18.*1 workout/);
  await press('Delete Legs');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No workout for this day.');
  expect((await cell(/Nov 18/)).textContent).not.toContain('1 workout');
  refuse(DOWN);
  await screen.findByText('Exercise of Legs');
  await cell(/Nov 18.*1 workout/);
});
