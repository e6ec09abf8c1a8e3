import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { FirstSteps } from '@touchline/contracts/first-steps.schema';
import type { Overview } from '@touchline/contracts/overview.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { coachAs, TestShell, type PathClient } from '@touchline/ui/testing';
import { buildSquadAthlete, buildSquadBoard } from '../../shared/squad-board/testing/squad-answer.js';
import { OverviewPage } from './overview-page.js';
import { buildAthlete, buildEvent, buildOverview, buildUnknown } from './testing/overview-answer.js';

// jsdom cannot draw charts; the tests read the table beside each chart.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => <svg /> }));

const TEAMS = [
  { team_id: 1, id: 1, team_name: 'First', name: 'First', sport: 'Soccer (W)', athlete_count: 20, role: 'head_coach' },
  { team_id: 2, id: 2, team_name: 'Aces', name: 'Aces', sport: 'Tennis (M)', athlete_count: 1, role: 'head_coach' },
];
const person = (athlete_id: number, first_name: string, team_id: number) => ({
  athlete_id,
  team: { name: 'First' },
  memberships: [{ team_id }],
  first_name,
  last_name: 'Test',
  sport: team_id === 1 ? 'Soccer (W)' : 'Tennis (M)',
  position: null,
  team_id,
  availability: AVAILABLE,
});
const ATHLETES = [person(7, 'Ana', 1), person(8, 'Bo', 1), person(9, 'Cy', 2)];
const NOTHING_DUE: AnswersDue = {
  from: '2026-11-02',
  to: '2026-11-08',
  weekdays: Array.from({ length: 7 }, () => ({ answered: 0, due: 0 })),
  weeks: [],
};

function Address() {
  return <output>{useLocation().search}</output>;
}

type Answer = (query: QueryValues) => Overview | Promise<Overview>;

const ALL_DONE: FirstSteps = { team_id: 1, has_athletes: true, has_events: true, has_links: true };

function show(
  search: string,
  answer: Answer,
  pages: readonly string[] = [],
  steps: FirstSteps = ALL_DONE,
  coach = coachAs([]),
) {
  const asked: QueryValues[] = [];
  const get: PathClient['get'] = async <T,>(path: string, { query = {} }: { query?: QueryValues } = {}) => {
    if (path === '/api/athletes/list') return ATHLETES as T;
    if (path === '/api/teams/with-athletes') return TEAMS as T;
    if (path === '/api/dashboard/squad') return buildSquadBoard([buildSquadAthlete()]) as T;
    if (path === '/api/athlete-access' || path === '/api/athlete-requests') return [] as T;
    if (path === '/api/squad/answers-due') return NOTHING_DUE as T;
    if (path === '/api/squad/answers') return { revision: buildSquadBoard([]).answers_revision } as T;
    if (path === '/api/dashboard/first-steps') return steps as T;
    asked.push(query);
    return (await answer(query)) as T;
  };
  render(
    <TestShell
      at={`/dashboard${search}`}
      api={{ get, send: () => Promise.reject(new Error('nothing is written here')) }}
      hasPage={(path) => pages.includes(path)}
      coach={coach}
    >
      <OverviewPage />
      <Address />
    </TestShell>,
  );
  return asked;
}
const address = () => document.querySelector('output')?.textContent;
const card = (name: string) => screen.getByRole('region', { name });
const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
const choose = async (name: string) => userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));

