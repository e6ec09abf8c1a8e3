import { screen, waitFor, within } from '@testing-library/react';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { daysAgo, press, type } from '../../../shared/testing/history-actor.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { open, two } from '../testing/wellness-history-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

const imported = () => ({
  ...buildEntry({ wellness_id: 3, date: daysAgo(3), fatigue: 8 }),
  imported: { file_name: 'season 2025.csv', rescaled: { fatigue: 4 } },
});
const row = (index: number) => screen.getAllByRole('row')[index + 1]!;
const cell = (index: number, className: string) => row(index).querySelector(`.${className}`)?.textContent;

test('an imported day names its file, and the numbers that were converted', async () => {
  await open(new FakeWellnessApi([imported(), ...two()]));
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeTruthy();
  expect(cell(2, 'source')).toContain('From season 2025.csv');
  expect(cell(2, 'fatigue')).toMatch(/84 in the file$/);
  expect(cell(2, 'stress')).toMatch(/5$/);
  expect(cell(0, 'source')).not.toContain('From');
});

test('an edited day is nobody’s file any more', async () => {
  await open(new FakeWellnessApi([imported()]));
  await press('Edit record');
  expect(cell(0, 'source')).toContain('From season 2025.csv');
  await type('Fatigue', '7');
  await press('Save changes');
  await waitFor(() => expect(cell(0, 'fatigue')).toMatch(/7$/));
  expect(within(row(0)).queryByText('From season 2025.csv')).toBeNull();
});

test('without imported days there is no column of files', async () => {
  await open(new FakeWellnessApi(two()));
  expect(screen.queryByRole('columnheader', { name: 'Source' })).toBeNull();
});
