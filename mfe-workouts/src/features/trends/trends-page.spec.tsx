import { act, cleanup, screen, within } from '@testing-library/react';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import { buildAthlete, buildWorkout } from '../../shared/testing/build-workout.js';
import { buildFigure, buildTrends, NO_DATA } from './testing/build-trends.js';
import { address, adjust, ANA, DOWN, ROUTINE, show, table, TEAMS, TODAY, user } from './testing/trends-actor.js';

jest.setTimeout(20_000);

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const heading = (name: string) => screen.getByRole('columnheader', { name });

describe('the list', () => {
  test('loads, then shows all athletes, best label first, with figures, trends and label', async () => {
    const { asked } = show();
    expect(screen.getByRole('status').textContent).toBe('Loading athlete trends...');
    await table();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alpha Assist: Athlete Trends & Suggestions');
    expect(asked[0]).toBe(`/api/athletes/trends{"today":"${TODAY}"}`);
    expect(names()).toEqual(['Bea Best', 'Ana Risk', 'Cia None']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select',
      'Athlete',
      'Team',
      'Training Load',
      'Wellness',
      'Sprint',
      'Vertical',
      'Variation',
    ]);
    const cells = within(row('Ana Risk'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells[4]).toBe('Sprint 1.86 s Trend down: slower2.8 % slower than average of last 3 tests');
    expect(cells.at(-1)).toBe('At RiskVariation 7');
    expect(within(row('Cia None')).getAllByText('No data')).toHaveLength(4);
    expect(row('Cia None').textContent).toContain('MonitorVariation: no data');
  });

  test('shows a failure, and Try again loads', async () => {
    show({ answers: { '/api/athletes/trends': [DOWN, [ANA]] } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load athlete trends');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await table();
  });

  test('shows a text without athletes', async () => {
    show({ trends: [] });
    await screen.findByText('There are no athletes in your teams yet.');
    expect(screen.queryByRole('button', { name: 'Adjust Workout' })).toBeNull();
  });

  test('shows a figure of 0', async () => {
    show({
      trends: [
        buildTrends({
          trainingLoad: buildFigure({ value: 0, trend: 'down', insight: '−100 % vs 4-week average' }),
          wellness: NO_DATA,
        }),
      ],
    });
    await table();
    expect(screen.getByText('0 AU/day')).toBeTruthy();
  });

  test('headings sort and expose the direction; the address keeps the sort', async () => {
    show();
    await table();
    expect([heading('Variation').getAttribute('aria-sort'), heading('Athlete').getAttribute('aria-sort')]).toEqual([
      'descending',
      null,
    ]);
    await user.click(screen.getByRole('button', { name: 'Athlete' }));
    expect([names(), heading('Athlete').getAttribute('aria-sort'), address()]).toEqual([
      ['Ana Risk', 'Bea Best', 'Cia None'],
      'ascending',
      '?sort=athlete',
    ]);
    await user.click(screen.getByRole('button', { name: 'Athlete' }));
    expect([names(), heading('Athlete').getAttribute('aria-sort')]).toEqual([
      ['Cia None', 'Bea Best', 'Ana Risk'],
      'descending',
    ]);
  });

  test('sorts by need, which has no column', async () => {
    show();
    await table();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Need: At Risk first' }));
    expect([names(), address()]).toEqual([['Ana Risk', 'Cia None', 'Bea Best'], '?sort=need']);
    expect([heading('Variation').getAttribute('aria-sort'), heading('Athlete').getAttribute('aria-sort')]).toEqual([
      null,
      null,
    ]);
  });

  test('shows who is limited, or that it is not known', async () => {
    const availability = { ...AVAILABLE, status: 'out' as const, body_part: 'Knee' };
    show({ answers: { '/api/athletes/list': [[buildAthlete({ athlete_id: 1, availability })]] } });
    await within(await table()).findByText('Out · Knee');
    expect(screen.getByRole('radio', { name: 'Ana Risk' })).toBeTruthy();
    expect(screen.getByText(/^Load of 7 days above their usual weeks: /)).toBeTruthy();
    cleanup();
    show({ answers: { '/api/athletes/list': [DOWN] } });
    await screen.findByText('Failed to load athletes; their availability is not shown.');
  });

  test('search and team narrow it, are kept in the address and are cleared by one button', async () => {
    show();
    await table();
    await user.click(screen.getByRole('combobox', { name: 'Team' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All',
      'First · Soccer (W)',
      'Second · Rugby (M)',
    ]);
    await user.click(screen.getByRole('option', { name: 'First · Soccer (W)' }));
    expect(names()).toEqual(['Ana Risk', 'Cia None']);
    await user.type(screen.getByRole('searchbox', { name: 'Search athletes' }), 'zz');
    await screen.findByText('No athletes match your search and filter.');
    expect([address(), screen.getByText('0 of 3 athletes')]).toEqual(['?team=1&q=zz', expect.anything()]);
    await user.click(screen.getByRole('button', { name: 'Show all athletes' }));
    expect([names().length, address()]).toEqual([3, '']);
  });

  test('without teams it filters by sport and shows a warning', async () => {
    show({ answers: { '/api/teams/with-athletes': [DOWN, TEAMS] } });
    await table();
    await user.click(screen.getByRole('combobox', { name: 'Team' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Basketball',
      'Volleyball',
      'Soccer',
      'Rugby',
    ]);
    await user.click(screen.getByRole('option', { name: 'Rugby' }));
    expect(names()).toEqual(['Bea Best']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(/Failed to load teams/)).toBeNull();
  });

  test('the chosen athlete is kept in the address and does not count while the filters hide them', async () => {
    show();
    await table();
    expect(adjust().disabled).toBe(true);
    // A click anywhere on the row chooses it.
    await user.click(within(row('Ana Risk')).getByText('At Risk'));
    expect([
      address(),
      adjust().disabled,
      screen.getByRole<HTMLInputElement>('radio', { name: 'Ana Risk' }).checked,
    ]).toEqual(['?athlete=1', false, true]);
    await user.type(screen.getByRole('searchbox', { name: 'Search athletes' }), 'bea');
    expect([names(), adjust().disabled]).toEqual([['Bea Best'], true]);
    await user.clear(screen.getByRole('searchbox', { name: 'Search athletes' }));
    expect(adjust().disabled).toBe(false);
  });

  test('renders two hundred rows, and more on request', async () => {
    show({ trends: Array.from({ length: 230 }, (_, at) => buildTrends({ id: at + 1 })) });
    const more = await screen.findByText('Show 30 more');
    // Finding them by role takes jsdom 15 seconds.
    const drawn = () => document.querySelectorAll('tbody tr').length;
    expect(drawn()).toBe(200);
    act(() => more.click());
    expect(drawn()).toBe(230);
  });
});

describe('the detail view', () => {
  const detail = '?athlete=1&adjust=1';

  test('opens for the chosen athlete; Back and its button restore the list', async () => {
    show({ at: '?sort=athlete&athlete=1' });
    await table();
    await user.click(adjust());
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ana Risk');
    expect([address(), document.activeElement?.textContent]).toEqual(['?sort=athlete&athlete=1&adjust=1', 'Ana Risk']);
    await user.click(screen.getByRole('button', { name: 'Back to Athlete Selection' }));
    await table();
    expect([address(), document.activeElement]).toEqual(['?sort=athlete&athlete=1', adjust()]);
    await user.click(adjust());
    await screen.findByRole('heading', { level: 1, name: 'Ana Risk' });
    await user.click(screen.getByTestId('back'));
    await table();
  });

  test("shows team, label, figures, the routine's steps and the sources", async () => {
    show({ at: detail });
    await screen.findByText('Cat-Cow');
    expect(screen.getByText('At Risk')).toBeTruthy();
    expect(screen.getByText('First')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Figures' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/the same for every athlete.*not a diagnosis/)).toBeTruthy();
    expect(screen.getAllByText(/^Sets: /).map(({ textContent }) => textContent)).toEqual(['Sets: 2', 'Sets: 3']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['10.1136/bjsports-2015-095788', '10.1136/bjsports-2015-094758', '10.1136/bjsports-2017-098937'].map(
        (doi) => `https://doi.org/${doi}`,
      ),
    );
  });

  test.each([
    [1, false],
    [2, true],
  ])('for version %p the notice of an edited routine is shown: %p', async (version, isShown) => {
    show({ at: detail, answers: { '/api/workout-library': [[{ ...ROUTINE, version }]] } });
    await screen.findByText('Cat-Cow');
    expect(
      screen.queryByText(
        'Coaches of your institution have edited this routine. The reasoning refers to the original steps.',
      ) !== null,
    ).toBe(isShown);
  });

  test('shows an injury, or that it is not known', async () => {
    const injured = buildAthlete({ athlete_id: 1, injury_body_part: 'Knee', injury_severity: 6 });
    show({ at: detail, answers: { '/api/athletes/list': [[injured]] } });
    await screen.findByText('Injury: Knee (Severity: 6)');
    cleanup();
    show({ at: detail, answers: { '/api/athletes/list': [DOWN] } });
    await screen.findByText('Injury unknown: failed to load athletes');
  });

  test('shows no steps and no button where the routine is gone', async () => {
    show({ at: detail, answers: { '/api/workout-library': [[buildWorkout({ name: 'Hips' })]] } });
    expect((await screen.findByText(/deleted or renamed/)).textContent).toContain(
      'Hip Mobility & Stability Recovery Routine',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' }).disabled).toBe(true);
    expect(screen.queryByText(/Sets/)).toBeNull();
  });

  test('shows a failure where the library cannot be loaded', async () => {
    show({ at: detail, answers: { '/api/workout-library': [DOWN, [ROUTINE]] } });
    expect(await screen.findByText('Failed to load workouts')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Cat-Cow');
  });

  test('of an unknown athlete shows a text and leads back', async () => {
    show({ at: '?athlete=99&adjust=1' });
    await screen.findByText('This athlete is not in your teams.');
    await user.click(screen.getByRole('button', { name: 'Back to Athlete Selection' }));
    await table();
  });
});
