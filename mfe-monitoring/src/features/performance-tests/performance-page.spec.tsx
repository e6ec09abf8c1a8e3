import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { PerformancePage } from './performance-page.js';
import { FakePerformanceApi } from './testing/fake-performance-api.js';
import { daily } from './testing/records.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));
// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const RECORDS = [
  ...daily('grip', [40, 41.25, 42, 43, 44, 45, 47.3]),
  ...daily('sprint', [1.8, 1.7834], 100),
  ...daily('jump', [38.5], 200),
];

function Address() {
  return <output>{useLocation().search}</output>;
}

function show(search: string, records: PerformanceTest[] = RECORDS) {
  const api = new FakePerformanceApi(records);
  const notices: string[] = [];
  render(
    <TestShell at={`/dashboard/apex${search}`} api={api} notify={({ text }) => notices.push(text)}>
      <PerformancePage />
      <Address />
    </TestShell>,
  );
  return { api, notices };
}

const user = userEvent.setup();
const address = () => document.querySelector('output')?.textContent;
const card = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  user.click(within_.getByRole('button', { name }));
const cells = (name: string) =>
  card(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('cell').textContent);
async function openHistory(edit: string, title: string) {
  await user.click(await screen.findByRole('button', { name: edit }));
  return within(await screen.findByRole('dialog', { name: title }));
}

test('without an athlete the screen asks for one and offers a recording of each kind', async () => {
  show('?grip=1');
  expect(screen.getByRole('heading', { name: 'Performance Metrics' })).toBeTruthy();
  expect(screen.getByText('Select an athlete to view their performance metrics.')).toBeTruthy();
  expect(
    card('Start Recording')
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Grip Strength', '10m Sprint Time', 'Vertical jump']);
  await user.click(await screen.findByRole('option'));
  expect(address()).toBe('?athlete=7');
});

test('the cards without a data source are unavailable', async () => {
  show('?athlete=7');
  const objective = within(await screen.findByRole('region', { name: 'Objective Data' }));
  expect(objective.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement?.textContent)).toEqual(
    ['Total Distance', 'High-Speed Running', 'Sprint Distance'].map((title) => `${title}Unavailable – Coming Soon`),
  );
});

test('each chart has its own pages of five tests; week 1 is the oldest', async () => {
  show('?athlete=7');
  const grip = 'Grip Strength (kg)';
  await screen.findByRole('region', { name: grip });
  await press('Show as table', card(grip));
  expect(cells(grip)).toEqual(['42.0', '43.0', '44.0', '45.0', '47.3']);
  expect(card(grip).getByText('Week 2 of 2')).toBeTruthy();
  await press('Previous Week', card(grip));
  expect(cells(grip)).toEqual(['40.0', '41.3']);
  expect(card(grip).getByText('Week 1 of 2')).toBeTruthy();
  expect(card('10m Sprint Times (seconds)').getByText('Week 1 of 1')).toBeTruthy();
  expect(address()).toBe('?athlete=7&grip=1');
});

