import { screen } from '@testing-library/react';
import { drawer, press, showPage } from './testing/exercise-page-actor.js';

jest.setTimeout(30_000);

const labels = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

test.each(['medical', 'attendance_only', 'viewer'] as const)('%s reads and saves exercises', async (role) => {
  await showPage({ roles: [role] });
  expect(labels()).toContain('Save Back Squat');
  await press('Info about Back Squat');
  expect(await screen.findByRole('dialog', { name: 'Back Squat' })).toBeTruthy();
  expect(labels().filter((name) => /Add to Workout|video/.test(name ?? ''))).toEqual([]);
});

test.each(['501.add', '501&video=edit'])('the address of %s opens the info alone for a viewer', async (open) => {
  await showPage({ roles: ['viewer'], at: `/workout-library/exercises?exercise=${open}` });
  expect(await screen.findByRole('dialog', { name: 'Back Squat' })).toBeTruthy();
  expect([drawer(), screen.queryByRole('dialog', { name: 'Add a video' })]).toEqual([null, null]);
});

test.each(['coach', 'strength'] as const)('%s adds exercises to workouts, and videos', async (role) => {
  await showPage({ roles: [role] });
  expect(labels()).toContain('Add to Workout: Back Squat');
  await press('Info about Back Squat');
  expect(await screen.findByRole('button', { name: 'Add a video' })).toBeTruthy();
});
