import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { chooseFile, FakeImportApi, openImport, previewOf, user } from './testing/import-actor.js';

jest.setTimeout(20_000);

const LIST = ['Name;Born;Number;Club', 'Ada Byron;10.12.2008;07;A', 'Grace Hopper;09.12.2006;10;B'];
const row = (first: string, last: string, line: number) => ({
  ...{ sheet: 'roster.csv', line, first_name: first, last_name: last, outcome: 'new' as const },
  ...{ athlete_id: null, day: null, values: { date_of_birth: '2008-12-10', jersey_number: '07' }, changes: [] },
});
const two = () => previewOf({ counts: { new: 2 }, rows: [row('Ada', 'Byron', 2), row('Grace', 'Hopper', 3)] });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

it('reads a file, shows what becomes of it, and stores it with one press', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  const shown = openImport(api);
  await chooseFile(LIST);
  expect(await screen.findByText(/2 rows and 4 columns were found\. Cells are separated by semicolons\./)).toBeTruthy();
  expect(shown.anyUnsaved()).toBe(true);
  expect(api.previews[0]?.plan.reading.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Name', 'name'],
    ['Born', 'date_of_birth'],
    ['Number', 'jersey_number'],
  ]);
  expect(atob(api.previews[0]?.content ?? '')).toBe(LIST.join('\r\n'));

  await press('Import 2 athletes');
  await waitFor(() => expect(shown.texts()).toEqual(['Imported: 2 new athletes, 0 changed.']));
  expect(api.stored.map(({ expected }) => expected)).toEqual([{ ...two().counts, new_events: 0 }]);
  expect(shown.anyUnsaved()).toBe(false);
  expect(await screen.findByText(/^roster\.csv, by Test Coach/)).toBeTruthy();
});

it('takes pasted cells', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  openImport(api);
  await user.click(await screen.findByLabelText('Or paste cells'));
  await user.paste(LIST.join('\n').replaceAll(';', '\t'));
  expect(await screen.findByRole('button', { name: 'Import 2 athletes' })).toBeTruthy();
  expect(api.previews[0]?.file_name).toBe('Pasted cells');
});

it('waits until the names have a column, and asks what the cells do not decide', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  openImport(api);
  await chooseFile(['Kid;Born', 'Ada Byron;03/04/2008', 'Grace Hopper;05/06/2006']);
  expect(await screen.findByText(/^Choose the column with the names/)).toBeTruthy();
  expect(api.previews).toEqual([]);

  await user.click(screen.getByRole('combobox', { name: 'Kid' }));
  await user.click(await screen.findByRole('option', { name: 'Name' }));
  const dates = await screen.findByRole('radiogroup', { name: 'How are these dates written?' });
  expect(api.previews).toEqual([]);
  await user.click(within(dates).getAllByRole('radio')[1] as HTMLElement);
  await screen.findByRole('button', { name: 'Import 2 athletes' });
  expect(api.previews[0]?.plan.reading.date_order).toBe('mdy');
});

it('uses what was confirmed for the last file with the same headings', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  const column = { heading: 'Club', group: null, occurrence: 0, field: 'position' };
  const name = { heading: 'Name', group: null, occurrence: 0, field: 'name' };
  api.layout = { sheets: [], columns: [name, column], decimal_sign: null, date_order: null, name_order: null };
  openImport(api);
  await chooseFile(LIST);
  expect(await screen.findByText(/Read as the last file with these headings\./)).toBeTruthy();
  await waitFor(() => expect(api.previews[0]?.plan.reading.columns).toEqual([name, column]));
});

it('asks who somebody is, and sends the answer', async () => {
  const api = new FakeImportApi();
  const candidate = {
    ...{ athlete_id: 11, first_name: 'Ada', last_name: 'King', email: null, date_of_birth: '2008-12-10' },
    ...{ team_name: 'First Team', archived: false },
  };
  const asked = {
    sheet: 'roster.csv',
    line: 2,
    name: 'Ada Byron',
    date_of_birth: '2008-12-10',
    rows: 1,
    candidates: [candidate],
  };
  api.preview = ({ plan }) => (plan.people.length === 0 ? previewOf({ counts: { new: 1 }, asked: [asked] }) : two());
  openImport(api);
  await chooseFile(LIST);
  const submit = await screen.findByRole('button', { name: 'Import 1 athlete' });
  expect(submit).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('combobox', { name: 'Ada Byron' }));
  await user.click(await screen.findByRole('option', { name: 'Ada King, born Dec 10, 2008, First Team' }));
  await press('Import 2 athletes');
  await waitFor(() => expect(api.stored).toHaveLength(1));
  expect(api.stored[0]?.plan.people).toEqual([
    { name: 'Ada Byron', date_of_birth: '2008-12-10', athlete_id: 11, is_skipped: false },
  ]);
});

