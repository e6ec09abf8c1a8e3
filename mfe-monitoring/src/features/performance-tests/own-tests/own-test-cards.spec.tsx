import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { PerformancePage } from '../performance-page.js';
import { buildMeasure, PRODUCT_LIST } from '../../../shared/testing/measures.js';
import { FakePerformanceApi } from '../testing/fake-performance-api.js';
import { buildTrial } from '../../../shared/testing/trials.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));
// The code of the cards is fetched first.
jest.setTimeout(20_000);
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

const TRIALS = [
  buildTrial(412, { id: 11 }),
  buildTrial(433, { id: 12, trial: 2, source: 'import', age: null, team: null }),
  buildTrial(398, { id: 13, side: 'right' }),
];

function show(search = '?athlete=7', role: StaffRole = 'head_coach', prepare?: (api: FakePerformanceApi) => void) {
  const api = new FakePerformanceApi([]);
  api.measures = [...PRODUCT_LIST, buildMeasure('own.1')];
  api.trials = TRIALS;
  prepare?.(api);
  const notices: string[] = [];
  render(
    <TestShell
      at={`/dashboard/apex${search}`}
      api={api}
      coach={coachAs({ 1: role })}
      notify={({ text }) => notices.push(text)}
    >
      <PerformancePage />
    </TestShell>,
  );
  return { api, notices };
}

const user = userEvent.setup();
/** The card once its values are loaded. */
const card = (name: string) =>
  waitFor(
    () => {
      const region = within(screen.getByRole('region', { name }));
      expect(region.queryByText('Loading...')).toBeNull();
      return region;
    },
    { timeout: 5000 },
  );
const rows = (within_: Pick<typeof screen, 'getAllByRole'>) =>
  within_
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].slice(0, 7).map((cell) => cell.textContent));

test('a test of the club has a card with a line per side', async () => {
  show();
  const nordbord = await card('Nordbord (N)');
  await user.click(nordbord.getByRole('button', { name: 'Show as table' }));
  expect(rows(nordbord)).toEqual([['Nov 05, 2026', '433 N', '398 N']]);
  await user.click(nordbord.getByRole('button', { name: /^Start Recording/ }));
  expect(await screen.findByRole('dialog', { name: 'Record Nordbord (N)' })).toBeTruthy();
});

test('the team and the usual range stand behind the values once they are chosen', async () => {
  const yoYo = buildMeasure('own.1', { label: 'Yo-Yo', unit: 'm', has_sides: false, typical_error: 20 });
  const figures = { none: { n: 4, mean: 1200, sd: 100 }, left: null, right: null };
  const { api } = show('?athlete=7&bands=team,usual', 'head_coach', (fake) => {
    fake.measures = [yoYo];
    fake.trials = [
      buildTrial(1240, { id: 11, side: 'none', day: '2026-11-05' }),
      buildTrial(1300, { id: 12, side: 'none', day: '2026-11-12' }),
    ];
    fake.team = [{ date: '2026-11-09', measure_version: 1, figures }];
  });
  const region = await card('Yo-Yo (m)');
  expect(await region.findByText(/^Team: mean ± standard deviation of 4 athletes/)).toBeTruthy();
  expect(region.getByText(/^Usual range: the previous test ±42.4 m\./)).toBeTruthy();
  await user.click(region.getByRole('button', { name: 'Show as table' }));
  expect(rows(region)).toEqual([
    ['Nov 05, 2026', '1240 m', '–', '–'],
    ['Nov 12, 2026', '1300 m', '1200.0 ± 100.0, 4 athletes', '1198 to 1282'],
  ]);
  expect(api.compared).toEqual([{ athlete_id: 7, measure: 'own.1', from: '2026-11-05', to: '2026-11-12' }]);
});