test('without an athlete: the figures of the teams, and what the other cards will show', async () => {
  const asked = show('', () =>
    buildOverview({
      upcoming_events: [
        buildEvent(),
        buildEvent({
          event_id: 2,
          date: '2026-11-19',
          event_time: null,
          event_title: 'Away',
          event_type: 'game',
          notes: 'Bus at nine',
        }),
      ],
    }),
  );
  expect(screen.getByRole('status', { name: 'Loading overview...' })).toBeTruthy();
  expect(await textOf('Total Athletes')).toContain('66Currently Active');
  expect(card('Weekly Attendance').textContent).toContain('90%');
  expect(card('Weekly Attendance').textContent).toContain('9 of 10 present');
  expect(screen.getByRole('meter', { name: 'Weekly attendance' }).getAttribute('aria-valuenow')).toBe('90');
  const events = within(card('Upcoming Events'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(events).toEqual(['PracticeToday, 17:30 · FirstPractice', 'AwayTomorrow, all day · FirstBus at nineGame']);
  expect(screen.getByRole('heading', { name: 'Select an Athlete' })).toBeTruthy();
  expect(card('Wellness Trends').textContent).toContain('Select an athlete to see their last seven wellness entries.');
  expect(asked).toEqual([
    { team_id: null, athlete_id: null, today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown },
  ]);
});

test('a chosen athlete fills the cards', async () => {
  show('?athlete=7', () => buildOverview({ athlete: buildAthlete({ injury_body_part: 'Knee', injury_severity: 4 }) }));
  expect(await textOf('Athlete Info')).toBe(
    'Athlete InfoAge21Weight61.5 kgHeight170 cmAvailableChange availabilityInjury: Knee (severity 4 of 10)',
  );
  expect(screen.getByRole('heading', { name: 'Ana Test' })).toBeTruthy();
  expect(card('Attendance Summary').textContent).toBe('Attendance Summary8 / 1080%sessions attended');
  expect(card('10m Sprint Time').textContent).toBe(
    '10m Sprint Time1.75 s2.8% fasterWithin usual variation (±0.064 s)Nov 17, 2026Previous: 1.80 s, Nov 10, 2026' +
      'Typical error 0.030 s, the default until there are 6 tests.',
  );
  expect(card('Grip Strength').textContent).toBe(
    'Grip Strength41.3 kgNov 17, 2026First test: nothing to compare with yet.',
  );
  expect(card('Training Load').textContent).toContain('building baseline, 12 of 28 days');
  expect(card('Weekly Workload').textContent).toContain('This week so far: 450 AU');
  expect(card('Wellness Trends').textContent).toContain('Hooper Index18of 40, latest entry');
  expect(card('Upcoming Events').textContent).toContain('No upcoming events.');
});

test('an athlete without records: every card says so and shows no figure', async () => {
  show('?athlete=7', () =>
    buildOverview({
      weekly_attendance: { from: '2026-11-18', attended: 0, records: 0, rate: null },
      athlete: buildUnknown(),
    }),
  );
  expect(await textOf('Athlete Info')).toBe(
    'Athlete InfoAgeNot recordedWeightNot recordedHeightNot recordedAvailableChange availability',
  );
  expect(card('Weekly Attendance').textContent).toContain('-No attendance recorded yet this week.');
  expect(screen.queryByRole('meter', { name: 'Weekly attendance' })).toBeNull();
  for (const [name, text] of [
    ['Attendance Summary', 'No attendance recorded yet.'],
    ['Wellness Trends', 'No wellness entries yet.'],
    ['Training Load', 'No training sessions recorded yet.'],
    ['Weekly Workload', 'No training sessions recorded yet.'],
    ['10m Sprint Time', 'No sprint tests recorded yet.'],
    ['Grip Strength', 'No grip tests recorded yet.'],
  ] as const)
    expect(card(name).textContent).toBe(`${name}${text}`);
});

test('the completion rate covers 30 days or the month, and keeps the choice in the address', async () => {
  show('?athlete=7', () => buildOverview({ athlete: buildAthlete() }));
  expect(await textOf('Wellness Check Completion Rate')).toContain('80%On Track');
  await userEvent.click(screen.getByRole('button', { name: 'All Time' }));
  expect(card('Wellness Check Completion Rate').textContent).toMatch(/67%Behind.*12 of 18 days this month so far/);
  expect(address()).toBe('?athlete=7&completion=all-time');
});

test('the completion rate is unknown without a day on which the athlete could answer', async () => {
  const nothing = { completed: 0, days: 0, percent: null, on_track: null };
  const completion = { last_30_days: nothing, all_time: nothing };
  show('?athlete=7', () => buildOverview({ athlete: buildAthlete({ completion }) }));
  const text = await textOf('Wellness Check Completion Rate');
  expect(text).toContain('-30 Days');
  expect(text).not.toMatch(/%|Behind|On Track/);
});

test('while another athlete loads, the previous figures are dimmed under their own name', async () => {
  let release = (): void => undefined;
  const late = new Promise<Overview>(
    (resolve) =>
      (release = () => resolve(buildOverview({ athlete: buildAthlete({ athlete_id: 8, first_name: 'Bo', age: 33 }) }))),
  );
  show('?athlete=7', ({ athlete_id }) => (athlete_id === 8 ? late : buildOverview({ athlete: buildAthlete() })));
  await screen.findByRole('heading', { name: 'Ana Test' });
  await choose('Bo Test');
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toMatch(/Ana Test.*Age21/);
  expect(screen.queryByRole('heading', { name: 'Bo Test' })).toBeNull();
  release();
  await screen.findByRole('heading', { name: 'Bo Test' });
  expect(card('Athlete Info').textContent).toContain('Age33');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});

test('choosing a team loads its figures and clears an athlete of another team', async () => {
  const asked = show('?athlete=9', ({ team_id, athlete_id }) =>
    buildOverview({
      team_id: (team_id ?? null) as number | null,
      athlete: athlete_id === 9 ? buildAthlete({ athlete_id: 9, first_name: 'Cy' }) : null,
    }),
  );
  await screen.findByRole('heading', { name: 'Cy Test' });
  await screen.findAllByRole('option');
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  await userEvent.click(screen.getByRole('option', { name: 'Aces · Tennis (M) · 1 athlete' }));
  expect(address()).toBe('?athlete=9&team=2');
  await userEvent.click(screen.getByRole('combobox', { name: 'Team' }));
  await userEvent.click(screen.getByRole('option', { name: 'First · Soccer (W) · 20 athletes' }));
  expect(address()).toBe('?team=1');
  expect(await screen.findByRole('heading', { name: 'Select an Athlete' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'First' })).toBeTruthy();
  expect(asked.map(({ team_id, athlete_id }) => [team_id, athlete_id])).toEqual([
    [null, 9],
    [2, 9],
    [1, null],
  ]);
});

test('cards link to the screens that are deployed, with team and athlete', async () => {
  show('?team=1&athlete=7&q=an', () => buildOverview({ athlete: buildAthlete() }), [
    '/dashboard/wellness',
    '/calendar',
  ]);
  await screen.findByRole('heading', { name: 'Ana Test' });
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Open Calendar', '/calendar?team=1&athlete=7'],
    ['Open Wellness', '/dashboard/wellness?team=1&athlete=7'],
    ['Open Wellness', '/dashboard/wellness?team=1&athlete=7'],
  ]);
});

