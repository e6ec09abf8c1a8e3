import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from '@touchline/contracts/calendar-date';
import type { ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import { ApiError } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell, type PathClient } from '@touchline/ui/testing';
import { buildEntry } from '../../shared/testing/wellness-entry.js';
import { WellnessPage } from './wellness-page.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const ANA = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Test',
  sport: 'Soccer (W)',
  position: null,
  team_id: 1,
  team: { name: 'First' },
  memberships: [{ team_id: 1 }],
  availability: AVAILABLE,
};
const ENTRIES: ListedWellnessEntry[] = Array.from({ length: 9 }, (_, index) =>
  buildEntry({ wellness_id: index + 1, date: addDays('2026-11-01', index), stress: index + 1 }),
);

function Address() {
  return <output>{useLocation().search}</output>;
}

afterEach(() => window.localStorage.clear());

function show(search: string, entries = ENTRIES, athletes: object[] = [ANA]) {
  const answers: Record<string, unknown> = {
    '/api/athletes/list': athletes,
    '/api/teams/with-athletes': [],
    '/api/measures': [],
    '/api/dashboard/usual-variation/wellness': [],
  };
  const get: PathClient['get'] = <T,>(path: string, options?: { query?: Record<string, unknown> }) => {
    if (path !== '/api/athletes/wellness') return Promise.resolve(answers[path] as T);
    return options?.query?.athlete_id === 7
      ? Promise.resolve(entries as T)
      : Promise.reject(new ApiError(404, 'not_found', 'Not found.'));
  };
  return render(
    <TestShell
      at={`/dashboard/wellness${search}`}
      api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}
    >
      <WellnessPage />
      <Address />
    </TestShell>,
  );
}
const address = () => document.querySelector('output')?.textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('asks for an athlete, then shows the chosen one', async () => {
  show('?page=1');
  expect(screen.getByRole('heading', { name: 'Select an Athlete' })).toBeTruthy();
  expect(screen.getByText('Select an athlete to view their wellness metrics.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('option'));
  expect(screen.getByRole('heading', { name: 'Wellness Metrics' })).toBeTruthy();
  expect(address()).toBe('?athlete=7');
});

test('pages through the weeks and disables the buttons at both ends', async () => {
  show('?athlete=7');
  await screen.findByText('Nov 03, 2026 – Nov 09, 2026');
  expect(button('Next Week').disabled).toBe(true);
  await userEvent.click(button('Previous Week'));
  expect(screen.getByText('Nov 01, 2026 – Nov 02, 2026')).toBeTruthy();
  expect(button('Previous Week').disabled).toBe(true);
  expect(address()).toBe('?athlete=7&page=1');
  await userEvent.click(button('Next Week'));
  expect(screen.getByText('Nov 03, 2026 – Nov 09, 2026')).toBeTruthy();
});

test('names the files that the shown days came from', async () => {
  const imported = { file_name: 'season.csv', rescaled: { stress: 4 } };
  const [first, ...others] = ENTRIES;
  show('?athlete=7', [{ ...first!, imported }, ...others.slice(0, -1), { ...others.at(-1)!, imported }]);
  expect(await screen.findByText('From season.csv: Nov 09.')).toBeTruthy();
  expect(screen.getByText('Converted from the scale of the file: Nov 09.')).toBeTruthy();
  await userEvent.click(button('Previous Week'));
  expect(screen.getByText('From season.csv: Nov 01.')).toBeTruthy();
});

test('opens with the Hooper Index, and the address and this browser keep another choice of the coach', async () => {
  const isOn = (name: string) => button(name).getAttribute('aria-pressed');
  const { unmount } = show('?athlete=7');
  await screen.findAllByRole('button', { name: 'Show as table' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Show as table' })[0]!);
  expect(screen.getByRole('columnheader', { name: 'Hooper Index' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Stress' })).toBeNull();
  expect(['Stress', 'Team', 'Usual range'].map(isOn)).toEqual(['false', 'false', 'true']);
  await userEvent.click(button('Stress'));
  expect(screen.getByRole('columnheader', { name: 'Stress' })).toBeTruthy();
  expect(isOn('Stress')).toBe('true');
  expect(address()).toBe('?athlete=7&hide=sleep_quality%2Cfatigue%2Cmuscle_soreness');
  await userEvent.click(button('Usual range'));

  unmount();
  show('?athlete=7');
  await screen.findAllByRole('button', { name: 'Show as table' });
  expect(['Stress', 'Fatigue', 'Usual range'].map(isOn)).toEqual(['true', 'false', 'false']);
  expect(address()).toBe('?athlete=7');
});

test('shows all four ratings by one press, also the next time', async () => {
  const ratings = ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress'];
  const areOn = () => ratings.map((name) => button(name).getAttribute('aria-pressed'));
  const { unmount } = show('?athlete=7');
  await userEvent.click(await screen.findByRole('button', { name: 'All ratings' }));
  expect(areOn()).toEqual(['true', 'true', 'true', 'true']);
  expect(address()).toBe('?athlete=7&hide=none');

  unmount();
  show('?athlete=7');
  await screen.findByRole('button', { name: 'All ratings' });
  expect(areOn()).toEqual(['true', 'true', 'true', 'true']);
  await userEvent.click(button('All ratings'));
  expect([...areOn(), button('Hooper Index').getAttribute('aria-pressed')]).toEqual([
    ...['false', 'false', 'false', 'false'],
    'true',
  ]);
});

test('shows how many entries the readiness averages', async () => {
  show('?athlete=7');
  await screen.findByText(/Average of the last 7 entries/);
  await userEvent.click(button('30 Days'));
  expect(screen.getByText(/Average of the last 9 entries/)).toBeTruthy();
  expect(address()).toBe('?athlete=7&days=30');
});

test('an athlete without access shows an error', async () => {
  show('?athlete=8');
  expect((await screen.findByRole('alert')).textContent).toContain('This athlete is not in your teams.');
});

test('without entries the page says so, and the history dialog opens', async () => {
  show('?athlete=7', []);
  await waitFor(() => expect(screen.getAllByText('No wellness entries yet.')).toHaveLength(2));
  await userEvent.click(button('Edit wellness history'));
  expect(await screen.findByRole('dialog', { name: 'Edit Wellness Metrics' })).toBeTruthy();
});

test('the title tells the chosen one of two athletes of one name apart, as the picker does', async () => {
  const twins = ['7', '00'].map((jersey_number, at) => ({ ...ANA, athlete_id: 7 + at, jersey_number }));
  show('?athlete=7', ENTRIES, twins);
  expect(await screen.findByText('Ana Test #7 · First')).toBeTruthy();
  expect(screen.getByRole('option', { name: /Ana Test #00/ })).toBeTruthy();
});
