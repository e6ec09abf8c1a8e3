import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { ApiError } from '../host/api-client.js';
import type { HostServices } from '../host/host.js';
import { membershipOf } from '../testing/membership-of.js';
import type { PathClient } from '../testing/path-client.js';
import { coachAs, TestShell } from '../testing/test-shell.js';
import type { AthleteCounts } from './athlete-list.js';
import { AthletePicker, type AthletePickerValue } from './athlete-picker.js';

const athlete = (id: number, first: string, sport: string): Athlete =>
  withMembership({
    athlete_id: id,
    first_name: first,
    last_name: 'Test',
    email: null,
    sport,
    position: 'Wing',
    jersey_number: null,
    date_of_birth: null,
    weight_kg: null,
    height_cm: null,
    team_id: id,
    team: { name: sport },
    injury_body_part: null,
    injury_severity: null,
    injury_date: null,
    availability: AVAILABLE,
    joined_on: null,
    archived_at: null,
    version: 1,
  });
const withMembership = (plain: Omit<Athlete, 'memberships'>): Athlete => ({
  memberships: [membershipOf(plain)],
  ...plain,
});
const ATHLETES = [athlete(1, 'Ana', 'Soccer (W)'), athlete(2, 'Bea', 'Tennis (W)'), athlete(3, 'Cleo', 'Soccer (M)')];
const TEAMS = [
  { team_id: 1, id: 1, team_name: 'A', name: 'A', sport: 'Soccer (W)', athlete_count: 1, role: 'head_coach' },
];

type Answers = Record<string, unknown>;

function show(answers: Answers, counts?: AthleteCounts, coach?: HostServices['coach']) {
  const get = (path: string) =>
    path in answers && answers[path] !== 'down'
      ? Promise.resolve(answers[path])
      : Promise.reject(new ApiError(503, 'busy', null));
  function Page() {
    const [value, setValue] = useState<AthletePickerValue>({ team: '', search: '', athleteId: null });
    const change = (part: Partial<AthletePickerValue>) => setValue((now) => ({ ...now, ...part }));
    return (
      <AthletePicker
        value={value}
        onTeam={(team) => change({ team })}
        onSearch={(search) => change({ search })}
        onAthlete={(athleteId) => change({ athleteId })}
        counts={counts}
        needs="wellness.read"
      />
    );
  }
  render(
    <TestShell api={{ get, send: get } as PathClient} {...(coach && { coach })}>
      <Page />
    </TestShell>,
  );
}
const names = () => screen.getAllByRole('option').map((row) => row.textContent);
const good = { '/api/athletes/list': ATHLETES, '/api/teams/with-athletes': TEAMS };

test('loads, lists and highlights the athlete selected by keyboard', async () => {
  show(good);
  expect(screen.getByText('Loading athletes...')).toBeTruthy();
  await screen.findByRole('listbox', { name: 'Athletes' });
  await userEvent.click(screen.getByPlaceholderText('Search athletes...'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Bea Test');
});

test('searches by name and by sport, and says when nobody is found', async () => {
  show(good);
  await screen.findByRole('listbox');
  const box = screen.getByPlaceholderText('Search athletes...');
  await userEvent.type(box, 'socc');
  expect(names()).toEqual([expect.stringContaining('Ana'), expect.stringContaining('Cleo')]);
  await userEvent.type(box, ' nobody');
  expect(screen.getByText('No athletes found')).toBeTruthy();
});

test('filters by team', async () => {
  show(good);
  await screen.findByRole('listbox', { name: 'Athletes' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  await userEvent.click(
    within(screen.getByRole('listbox', { name: 'Team' })).getByRole('option', { name: 'A · Soccer (W)' }),
  );
  expect(names()).toEqual([expect.stringContaining('Ana')]);
});

test('offers the teams, and their athletes, whose role has the permission', async () => {
  const teams = [...TEAMS, { ...TEAMS[0], team_id: 2, team_name: 'B', name: 'B', sport: 'Tennis (W)' }];
  show({ ...good, '/api/teams/with-athletes': teams }, undefined, coachAs(['viewer', 'medical', 'viewer']));
  await screen.findByRole('listbox', { name: 'Athletes' });
  expect(names()).toEqual([expect.stringContaining('Bea')]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  const offered = within(screen.getByRole('listbox', { name: 'Team' })).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['All Teams', 'B · Tennis (W)']);
});

test('athletes that fail to load can be tried again', async () => {
  const answers: Answers = { ...good, '/api/athletes/list': 'down' };
  show(answers);
  expect((await screen.findByRole('alert')).textContent).toContain('Error: Failed to load athletes');
  answers['/api/athletes/list'] = ATHLETES;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

test('sports filter when the teams fail to load', async () => {
  show({ ...good, '/api/teams/with-athletes': 'down' });
  await screen.findByText(/Failed to load teams/);
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  await userEvent.click(screen.getByRole('option', { name: 'Soccer' }));
  expect(names()).toEqual([expect.stringContaining('Ana'), expect.stringContaining('Cleo')]);
});

test('a number beside each athlete says what it counts', async () => {
  show(good, {
    of: new Map([
      [1, 1],
      [2, 12],
    ]),
    noun: ['event', 'events'],
  });
  await screen.findByRole('listbox', { name: 'Athletes' });
  expect(names()).toEqual([
    expect.stringMatching(/Ana.*1 event$/),
    expect.stringMatching(/Bea.*12 events$/),
    expect.stringMatching(/Cleo.*0 events$/),
  ]);
});

test('two athletes of one name are told apart, also while the search or a team hides one of them', async () => {
  const twin = (id: number, jersey: string) => ({ ...athlete(id, 'Kim', 'Soccer (W)'), jersey_number: jersey });
  show({ ...good, '/api/athletes/list': [twin(1, '7'), twin(2, '00'), athlete(3, 'Ana', 'Tennis (W)')] });
  await screen.findByRole('listbox', { name: 'Athletes' });
  expect(names()).toEqual([
    expect.stringMatching(/^Kim Test #7S/),
    expect.stringMatching(/^Kim Test #00S/),
    expect.stringMatching(/^Ana TestT/),
  ]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  await userEvent.click(
    within(screen.getByRole('listbox', { name: 'Team' })).getByRole('option', { name: 'A · Soccer (W)' }),
  );
  expect(names()).toEqual([expect.stringContaining('Kim Test #7')]);
});
