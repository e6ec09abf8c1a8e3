import { render, screen } from '@testing-library/react';
import { TestShell } from '@touchline/ui/testing';
import { HowToList } from './how-to-list.js';
import { HOW_TO_TASKS } from './tasks.js';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const opened = (address: string): string[] => {
  const { unmount } = render(
    <TestShell at={address}>
      <HowToList />
    </TestShell>,
  );
  const titles = [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
  unmount();
  return titles;
};

test.each([
  ['/team-creation', 'Create a team'],
  ['/team-creation/7', 'Bring the roster'],
  ['/team-creation/7/import', 'Bring the roster'],
  ['/team-creation/7/links', 'Connect the phones'],
  ['/calendar', 'Plan the week'],
  ['/attendance/stats', 'Take attendance'],
  ['/dashboard', 'See who needs you, and decide'],
  ['/dashboard/squad/history', 'See who needs you, and decide'],
  ['/dashboard/wellness', 'What athletes do on their phone'],
  ['/workout-library/exercises', 'Build, schedule and print a workout'],
  ['/profile', 'Create a team'],
])('on %s the task "%s" is unfolded, and no other', (address, title) => expect(opened(address)).toEqual([title]));

test('each task has a few lines and a picture', () => {
  render(
    <TestShell>
      <HowToList />
    </TestShell>,
  );
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(HOW_TO_TASKS.length);
  expect(HOW_TO_TASKS).toHaveLength(8);
  for (const { steps } of HOW_TO_TASKS) expect(steps.length).toBeLessThanOrEqual(3);
});
