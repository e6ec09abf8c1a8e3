import { screen, waitFor, within } from '@testing-library/react';
import type { Import, StandingRow } from '@touchline/contracts/imports.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeImportApi, openImport, user } from './testing/import-actor.js';

const FILE: Import = {
  ...{ import_id: 5, target: 'wellness', file_name: 'form.csv', created_at: '2026-11-05T10:00:00.000Z' },
  ...{ coach: null, counts: { new: 3, same: 0, changed: 0, refused: 0 }, undone_at: null },
};
const row = (id: number, lastName: string, more: Partial<StandingRow> = {}): StandingRow => ({
  ...{ row_id: id, kind: 'wellness', title: null, day: '2026-03-12', changed_by: null, version: 2 },
  athlete: { athlete_id: id, first_name: 'Ada', last_name: lastName },
  written: [
    { label: 'Fatigue', value: '6' },
    { label: 'Stress', value: '3' },
  ],
  cost: 'Deletes this day’s answer.',
  ...more,
});
const EDITED = 'Sets Fatigue back from 6 to 4; the 6 was typed after the import.';

function openRows(rows: StandingRow[]) {
  const api = new FakeImportApi([FILE]);
  api.rows = rows;
  openImport(api, '?file=5');
  return api;
}
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

it('are opened from the list of files, and lead back to it', async () => {
  const api = new FakeImportApi([FILE]);
  api.rows = [row(1, 'Byron')];
  openImport(api);
  await user.click(await screen.findByRole('link', { name: 'Rows of “form.csv”' }));
  const [, shown] = within(await screen.findByRole('table', { name: 'Rows of “form.csv”' })).getAllByRole('row');
  const cells = within(shown as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Mar 12, 2026', 'Survey', 'Fatigue: 6 · Stress: 3', 'As imported', 'Take back…'],
  ]);
  await user.click(screen.getByRole('link', { name: 'Import' }));
  expect(await screen.findByRole('heading', { name: 'Earlier imports' })).toBeTruthy();
});

it('are none of a file that wrote nothing', async () => {
  openImport(new FakeImportApi([{ ...FILE, counts: { new: 0, same: 3, changed: 0, refused: 0 } }]));
  expect(await screen.findByRole('button', { name: 'Undo form.csv' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Rows of/ })).toBeNull();
});

it('say what taking one back costs, and send the version that was seen', async () => {
  const api = openRows([row(1, 'Byron', { changed_by: 'edit', cost: EDITED, version: 4 }), row(2, 'Lovelace')]);
  expect(await screen.findByText('Edited since')).toBeTruthy();
  await press('Take back… Ada Byron, Mar 12, 2026');
  expect(screen.getByRole('alertdialog').textContent).toContain(`Ada Byron, Mar 12, 2026: ${EDITED}`);
  expect(api.writes).toEqual([]);
  await press('Take back');
  expect(await screen.findByText('Taken back: Ada Byron, Mar 12, 2026.')).toBeTruthy();
  expect(api.writes.map(({ path, body }) => [path, body])).toEqual([
    ['/api/teams/1/imports/5/rows/1/undo', { version: 4 }],
  ]);
  await waitFor(() => expect(screen.queryByText('Edited since')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Rows of “form.csv”'));
  await press('Take back… Ada Lovelace, Mar 12, 2026');
  await press('Take back');
  expect(await screen.findByText('All rows of this file are taken back.')).toBeTruthy();
});

it('that cannot be taken back say why instead of a button', async () => {
  const why = 'This would go with the athlete: Wellness (12). Archive the athlete on the roster instead.';
  openRows([
    row(1, 'Byron', { kind: 'athlete', day: null, cost: why, version: null }),
    row(2, 'Hopper', { kind: 'seat_map', athlete: null, written: [] }),
  ]);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Take back…/ })).toHaveLength(1);
  expect([screen.getByText('Somebody you do not see any more'), screen.getByText('Seat map')]).toHaveLength(2);
});

it('are read again when somebody changed the record in between', async () => {
  const api = openRows([row(1, 'Byron')]);
  await press(/^Take back… Ada Byron/);
  api.rows = [row(1, 'Byron', { changed_by: 'edit', version: 3 })];
  const sentence = 'Someone else changed this record. Check what taking it back would cost.';
  api.failNextWrite = new ApiError(409, 'import_row_changed', sentence);
  await press('Take back');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(await screen.findByText('Edited since')).toBeTruthy();
});
