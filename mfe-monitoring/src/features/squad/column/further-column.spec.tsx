import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { SquadMeasure } from '@touchline/contracts/squad-measure.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { own } from '../../../shared/own-names.js';
import { buildSquadAthlete, buildSquadBoard } from '../../../shared/squad-board/testing/squad-answer.js';
import { SquadPage } from '../squad-page.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });
const TODAY = todayIn(undefined, new Date());
const { key: _key, store: _store, ...jump } = PRODUCT_MEASURES[9];
const measure = (key: string, label: string, isRetired = false): Measure => ({
  key,
  versions: [{ ...jump, label, measure_version: 1, valid_from: null }],
  is_retired: isRetired,
  revision: 1,
});
const NORDBORD: SquadMeasure = {
  ...{ measure: 'own.1', label: 'Nordbord', unit: 'N' },
  athletes: [
    {
      athlete_id: 7,
      day: '2026-01-05',
      values: [
        { side: 'left', value: 433 },
        { side: 'right', value: 405.5 },
      ],
    },
    { athlete_id: 8, day: TODAY, values: [{ side: 'none', value: 0 }] },
  ],
};

function show(measures: Measure[], column: () => SquadMeasure = () => NORDBORD) {
  const athletes = [7, 8, 9].map((id) => buildSquadAthlete({ athlete_id: id, last_name: `No ${id}` }));
  const board = buildSquadBoard(athletes, { today: TODAY, date: TODAY });
  const api = new FakeServer({
    'GET /api/teams/with-athletes': () => [],
    'GET /api/dashboard/squad': () => board,
    'GET /api/squad/answers': () => ({ revision: board.answers_revision }),
    'GET /api/athlete-access': () => [],
    'GET /api/athlete-requests': () => [],
    'GET /api/measures': () => measures,
    'GET /api/squad/measure': column,
  });
  render(
    <TestShell api={api} at="/dashboard/squad">
      <SquadPage />
    </TestShell>,
  );
  return api;
}
const choice = () => screen.findByRole('combobox', { name: 'Further column' });
const cells = async () => {
  const rows = within(await screen.findByRole('table', { name: 'Squad' })).getAllByRole('row');
  return rows.slice(1).map((row) => row.querySelector('.extra')?.textContent);
};

afterEach(() => window.localStorage.clear());

test('shows the newest value of each athlete, with its day when that is another one, and is remembered', async () => {
  show([measure('own.1', 'Nordbord'), measure('own.2', 'Old test', true)]);
  await user.click(await choice());
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual(['None', 'Nordbord']);
  await user.click(screen.getByRole('option', { name: 'Nordbord' }));
  expect(await screen.findByRole('columnheader', { name: 'Nordbord (N)' })).toBeTruthy();
  const label = 'Nordbord (N): ';
  expect(await cells()).toEqual([`${label}L 433 R 405.5, Jan 5`, `${label}0`, `${label}–`]);
});

test('a remembered measure is shown at once; a retired one is not', async () => {
  window.localStorage.setItem(own.storage('squad-column'), 'own.1');
  show([measure('own.1', 'Nordbord')]);
  expect(await screen.findByRole('columnheader', { name: 'Nordbord (N)' })).toBeTruthy();
});

test('a club without measures of its own is offered none, and the board has no column', async () => {
  const api = show([{ ...measure('test.jump', 'Vertical jump'), revision: null }]);
  await screen.findByRole('table', { name: 'Squad' });
  await waitFor(() => expect(api.reads.map(({ path }) => path)).toContain('/api/measures'));
  expect(screen.queryByRole('combobox', { name: 'Further column' })).toBeNull();
  expect(await cells()).toEqual([undefined, undefined, undefined]);
});

test('the board is complete without the column when it cannot be read', async () => {
  window.localStorage.setItem(own.storage('squad-column'), 'own.1');
  show([measure('own.1', 'Nordbord')], () => {
    throw new ApiError(403, 'not_permitted', 'No.');
  });
  await choice();
  expect(await cells()).toEqual([undefined, undefined, undefined]);
});