it('shows refused rows with what to do, and values that somebody typed stay until the coach says otherwise', async () => {
  const api = new FakeImportApi();
  const change = { field: 'jersey_number', from: '21', to: '07', was_edited: true };
  const known = { ...row('Ada', 'Byron', 2), outcome: 'same' as const, athlete_id: 11, changes: [change] };
  const refusal = { sheet: 'roster.csv', line: 3, heading: 'Born', cell: '31.02.2010', message: 'No such day.' };
  api.preview = ({ plan }) =>
    previewOf({
      counts: plan.overwritten.length === 0 ? { same: 1, refused: 1 } : { changed: 1, refused: 1 },
      rows: [{ ...known, outcome: plan.overwritten.length === 0 ? 'same' : 'changed' }],
      refusals: [refusal],
    });
  openImport(api);
  await chooseFile(LIST);
  expect(await screen.findByText('Born: “31.02.2010”')).toBeTruthy();
  expect(screen.getByText('1 already there, 1 not possible')).toBeTruthy();
  expect(screen.getByText('Jersey number stays 21; the file has 07')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Use the value of the file' }));
  expect(await screen.findByText('Jersey number: 21 → 07')).toBeTruthy();
  expect(api.previews.at(-1)?.plan.overwritten).toEqual([{ sheet: 'roster.csv', line: 2, day: null }]);
  await press('Import 1 athlete');
});

it('takes the values of the file in all rows that somebody edited with one press', async () => {
  const api = new FakeImportApi();
  const change = { field: 'jersey_number', from: '21', to: '07', was_edited: true };
  const known = (line: number) => ({
    ...row('Ada', `Byron ${line}`, line),
    outcome: 'same' as const,
    changes: [change],
  });
  api.preview = () => previewOf({ counts: { same: 2, changed: 1 }, rows: [known(2), known(3), row('Bo', 'Lee', 4)] });
  openImport(api);
  await chooseFile(LIST);
  await user.click(await screen.findByRole('checkbox', { name: 'Use the values of the file in all 2 edited rows' }));
  await waitFor(() => expect(api.previews.at(-1)?.plan.overwritten.map(({ line }) => line)).toEqual([2, 3]));
  await user.click(await screen.findByRole('checkbox', { name: 'Use the values of the file in all 2 edited rows' }));
  await waitFor(() => expect(api.previews.at(-1)?.plan.overwritten).toEqual([]));
});

it('says why a file is none, and lets another one be chosen', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  openImport(api);
  await chooseFile(['%PDF-1.7']);
  expect(
    await screen.findByText('This is a PDF. Save the table as .xlsx, .ods or .csv and choose that file.'),
  ).toBeTruthy();
  await chooseFile(LIST);
  expect(await screen.findByRole('button', { name: 'Import 2 athletes' })).toBeTruthy();
  expect(screen.queryByText(/This is a PDF/)).toBeNull();
});

it('looks at the file again when the team was changed, and keeps everything when the call fails', async () => {
  const api = new FakeImportApi();
  api.preview = two;
  openImport(api);
  await chooseFile(LIST);
  await screen.findByRole('button', { name: 'Import 2 athletes' });
  api.failNextWrite = new ApiError(409, 'import_changed', 'The team was changed since this preview.');
  await press('Import 2 athletes');
  expect(
    await screen.findByText('The team was changed since this preview. Look at it again, then import.'),
  ).toBeTruthy();
  await waitFor(() => expect(api.previews).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Import 2 athletes' })).toHaveProperty('disabled', false),
  );
  api.failNextWrite = new ApiError(503, 'busy', 'The server is busy.');
  await press('Import 2 athletes');
  expect(await screen.findByText(/The server is busy/)).toBeTruthy();
  await press('Import 2 athletes');
  await waitFor(() => expect(api.imports).toHaveLength(1));
});

it('takes an earlier import back, and says who stayed and why', async () => {
  const counts = { new: 2, same: 0, changed: 0, refused: 0 };
  const api = new FakeImportApi([
    {
      ...{ import_id: 5, target: 'roster', file_name: 'roster.csv', created_at: '2026-11-05T10:00:00.000Z' },
      ...{ coach: null, counts, undone_at: null },
    },
  ]);
  api.undone = {
    ...{ removed: 1, restored: 0 },
    kept: [{ athlete_id: 11, name: 'Ada Byron', reason: 'Something was recorded since.' }],
  };
  openImport(api);
  await press('Undo roster.csv');
  expect(screen.getByText(/^Athletes who came with “roster\.csv” are removed/)).toBeTruthy();
  await press('Take back');
  expect(await screen.findByText('1 athlete removed, 0 restored. 1 athlete stayed.')).toBeTruthy();
  expect(screen.getByText('Ada Byron: Something was recorded since.')).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: 'Look at the rows that stayed' }));
  expect(await screen.findByRole('heading', { name: 'Rows of “roster.csv”' })).toBeTruthy();
});
