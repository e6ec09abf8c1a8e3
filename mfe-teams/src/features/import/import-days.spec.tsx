import type { PreviewImportBody } from '@touchline/contracts/imports.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseFile, FakeImportApi, openImport, previewOf, user } from './testing/import-actor.js';

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const SURVEYS = ['Name;Date;Sleep', 'Ada Byron;2026-03-12;4', 'Ada B.;2026-03-13;2'];
const ROW = {
  ...{ sheet: 'wellness.csv', line: 2, first_name: 'Ada', last_name: 'Byron', outcome: 'new' as const },
  ...{ athlete_id: 7, day: '2026-03-12', values: { 'hooper.sleep_quality': 3 }, changes: [] },
};
const openSurveys = (preview: (sent: PreviewImportBody) => ReturnType<typeof previewOf>) => {
  const api = new FakeImportApi();
  api.preview = preview;
  return { api, shown: openImport(api, '?target=wellness') };
};

it('asks which scale a question has, shows the words of the measure, and sends the answer', async () => {
  const { api } = openSurveys(() => previewOf({ counts: { new: 1 }, rows: [ROW] }));
  expect(await screen.findByRole('heading', { name: 'Import wellness' })).toBeTruthy();
  await chooseFile(SURVEYS, 'wellness.csv');
  expect(await screen.findByText('Which scale has this question?')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '1 is very badly, 5 is very well: 4 → 3 · 2 → 8' }));
  expect(await screen.findByText('Sleep Quality: 3')).toBeTruthy();
  expect(screen.getByText('Mar 12, 2026')).toBeTruthy();
  expect(api.previews.at(-1)?.plan).toMatchObject({
    target: 'wellness',
    reading: { scales: [{ field: 'hooper.sleep_quality', min: 1, max: 5, is_reversed: true }] },
  });
});

it('takes a scale that nobody offers, when it holds what the file has', async () => {
  const { api } = openSurveys(() => previewOf({ counts: { new: 1 }, rows: [ROW] }));
  await chooseFile(SURVEYS, 'wellness.csv');
  await press('Another scale');
  const high = screen.getByRole('spinbutton', { name: 'Highest number' });
  await user.clear(high);
  await user.type(high, '3');
  expect(screen.getByText('The file has 2 to 4: the scale must hold both.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use this scale' })).toHaveProperty('disabled', true);
  await user.clear(high);
  await user.type(high, '4');
  await user.click(screen.getByRole('checkbox', { name: '1 is very badly' }));
  await press('Use this scale');
  await waitFor(() =>
    expect(api.previews.at(-1)?.plan.reading.scales).toEqual([
      { field: 'hooper.sleep_quality', min: 1, max: 4, is_reversed: true },
    ]),
  );
});

it('asks whose an unknown name is among the team, and never offers somebody new', async () => {
  const asked = {
    ...{ sheet: 'wellness.csv', line: 3, name: 'Ada B.', date_of_birth: null, rows: 12, candidates: [] },
  };
  const { api } = openSurveys(({ plan }) =>
    plan.people.length === 0
      ? previewOf({
          counts: { new: 1 },
          asked: [asked],
          team: [{ athlete_id: 7, first_name: 'Ada', last_name: 'Byron' }],
        })
      : previewOf({ counts: { new: 13 }, rows: [ROW] }),
  );
  await chooseFile(SURVEYS, 'wellness.csv');
  await user.click(await screen.findByRole('radio', { name: /^1 is very well, 5 is very badly/ }));
  expect(await screen.findByText('Whose is this? 1 name in the file is not on the roster.')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Ada B.' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ada Byron',
    'Leave out',
  ]);
  await user.click(screen.getByRole('option', { name: 'Ada Byron' }));
  await press('Import 13 surveys');
  await waitFor(() => expect(api.stored).toHaveLength(1));
  expect(api.stored[0]?.plan.people).toEqual([
    { name: 'Ada B.', date_of_birth: null, athlete_id: 7, is_skipped: false },
  ]);
  expect(api.stored[0]).not.toHaveProperty('minors_stated');
});

it('stores what is of minors only with the word of the club', async () => {
  const { api, shown } = openSurveys(() => previewOf({ counts: { new: 1 }, minors: 1, rows: [ROW] }));
  await chooseFile(SURVEYS, 'wellness.csv');
  await user.click(await screen.findByRole('radio', { name: /^1 is very well, 5 is very badly/ }));
  expect(await screen.findByRole('button', { name: 'Import 1 survey' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /^The club may keep what this file says of 1 athlete/ }));
  await press('Import 1 survey');
  await waitFor(() => expect(api.stored[0]?.minors_stated).toBe(true));
  expect(shown.texts()).toEqual(['Imported: 1 new survey, 0 changed.']);
});

