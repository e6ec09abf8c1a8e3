import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { withCall } from '@touchline/ui/testing';
import { daysAgo, openHistory, press, user } from '../testing/history-actor.js';
import { HistoryDialog } from './history-dialog.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { numberOr } from './history-kind.js';
import { UnsendableError } from './save-error.js';

// A kind without Add entry, with values that were never given and a save that cannot be sent: no real kind has all of
// them.
const NO_API = withCall({
  get: () => Promise.reject(new Error('nothing is asked')),
  send: () => Promise.reject(new Error('nothing is sent')),
});

function open(part: Partial<HistoryKind<'kg'>>, given: readonly HistoryRow<'kg'>[]) {
  return openHistory(NO_API, 'Edit Grip', function Page({ onClose }) {
    const [rows, setRows] = useState(given);
    const kind: HistoryKind<'kg'> = {
      title: 'Grip',
      subject: undefined,
      canAdd: false,
      onePerDay: true,
      columns: [
        {
          key: 'kg',
          label: 'Grip',
          hint: '',
          parse: (text) => numberOr(text, 'must be a number', () => true),
          format: (value) => value.toFixed(1),
        },
      ],
      caption: '',
      saveFailed: 'Failed to save.',
      conflictCode: 'changed',
      save: () => Promise.reject(new ApiError(0, 'network', null)),
      remove: (row) => Promise.resolve(setRows((now) => now.filter(({ id }) => id !== row.id))),
      restore: () => Promise.resolve(),
      readRows: () => Promise.resolve(rows),
      ...part,
    };
    return <HistoryDialog kind={kind} rows={rows} onClose={onClose} />;
  });
}
const row = (kg: number | null): HistoryRow<'kg'> => ({ id: 1, date: daysAgo(1), version: 1, values: { kg } });

test('values are shown in the format of their kind, and a missing one has a text', async () => {
  await open({}, [row(41.25), { ...row(null), id: 2 }]);
  expect(screen.getByRole('cell', { name: /41\.3$/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'no value' })).toBeTruthy();
});

test('without Add entry the focus goes to Close after the last delete', async () => {
  await open({}, [row(40)]);
  expect(screen.queryByRole('button', { name: 'Add entry' })).toBeNull();
  await press('Delete record');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' }));
  await screen.findByText('No data available');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'));
});

test('a save that cannot be sent says why', async () => {
  const { notices } = await open({ save: () => Promise.reject(new UnsendableError('Cannot save this row.')) }, [
    row(40),
  ]);
  await press('Edit record');
  await press('Save changes');
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Cannot save this row.']));
  expect(screen.getByRole('alert').textContent).toBe('Cannot save this row. What you typed is still here.');
});
