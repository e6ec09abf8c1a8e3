import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { addDays } from '@touchline/contracts/calendar-date';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { buildQuestion, withVersion } from '../../../shared/testing/measures.js';
import { buildTrial } from '../../../shared/testing/trials.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { WellnessPage } from '../wellness-page.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));
// The code of the cards is fetched first.
jest.setTimeout(20_000);
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const ANA = {
  ...{ athlete_id: 7, first_name: 'Ana', last_name: 'Test', sport: 'Soccer (W)', position: null, team_id: 1 },
  ...{ team: { name: 'First' }, memberships: [{ team_id: 1 }], availability: AVAILABLE },
};
const FIRST_DAY = '2026-11-01';
/** Entries from November 1, 2026 on, each with an answer to `own.1`. */
const answered = (...values: number[]) =>
  values.map((value, at) =>
    buildEntry({ wellness_id: at + 1, date: addDays(FIRST_DAY, at), more: [{ measure: 'own.1', value }] }),
  );

function Address() {
  return <output>{useLocation().search}</output>;
}

interface Shown {
  search?: string;
  entries?: ReturnType<typeof answered>;
  measures?: Measure[];
  role?: StaffRole;
  prepare?: (api: FakeWellnessApi) => void;
}

function show({
  search = '',
  entries = answered(0, 2, 1),
  measures = [buildQuestion('own.1')],
  role = 'coach',
  prepare,
}: Shown = {}) {
  const api = new FakeWellnessApi(entries);
  api.athletes = [ANA];
  api.measures = measures;
  prepare?.(api);
  render(
    <TestShell
      at={`/dashboard/wellness?athlete=7${search}`}
      api={api}
      coach={coachAs({ 1: role })}
      notify={() => undefined}
    >
      <WellnessPage />
      <Address />
    </TestShell>,
  );
  return api;
}

const user = userEvent.setup();
/** The card once its answers are loaded. */
const findCard = (name: string) =>
  waitFor(() => {
    const card = within(screen.getByRole('region', { name }));
    expect(card.queryByText('Loading...')).toBeNull();
    return card;
  });
type QuestionCard = Awaited<ReturnType<typeof findCard>>;
const openTable = async (card: QuestionCard) => user.click(await card.findByRole('button', { name: 'Show as table' }));
const rows = (card: QuestionCard) =>
  card.getAllByRole('row').map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));

test('a question has a card with its answers, what was asked, and no history of its own', async () => {
  show();
  const groin = await findCard('Groin');
  await openTable(groin);
  expect(rows(groin)).toEqual([
    ['Date', 'Groin'],
    ['Nov 01, 2026', '0'],
    ['Nov 02, 2026', '2'],
    ['Nov 03, 2026', '1'],
  ]);
  expect(groin.getByText('“How does your groin feel?” 0 = no problem, 10 = cannot train.')).toBeTruthy();
  expect(groin.queryByRole('button', { name: /^(Edit|Start Recording)/ })).toBeNull();
});

test('the chart is paged from the newest week, which the address keeps until another athlete is chosen', async () => {
  show({ entries: answered(0, 1, 2, 3, 4, 5, 6, 7, 8) });
  const groin = await findCard('Groin');
  expect(await groin.findByText('Nov 03, 2026 – Nov 09, 2026')).toBeTruthy();
  await user.click(groin.getByRole('button', { name: 'Previous Week' }));
  expect(groin.getByText('Nov 01, 2026 – Nov 02, 2026')).toBeTruthy();
  expect(document.querySelector('output')?.textContent).toBe('?athlete=7&own.1=1');
  await user.click(screen.getByRole('option', { name: /Ana Test/ }));
  expect(document.querySelector('output')?.textContent).toBe('?athlete=7');
});

test('answers to another wording are another line, and both wordings are said', async () => {
  const changed = withVersion(buildQuestion('own.1'), '2026-11-03', {
    question: 'How was your groin in the last 24 hours?',
    high_words: 'worst pain',
  });
  show({ measures: [changed] });
  const groin = await findCard('Groin');
  await openTable(groin);
  expect(rows(groin)).toEqual([
    ['Date', 'Groin', 'Groin, from Nov 03'],
    ['Nov 01, 2026', '0', '–'],
    ['Nov 02, 2026', '2', '–'],
    ['Nov 03, 2026', '–', '1'],
  ]);
  for (const note of [
    '“How does your groin feel?” 0 = no problem, 10 = cannot train.',
    'From Nov 03, 2026 on the question is defined differently: values before and after are not compared.',
    '“How was your groin in the last 24 hours?” 0 = no problem, 10 = worst pain.',
  ])
    expect(groin.getByText(note)).toBeTruthy();
});