test('the cards of all tests share one call, and each shows its own values', async () => {
  const { api } = show('?athlete=7', 'head_coach', (shown) => {
    const more = Array.from({ length: 7 }, (_, n) => buildMeasure(`own.${n + 2}`, { label: `Test ${n + 2}` }));
    shown.measures = [...shown.measures, ...more];
    shown.trials = [...TRIALS, buildTrial(77, { id: 14, measure: 'own.8', side: 'right' })];
  });
  const last = await card('Test 8 (N)');
  await user.click(last.getByRole('button', { name: 'Show as table' }));
  expect(rows(last)).toEqual([['Nov 05, 2026', '77 N']]);
  expect((await card('Test 7 (N)')).getByText('No values recorded yet')).toBeTruthy();
  expect(api.reads.filter(({ path }) => path.endsWith('/measurements'))).toEqual([
    { method: 'GET', path: '/api/athletes/7/measurements', query: { entered_by: 'staff,device' } },
  ]);
});

test('without values a test of performance has an empty card; retired and other ones have none', async () => {
  show('?athlete=7', 'head_coach', (api) => {
    api.trials = [];
    api.measures = [
      buildMeasure('own.1'),
      { ...buildMeasure('own.2', { label: 'Old test' }), is_retired: true },
      buildMeasure('own.3', { label: 'Knee flexion', kind: 'health' }),
    ];
  });
  expect((await card('Nordbord (N)')).getByText('No values recorded yet')).toBeTruthy();
  await screen.findByRole('region', { name: 'Weekly Workload' });
  expect(screen.queryByRole('region', { name: /Old test|Knee flexion/ })).toBeNull();
});

test('a retired test with values stays readable and takes no recording', async () => {
  show('?athlete=7', 'head_coach', (api) => {
    api.measures = [{ ...buildMeasure('own.1'), is_retired: true }];
  });
  const nordbord = await card('Nordbord (N)');
  expect(nordbord.getByText('Retired: this test is no longer recorded.')).toBeTruthy();
  expect(nordbord.queryByRole('button', { name: /^Start Recording/ })).toBeNull();
  expect(nordbord.getByRole('button', { name: 'Edit Nordbord history' })).toBeTruthy();
});

test.each([
  ['head_coach', true],
  ['coach', false],
] as const)('a %s is shown a test of health: %s', async (role, isShown) => {
  show('?athlete=7', role, (api) => {
    api.measures = [buildMeasure('own.1', { kind: 'health' }), buildMeasure('own.2', { label: 'Balance' })];
  });
  await screen.findByRole('region', { name: 'Balance (N)' });
  await waitFor(() => expect(screen.queryAllByRole('region', { name: 'Nordbord (N)' })).toHaveLength(isShown ? 1 : 0));
});