it('asks of which day a sheet without one is', async () => {
  const { api } = openSurveys(() => previewOf({ counts: { new: 1 }, rows: [ROW] }));
  await chooseFile(['Name;Fatigue', 'Ada Byron;6'], 'wellness.csv');
  await user.type(await screen.findByLabelText('Day'), '2026-03-12');
  await press('Use');
  await user.click(await screen.findByRole('radio', { name: /^1 is very fresh, 10 is very tired/ }));
  await waitFor(() => expect(api.previews.at(-1)?.plan.reading.day).toBe('2026-03-12'));
});

it('says when no column has values', async () => {
  openSurveys(() => previewOf({}));
  await chooseFile(['Name;Date;Shoes', 'Ada Byron;2026-03-12;blue'], 'wellness.csv');
  expect(await screen.findByText('Choose at least one column with values.')).toBeTruthy();
});

it('names events by their titles, and needs no athletes', async () => {
  const api = new FakeImportApi();
  const values = { start_time: '18:00', title: 'Training U16', type: 'practice', duration_min: 90 };
  const event = { first_name: null, last_name: null, athlete_id: null, changes: [], values };
  api.preview = () => previewOf({ counts: { new: 1 }, rows: [{ ...ROW, ...event }] });
  const shown = openImport(api, '?target=events');
  await chooseFile(['Date;Time;Title', '2026-03-12;18:00;Training U16'], 'wellness.csv');
  expect(await screen.findByText('Start time: 18:00 · Type: Practice · Minutes: 90 min')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Rows' })).getByText('Training U16')).toBeTruthy();
  await press('Import 1 event');
  await waitFor(() => expect(shown.texts()).toEqual(['Imported: 1 new event, 0 changed.']));
});

it('says that days of marks without an event get a practice', async () => {
  const api = new FakeImportApi();
  api.preview = () =>
    previewOf({ counts: { new: 1 }, new_events: 1, rows: [{ ...ROW, values: { status: 'present' } }] });
  openImport(api, '?target=attendance');
  await chooseFile(['Name;Date;Attendance', 'Ada Byron;2026-03-12;present'], 'wellness.csv');
  expect(await screen.findByText('Attendance: Present')).toBeTruthy();
  const practice = '1 practice comes to the calendar: the team has no event with attendance then.';
  expect(screen.getByText(practice)).toBeTruthy();
});

it('says how the last file with these headings read its scales, and asks again when the coach wants another one', async () => {
  const { api } = openSurveys(() => previewOf({ counts: { new: 1 }, rows: [ROW] }));
  const column = (heading: string, field: string) => ({ heading, group: null, occurrence: 0, field });
  const scale = { min: 1, max: 5, is_reversed: true };
  api.layout = {
    sheets: [],
    columns: [
      column('Name', 'name'),
      column('Date', 'day'),
      column('Sleep', 'hooper.sleep_quality'),
      column('Stress', 'hooper.stress'),
    ],
    ...{ decimal_sign: null, date_order: null, name_order: null },
    scales: [
      { field: 'hooper.sleep_quality', ...scale },
      { field: 'hooper.stress', min: 1, max: 10, is_reversed: false },
    ],
  };
  await chooseFile(['Name;Date;Sleep;Stress', 'Ada Byron;2026-03-12;4;9'], 'wellness.csv');
  expect(await screen.findByText('Sleep Quality: 1–5 read as 1–10, reversed')).toBeTruthy();
  expect(screen.getByText('Stress: 1–10')).toBeTruthy();
  await press('Change the scale of Sleep Quality');
  expect(await screen.findByText('Which scale has this question?')).toBeTruthy();
  expect(screen.queryByText(/^Sleep Quality: 1–5/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: '1 is very well, 5 is very badly: 4 → 8' }));
  expect(await screen.findByText('Sleep Quality: 1–5 read as 1–10')).toBeTruthy();
  expect(api.previews.at(-1)?.plan.reading.scales).toEqual([
    { field: 'hooper.stress', min: 1, max: 10, is_reversed: false },
    { field: 'hooper.sleep_quality', min: 1, max: 5, is_reversed: false },
  ]);
});
