import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { daysAgo, press, type } from '../../../shared/testing/history-actor.js';
import { buildQuestion, withVersion } from '../../../shared/testing/measures.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { open } from '../testing/wellness-history-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);

function answered() {
  const api = new FakeWellnessApi([
    buildEntry({ wellness_id: 1, date: daysAgo(2) }),
    buildEntry({ wellness_id: 2, date: daysAgo(1), version: 4, more: [{ measure: 'own.1', value: 0 }] }),
  ]);
  api.measures = [buildQuestion('own.1')];
  return api;
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const lastCells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[5]?.textContent);

test('answers to questions of the club have columns of their own, empty where nobody answered', async () => {
  await open(answered());
  await screen.findByRole('columnheader', { name: 'Groin' });
  expect(heads().slice(0, 6)).toEqual(['Date', 'Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress', 'Groin']);
  expect(lastCells()).toEqual(['Groin 0', 'Groin –']);
});

test('an answer is corrected or taken back, and what was not changed is not sent', async () => {
  const api = answered();
  await open(api);
  await screen.findByRole('columnheader', { name: 'Groin' });
  await press('Edit record');
  await type('Groin', '11');
  await press('Save changes');
  expect(await screen.findByText('Must be from 0 to 10 in steps of 1.')).toBeTruthy();
  await type('Groin', '4');
  await press('Save changes');
  await waitFor(() => expect(lastCells()[0]).toBe('Groin 4'));
  expect(api.writes[0]?.body).toMatchObject({ entries: [{ version: 4, more: [{ measure: 'own.1', value: 4 }] }] });

  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(api.writes).toHaveLength(2));
  expect(JSON.stringify(api.writes[1]?.body)).not.toContain('more');
});

test('a day with the earlier scale of a question can be corrected, and a value of no scale cannot', async () => {
  const api = new FakeWellnessApi([
    buildEntry({ wellness_id: 2, date: daysAgo(1), version: 4, more: [{ measure: 'own.1', value: 8 }] }),
  ]);
  api.measures = [withVersion(buildQuestion('own.1'), daysAgo(0), { max: 4 })];
  await open(api);
  await screen.findByRole('columnheader', { name: 'Groin' });
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(api.entries[0]).toMatchObject({ stress: 1, more: [{ measure: 'own.1', value: 8 }] }));

  await press('Edit record');
  await type('Groin', '9');
  await press('Save changes');
  await waitFor(() => expect(lastCells()).toEqual(['Groin 9']));
  await press('Edit record');
  await type('Groin', '11');
  await press('Save changes');
  expect(await screen.findByText('Must be from 0 to 4 in steps of 1.')).toBeTruthy();
  expect(api.writes).toHaveLength(2);
});

test('without the catalogue the ratings can be edited', async () => {
  const api = answered();
  Object.defineProperty(api, 'measures', {
    get: () => {
      throw new ApiError(404, 'not_found', 'Not found.');
    },
  });
  await open(api);
  await waitFor(() => expect(heads()).toContain('Stress'));
  expect(heads()).not.toContain('Groin');
  await press('Edit record');
  await type('Stress', '1');
  await press('Save changes');
  await waitFor(() => expect(api.entries.at(-1)).toMatchObject({ stress: 1, more: [{ measure: 'own.1', value: 0 }] }));
});
