import { screen, waitFor, within } from '@testing-library/react';
import { address, choose, drawer, press, showPage, user } from './testing/exercise-page-actor.js';

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the address keeps search, filters, Saved Only and page; a filter returns to page 1', async () => {
  await showPage();
  await press('Next');
  expect(address()).toBe('?page=2');
  expect(names()).toHaveLength(5);
  await choose('Muscle Group', 'Chest');
  expect(address()).toBe('?group=Chest');
  await user.click(screen.getByRole('switch', { name: 'Saved Only' }));
  expect([names(), address()]).toEqual([['Press 1'], '?group=Chest&saved=1']);
  await user.type(screen.getByRole('searchbox', { name: 'Search exercises' }), 'row');
  await press('Show all exercises');
  expect([names().length, address()]).toEqual([20, '']);
});

test('the address restores everything, and a page beyond the end is the last one', async () => {
  await showPage({ at: '/workout-library/exercises?q=press&group=Chest&equipment=Dumbbells&page=9' });
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
  expect(names()).toEqual(['Press 21', 'Press 22', 'Press 23', 'Press 24']);
});

test('the info is a step for Back, and Add to Workout replaces it', async () => {
  await showPage();
  await press('Info about Back Squat');
  expect(address()).toBe('?exercise=501');
  await user.click(screen.getByTestId('back'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Info about Back Squat');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Back Squat' })).getByRole('button', { name: 'Add to Workout' }),
  );
  expect([address(), drawer() !== null]).toEqual(['?exercise=501.add', true]);
  await user.click(screen.getByTestId('back'));
  expect([address(), screen.queryByRole('dialog')]).toEqual(['', null]);
});

test.each(['exercise=999', 'exercise=999.add'])(
  'an unknown exercise in the address (%s) shows a text',
  async (search) => {
    await showPage({ at: `/workout-library/exercises?${search}` });
    expect(await screen.findByText('This exercise is not in the library.')).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(''));
  },
);

test('a link leads back to the workouts', async () => {
  await showPage();
  expect(screen.getByRole('link', { name: 'Workout Library' }).getAttribute('href')).toBe('/workout-library');
});