test('a viewer reads the card and changes nothing', async () => {
  show('?athlete=7&history=own.1', 'viewer');
  const nordbord = await card('Nordbord (N)');
  expect(nordbord.queryByRole('button', { name: /Edit|Start Recording/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('values that fail to load say so on their card, and are read again', async () => {
  const { api } = show('?athlete=7', 'head_coach', (shown) =>
    shown.failures.set('/api/athletes/7/measurements', new ApiError(503, 'busy', 'The server is busy.')),
  );
  const nordbord = await card('Nordbord (N)');
  expect(nordbord.getByText('The server is busy.')).toBeTruthy();
  api.failures.clear();
  await user.click(nordbord.getByRole('button', { name: 'Try again' }));
  expect(await (await card('Nordbord (N)')).findByText('Week 1 of 1')).toBeTruthy();
});

test('a viewer is told when the catalogue fails to load, and reads it again', async () => {
  const { api } = show('?athlete=7', 'viewer', (shown) =>
    shown.failures.set('/api/measures', new ApiError(500, 'internal', 'Something went wrong.')),
  );
  const failed = within(await screen.findByRole('region', { name: 'The club’s own tests' }));
  expect(failed.getByText('Failed to load the club’s own tests.')).toBeTruthy();
  api.failures.clear();
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  expect(await card('Nordbord (N)')).toBeTruthy();
});

test('without an athlete the choice names the club’s tests and batteries after the three', async () => {
  show('', 'head_coach', (api) => {
    api.batteries = [{ id: 4, name: 'Pre-season', measures: ['test.jump', 'own.1'], version: 1 }];
  });
  await screen.findByRole('button', { name: 'Pre-season' });
  expect(
    within(screen.getByRole('region', { name: 'Start Recording' }))
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Grip Strength', '10m Sprint Time', 'Vertical jump', 'Nordbord (N)', 'Pre-season']);
});

describe('the history of a test', () => {
  async function open(measure = buildMeasure('own.1')) {
    const shown = show('?athlete=7', 'head_coach', (api) => {
      api.measures = [...PRODUCT_LIST, measure];
    });
    await user.click((await card('Nordbord (N)')).getByRole('button', { name: 'Edit Nordbord history' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Edit Nordbord' })) };
  }

  test('lists each trial with side, age and team of the day, and who entered it', async () => {
    const { dialog } = await open();
    expect(rows(dialog).map((cells) => cells.slice(1))).toEqual([
      ['Value (N) 398', 'Side Right', 'Trial 1', 'Age 17', 'Team U17 Girls', 'Entered by Coach'],
      ['Value (N) 433', 'Side Left', 'Trial 2', 'Age –', 'Team –', 'Entered by Import'],
      ['Value (N) 412', 'Side Left', 'Trial 1', 'Age 17', 'Team U17 Girls', 'Entered by Coach'],
    ]);
    expect(dialog.getByText('Each trial as it was measured. The best of a day counts. Higher is better.')).toBeTruthy();
  });

  test('edits a trial with the version that was read, and refuses a value off the steps', async () => {
    const { api, dialog } = await open();
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[1]!);
    const box = dialog.getByRole('textbox', { name: 'Value (N)' });
    await user.clear(box);
    await user.type(box, '433.5');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByText('Must be a number from 0 to 1000 (N), in steps of 1.')).toBeTruthy();
    await user.clear(box);
    await user.type(box, '440');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('440')).toBeTruthy();
    expect(api.writes.map(({ body }) => body)).toEqual([
      {
        entries: [
          { athlete_id: 7, day: '2026-11-05', measure: 'own.1', side: 'left', trial: 2, value: 440, version: 1 },
        ],
      },
    ]);
  });

  test('deletes a trial, and stores it again on Undo', async () => {
    const { api, dialog } = await open();
    await user.click(dialog.getAllByRole('button', { name: 'Delete record' })[1]!);
    const question = within(await screen.findByRole('alertdialog'));
    expect(
      question.getByText('Ana Test’s record for Nov 05, 2026 (Left, trial 2, 433 N) will be deleted.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete record' }));
    expect(await dialog.findByText('2 records')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('3 records')).toBeTruthy();
    expect(api.trials.map(({ value }) => value).sort()).toEqual([398, 412, 433]);
  });

  test.each([
    ['a retired test', { ...buildMeasure('own.1'), is_retired: true }],
    ['a trial that the test no longer has', buildMeasure('own.1', { trials: 1 })],
  ])(
    'deletes a value that the server would not store again without an Undo, and says so before: %s',
    async (_, measure) => {
      const { api, notices, dialog } = await open(measure);
      await user.click(dialog.getAllByRole('button', { name: 'Delete record' })[1]!);
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(/\(Left, trial 2, 433 N\) will be deleted\. This cannot be undone\.$/)).toBeTruthy();
      await user.click(question.getByRole('button', { name: 'Delete record' }));
      expect(await dialog.findByText('2 records')).toBeTruthy();
      await waitFor(() => expect(notices).toEqual(['Record deleted']));
      expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(api.trials.map(({ value }) => value)).toEqual([412, 398]);
    },
  );

  test('a trial that someone else changed is shown beside the typed one', async () => {
    const { api, dialog } = await open();
    await user.click(dialog.getAllByRole('button', { name: 'Edit record' })[2]!);
    const box = dialog.getByRole('textbox', { name: 'Value (N)' });
    await user.clear(box);
    await user.type(box, '500');
    api.trials = api.trials.map((trial) => (trial.id === 11 ? { ...trial, value: 450, version: 2 } : trial));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Value (N): theirs 450, yours 500')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(api.trials.find(({ id }) => id === 11)?.value).toBe(500));
  });
});