test('an athlete without any records', async () => {
  show('?athlete=7', []);
  for (const text of [
    'No grip strength data available',
    'No dash time data available',
    'No vertical jump data available',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Start Recording/ })).toHaveLength(PERFORMANCE_TEST_KINDS.length);
  expect(screen.queryByText(/^Week/, { selector: 'p' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Previous Week' })).toBeNull();
  const dialog = await openHistory('Edit vertical jump history', 'Edit Vertical jump');
  expect(dialog.getByText('No data available')).toBeTruthy();
});

test('an athlete without access shows one error', async () => {
  show('?athlete=8');
  expect((await screen.findByRole('alert')).textContent).toContain('This athlete is not in your teams.');
});

test('a failed call shows an error and Try again', async () => {
  const { api } = show('?athlete=8', []);
  await screen.findByRole('alert');
  api.failures.set('/api/athletes/fatigue-indicators', new ApiError(503, 'busy', 'The server is busy.'));
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByText('The server is busy.')).toBeTruthy();
  expect(card('Objective Data').getAllByText('Unavailable – Coming Soon')).toHaveLength(3);
  await press('Grip Strength', card('Start Recording'));
  expect(await screen.findByRole('dialog', { name: 'Record Grip Strength (kg)' })).toBeTruthy();
  await press('Cancel');
  api.failures.clear();
  await press('Try again');
  expect(await screen.findByText('No grip strength data available')).toBeTruthy();
});

test('workload and tasks are a separate call: the tests neither wait for it nor fail with it', async () => {
  const { api } = show('', RECORDS);
  api.failures.set('/api/dashboard/performance', new ApiError(0, 'network', null));
  await user.click(await screen.findByRole('option'));
  expect(await card('Weekly Workload').findByText('Failed to load performance data')).toBeTruthy();
  expect(card('Grip Strength (kg)').getByText('Week 2 of 2')).toBeTruthy();
  expect(screen.getByText('Failed to load today’s tasks')).toBeTruthy();
  api.failures.clear();
  await press('Try again', card('Weekly Workload'));
  expect(
    await card('Weekly Workload').findByText(
      'This week so far: 150 AU (RPE × minutes). By the end of today, the 4-week average is 200 AU.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Today’s tasks/ })).toBeTruthy();
});

test('the button counts the tasks of the day, and the dialog lists them', async () => {
  show('?athlete=7');
  await user.click(await screen.findByRole('button', { name: 'Today’s tasks, 2 of 4 done' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Today’s tasks' }));
  expect(
    within(dialog.getByRole('list', { name: 'Tasks' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Morning Wellness SurveyDone', 'Sprint TestRemaining', 'Jump TestRemaining', 'Training SessionDone']);
  expect(dialog.getByText(/^Based on the records of Tue, Nov 17, 2026/)).toBeTruthy();
});

describe('the history dialog of a kind', () => {
  const field = '10m Sprint Time (s)';

  test('shows rounded values, edits exact ones, accepts a comma, and updates the chart', async () => {
    const { api, notices } = show('?athlete=7');
    const dialog = await openHistory('Edit sprint time history', 'Edit 10m Sprint Time');
    expect(dialog.getByText('2 records')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Add entry' })).toBeNull();
    expect(dialog.getByText('1.78')).toBeTruthy();
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[0]!);
    const box = dialog.getByRole<HTMLInputElement>('textbox', { name: field });
    expect(box.value).toBe('1.7834');
    await user.clear(box);
    await user.type(box, '1,755');
    await press('Save changes', dialog);
    expect(await dialog.findByText('1.76')).toBeTruthy();
    expect(api.writes[0]).toMatchObject({
      method: 'PUT',
      path: '/api/athletes/fatigue-indicators',
      body: { athlete_id: 7, entries: [{ id: 101, dash_10m_time: 1.755, version: 1 }] },
    });
    expect(notices).toEqual(['Changes saved successfully!']);
    await press('Close', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Show as table', card('10m Sprint Times (seconds)'));
    expect(cells('10m Sprint Times (seconds)')).toEqual(['1.80', '1.76']);
  });

  test('a value out of range is not sent; one the server refuses keeps its row in edit mode, with the sentence', async () => {
    const { api } = show('?athlete=7');
    const dialog = await openHistory('Edit sprint time history', 'Edit 10m Sprint Time');
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[0]!);
    const box = dialog.getByRole('textbox', { name: field });
    await user.clear(box);
    await user.type(box, '31');
    await press('Save changes', dialog);
    expect(dialog.getByText('Must be a number above 0 and up to 30 (s).')).toBeTruthy();
    expect(api.writes).toEqual([]);
    api.failNextWrite = new ApiError(400, 'validation_failed', 'Too fast.', [
      { path: 'entries.0.dash_10m_time', message: 'is too fast' },
    ]);
    await user.clear(box);
    await user.type(box, '1.2');
    await press('Save changes', dialog);
    expect(await dialog.findByText('Too fast. What you typed is still here.')).toBeTruthy();
    expect(dialog.getByText('Is too fast.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe('1.2');
  });

  async function loseAnswer() {
    const shown = show('?athlete=7');
    const dialog = await openHistory('Edit sprint time history', 'Edit 10m Sprint Time');
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[0]!);
    await user.clear(dialog.getByRole('textbox', { name: field }));
    // More decimals than the server stores.
    await user.type(dialog.getByRole('textbox', { name: field }), '1.7549');
    shown.api.loseNextAnswer = true;
    await press('Save changes', dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe('An error occurred. What you typed is still here.');
    return { ...shown, dialog };
  }

  test('a save whose answer got lost is recognised when it is sent again', async () => {
    const { api, notices, dialog } = await loseAnswer();
    await press('Save changes', dialog);
    await waitFor(() => expect(notices.at(-1)).toBe('Changes saved successfully!'));
    expect(dialog.getByText('1.76')).toBeTruthy();
    expect(dialog.queryByText(/Someone else/)).toBeNull();
    expect(api.writes.map(({ body }) => body)).toMatchObject(
      [1, 1].map((version) => ({ entries: [{ id: 101, dash_10m_time: 1.755, version }] })),
    );
  });

  test('the stored value is shown after the answer to a save got lost', async () => {
    const { dialog } = await loseAnswer();
    await press('Cancel edit', dialog);
    expect(await dialog.findByText('1.76')).toBeTruthy();
  });

  test('deletes with the version the coach saw, and updates the chart', async () => {
    const { api } = show('?athlete=7');
    const dialog = await openHistory('Edit vertical jump history', 'Edit Vertical jump');
    await press('Delete record', dialog);
    await press('Delete record', within(screen.getByRole('alertdialog')));
    expect(await dialog.findByText('0 records')).toBeTruthy();
    expect(api.writes[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/athletes/fatigue-indicators/200',
      query: { version: 1 },
    });
    expect(screen.getByText('No vertical jump data available')).toBeTruthy();
  });

  test('a save reads the usual variation again, a delete the tasks of the day, too', async () => {
    const { api } = show('?athlete=7');
    const dialog = await openHistory('Edit sprint time history', 'Edit 10m Sprint Time');
    await screen.findByRole('button', { name: /^Today’s tasks/, hidden: true });
    const before = api.reads.length;
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[0]!);
    await user.clear(dialog.getByRole('textbox', { name: field }));
    await user.type(dialog.getByRole('textbox', { name: field }), '1.7');
    await press('Save changes', dialog);
    expect(await dialog.findByText('1.70')).toBeTruthy();
    await waitFor(() =>
      expect(api.reads.slice(before).map(({ path }) => path)).toEqual(['/api/dashboard/usual-variation/tests']),
    );
    const saved = api.reads.length;
    await user.click(dialog.getAllByRole('button', { name: 'Delete record' })[0]!);
    await press('Delete record', within(screen.getByRole('alertdialog')));
    expect(await dialog.findByText('1 record')).toBeTruthy();
    await waitFor(() =>
      expect(api.reads.slice(saved).map(({ path }) => path)).toEqual([
        '/api/dashboard/usual-variation/tests',
        '/api/dashboard/performance',
      ]),
    );
  });
});