test.each([
  ['busy', new ApiError(503, 'busy', 'The server is busy.'), 'The server is busy.'],
  ['no answer', new ApiError(0, 'network', null), 'Failed to load athletes. Please try again.'],
])('a failing call says so and can be tried again: %s', async (_, failure, sentence) => {
  let down = true;
  show('?athlete=7', () => {
    if (down) throw failure;
    return buildOverview({ athlete: buildAthlete() });
  });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ana Test' })).toBeTruthy();
});

test('an athlete without access shows an error with a way back to all teams', async () => {
  show('?athlete=7&team=1&completion=all-time', ({ athlete_id }) => {
    if (athlete_id === 7) throw new ApiError(404, 'not_found', 'Not found.');
    return buildOverview();
  });
  expect(await screen.findByText('This team or athlete is not in your teams. It may have been deleted.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all teams' }));
  expect(await textOf('Total Athletes')).toContain('66');
  expect(address()).toBe('?completion=all-time');
});

test('a chosen athlete can be cleared', async () => {
  show('?athlete=7&team=1', ({ athlete_id }) => buildOverview(athlete_id === 7 ? { athlete: buildAthlete() } : {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Show team only' }));
  expect(await screen.findByRole('heading', { name: 'Select an Athlete' })).toBeTruthy();
  expect(address()).toBe('?team=1');
});

describe('the first steps of a new club', () => {
  const EMPTY = () => buildOverview({ total_athletes: 0, upcoming_events: [] });
  const PAGES = ['/team-creation', '/team-creation/4/import', '/team-creation/4/links', '/calendar'];
  const NOTHING: FirstSteps = { team_id: null, has_athletes: false, has_events: false, has_links: false };
  const stateOf = async (step: string) =>
    (await screen.findByRole('listitem', { name: new RegExp(`^${step}`) })).getAttribute('aria-label');
  beforeEach(() => localStorage.clear());

  it('stand in place of empty cards, and lead where each is done', async () => {
    show('', EMPTY, PAGES, { ...NOTHING, team_id: 4 });
    expect(await stateOf('Create a team')).toBe('Create a team: Done');
    expect(await stateOf('Bring the roster')).toBe('Bring the roster: To do');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['File or pasted list', '/team-creation/4/import'],
      ['Plan a practice', '/calendar?team=4&form=add'],
      ['List of dates', '/team-creation/4/import?target=events'],
      ['Make links', '/team-creation/4/links'],
    ]);
    expect(screen.queryByRole('region', { name: 'Total Athletes' })).toBeNull();
  });

  it('say who does what the role does not allow', async () => {
    show('', EMPTY, PAGES, { ...NOTHING, team_id: 4 }, coachAs({ 4: 'coach' }));
    expect((await screen.findByRole('listitem', { name: /^Hand out links/ })).textContent).toContain(
      'This needs: Head coach.',
    );
    expect(screen.getByRole('link', { name: 'Plan a practice' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Make links' })).toBeNull();
  });

  it('begin with the team', async () => {
    show('', EMPTY, PAGES, NOTHING);
    expect((await screen.findByRole('link', { name: 'Create a team' })).getAttribute('href')).toBe(
      '/team-creation?create=1',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('stay away once they are skipped', async () => {
    show('', EMPTY, PAGES, { ...NOTHING, team_id: 4, has_athletes: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Skip: Plan the week' }));
    expect(await stateOf('Plan the week')).toBe('Plan the week: Skipped');
    await userEvent.click(screen.getByRole('button', { name: 'Skip: Hand out links' }));
    expect(await textOf('Total Athletes')).toContain('0');
    cleanup();
    show('', EMPTY, PAGES, { ...NOTHING, team_id: 4, has_athletes: true });
    expect(await textOf('Total Athletes')).toContain('0');
  });

  it('stand above the cards while there are athletes, and never where somebody is at work', async () => {
    show('', () => buildOverview({ upcoming_events: [] }), PAGES, { ...ALL_DONE, has_events: false });
    expect(await stateOf('Plan the week')).toBe('Plan the week: To do');
    expect(await textOf('Total Athletes')).toContain('66');
  });
});

test('the drawer can be hidden and shown', async () => {
  show('', () => buildOverview());
  await screen.findAllByRole('option');
  await userEvent.click(screen.getByRole('button', { name: 'Hide athletes' }));
  expect(screen.queryByRole('complementary', { name: 'Athletes' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show athletes' }));
  expect(screen.getByRole('complementary', { name: 'Athletes' })).toBeTruthy();
});