test.each([
  ['a usual scale', 0, ['Zoomed: the axis still starts at 0, because the values begin near it.']],
  ['a scale around 0', -3, []],
] as const)('the cards follow the view of the page: %s', async (_, min, notes) => {
  show({ search: '&zoom=1', entries: answered(min, 2), measures: [buildQuestion('own.1', { min })] });
  const groin = await findCard('Groin');
  await groin.findByRole('button', { name: 'Show as table' });
  expect(groin.queryAllByText(/^Zoomed/).map((note) => note.textContent)).toEqual(notes);
});

test('a question without answers has no card, and a retired one with answers says so', async () => {
  const sleep = buildQuestion('own.2', { label: 'Hours of sleep' });
  show({ measures: [{ ...buildQuestion('own.1'), is_retired: true }, sleep] });
  const groin = await findCard('Groin');
  expect(await groin.findByText('Retired: this question is no longer asked.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Hours of sleep' })).toBeNull();
});

test('a question after sessions shows what the answers of a day come to', async () => {
  show({
    measures: [buildQuestion('own.3', { label: 'Turf', entered_by: 'athlete_after_session', day_rule: 'mean' })],
    prepare: (api) => {
      const part = { measure: 'own.3', side: 'none', source: 'athlete' } as const;
      api.sessionAnswers = [buildTrial(3, { ...part, event_id: 1 }), buildTrial(6, { ...part, event_id: 2 })];
    },
  });
  const turf = await findCard('Turf');
  await openTable(turf);
  expect(rows(turf)[1]).toEqual(['Nov 05, 2026', '4.5']);
  expect(turf.getByText('Asked after sessions: a day with several answers shows their mean.')).toBeTruthy();
});

test.each([
  ['head_coach', 1],
  ['coach', 0],
] as const)('a %s reads %s question of health', async (role, count) => {
  show({
    role,
    entries: answered(1),
    measures: [buildQuestion('own.1', { kind: 'health' }), buildQuestion('own.2', { label: 'Mood' })],
    prepare: (shown) => {
      shown.sessionAnswers = [buildTrial(4, { measure: 'own.2', side: 'none' })];
    },
  });
  await findCard('Mood');
  await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Groin' })).toHaveLength(count));
});

test('answers that fail to load say so on their card, and are read again', async () => {
  const api = show({
    prepare: (shown) => {
      shown.failReads = (path) =>
        path.endsWith('/measurements') ? new ApiError(503, 'busy', 'The server is busy.') : null;
    },
  });
  const groin = await findCard('Groin');
  expect(groin.getByText('The server is busy.')).toBeTruthy();
  api.failReads = null;
  const release = api.holdReads();
  await user.click(groin.getByRole('button', { name: 'Try again' }));
  expect(await groin.findByText('Loading...')).toBeTruthy();
  release();
  expect((await findCard('Groin')).getByText('Week 1 of 1')).toBeTruthy();
});

test('a catalogue that fails to load says so below the ratings, and is read again', async () => {
  const api = show({
    prepare: (shown) => {
      shown.failReads = (path) => (path === '/api/measures' ? new ApiError(0, 'network', null) : null);
    },
  });
  const failed = await findCard('The club’s own questions');
  expect(screen.getByRole('region', { name: 'Weekly Wellness' })).toBeTruthy();
  api.failReads = null;
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await findCard('Groin')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'The club’s own questions' })).toBeNull();
});

test('an answer that is corrected in the history of its day is corrected in the chart', async () => {
  show({ entries: answered(3) });
  await openTable(await findCard('Groin'));
  await user.click(screen.getByRole('button', { name: 'Edit wellness history' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Wellness Metrics' }));
  await user.click(await dialog.findByRole('button', { name: 'Edit record' }));
  const box = dialog.getByRole('textbox', { name: 'Groin' });
  await user.clear(box);
  await user.type(box, '8');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Groin', hidden: true }).textContent).toContain('Nov 01, 20268'),
  );
});
