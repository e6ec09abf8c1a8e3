import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@touchline/contracts/permissions';
import {
  athlete,
  button,
  cell,
  cellName,
  chooseTeam,
  click,
  day,
  dayHeading,
  field,
  hasButton,
  openCalendar,
  rows,
  selectedDate,
  waitForUpdates,
  user,
} from './testing/calendar-actor.js';
import { buildEvent } from './testing/build.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const EVENTS = () => [
  buildEvent({ event_id: 1, date: '2026-11-02', status: 'missed', attendance_taken: true }),
  buildEvent({
    event_id: 2,
    date: '2026-11-03',
    status: 'completed',
    event_type: 'team_meeting',
    event_title: 'Meeting',
  }),
  buildEvent({ event_id: 17 }),
  buildEvent({ event_id: 18, event_title: 'Strength', event_type: 'workout', event_time: null, workout_uid: 'u' }),
  buildEvent({
    event_id: 19,
    event_title: 'Physio',
    event_type: 'other',
    athlete_id: 7,
    event_time: '09:30',
    duration_min: 30,
  }),
  buildEvent({ event_id: 20, event_title: 'Rugby', team_id: 2, event_time: '10:00' }),
];

const marksOf = (date: string) =>
  [...cell(date).querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'));

describe('the month', () => {
  it('shows the days with colours, marks and a legend', async () => {
    openCalendar(new FakeCalendarApi(EVENTS()));
    await waitFor(() =>
      expect(cellName('2026-11-02')).toBe(
        'Mon, Nov 2, 2026, 1 event, 1 practice, 1 missed: 18:00 Team Practice, missed event',
      ),
    );
    expect(marksOf('2026-11-02')).toEqual(['practice', 'missed']);
    expect(cellName('2026-11-03')).toBe('Tue, Nov 3, 2026, 1 event, 1 meeting: 18:00 Meeting');
    expect(cellName('2026-11-29')).toBe(
      'Sun, Nov 29, 2026, 2 events, 1 practice, 1 workout: Strength, 18:00 Team Practice',
    );
    expect([...screen.getByLabelText('Legend').children].map(({ textContent }) => textContent)).toEqual([
      'Scheduled',
      'Completed',
      'Missed',
      'Practice',
      'Game',
      'Workout',
      'Meeting',
      'Missed event',
    ]);
    expect(screen.getByText('November 2026')).toBeTruthy();
  });

  it('loads each grid once, from its first to its last day, and prefetches the adjacent months', async () => {
    const api = new FakeCalendarApi([
      ...EVENTS(),
      buildEvent({ event_id: 40, date: '2026-12-29', event_title: 'In December' }),
    ]);
    openCalendar(api);
    await day().findByText('Team Practice');
    await waitForUpdates();
    const asked = api.reads
      .filter(({ path }) => path === '/api/calendar/list')
      .map(({ query }) => [query?.from, query?.to, query?.team_id, query?.athlete_id]);
    expect(asked).toEqual([
      ['2026-10-26', '2026-12-06', 1, null],
      ['2026-11-30', '2027-01-03', 1, null],
      ['2026-09-28', '2026-11-01', 1, null],
    ]);
    api.holdReads();
    await click('Next month');
    expect(selectedDate()).toBe('2026-12-29');
    expect(rows()).toEqual([expect.stringContaining('In December')]);
  });

  it('moves with the arrow keys; Enter leads to the events of the day', async () => {
    const { address } = openCalendar(new FakeCalendarApi(EVENTS()));
    await day().findByText('Team Practice');
    act(() => cell('2026-11-29').focus());
    await user.keyboard('{ArrowDown}');
    expect(selectedDate()).toBe('2026-12-06');
    expect([address().get('month'), address().get('day')]).toEqual(['2026-12', '2026-12-06']);
    expect(dayHeading().textContent).toBe('December 6, 2026');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(document.activeElement).toBe(dayHeading());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Details');
  });

  it('returns to today, which the address leaves out', async () => {
    const { address } = openCalendar(new FakeCalendarApi());
    await click('Today');
    expect([address().get('month'), address().get('day'), address().get('team')]).toEqual([null, null, '1']);
    expect(hasButton('Today')).toBe(false);
  });
});

describe('the selected day', () => {
  it('lists its events in order with their details', async () => {
    openCalendar(
      new FakeCalendarApi([
        ...EVENTS(),
        buildEvent({
          event_id: 21,
          event_time: '20:15',
          event_title: 'Game vs Northgate',
          event_type: 'game',
          duration_min: 120,
          attendance_taken: true,
          series_id: 's',
          notes: 'Both kits',
        }),
      ]),
    );
    await day().findByText('Team Practice');
    expect(rows()).toEqual([
      expect.stringMatching(/^All dayStrengthWorkoutScheduled/),
      expect.stringMatching(/^18:00Team PracticePractice · 1 h 30 minScheduled/),
      expect.stringMatching(/^20:15Game vs NorthgateGame · 2 hBoth kitsScheduledAttendanceWeekly/),
    ]);
    for (const name of ['Details of Team Practice, 18:00', 'Edit Team Practice, 18:00', 'Remove Team Practice, 18:00'])
      expect(button(name)).toBeTruthy();
  });

  it('names the owner of events in the calendar of all teams', async () => {
    openCalendar(new FakeCalendarApi(EVENTS()), { at: '/calendar?day=2026-11-29' });
    await day().findByText('Team Practice');
    expect(rows()).toEqual([
      expect.stringContaining('Workout · Soccer (W)'),
      expect.stringContaining('Other · Ana Núñez · 30 min'),
      expect.stringContaining('Practice · Old Boys'),
      expect.stringContaining('Practice · Soccer (W) · 1 h'),
    ]);
  });

  it('shows loading, error and empty text', async () => {
    const api = new FakeCalendarApi(EVENTS());
    api.failReadsOf('/api/calendar/list');
    openCalendar(api, { at: '/calendar?day=2026-11-28&team=1' });
    expect(day().getByText('Loading events...')).toBeTruthy();
    expect(await day().findByText('Failed to load events. Please try again.')).toBeTruthy();
    api.failReads = null;
    await click('Try again');
    expect(await day().findByText('No events on this day')).toBeTruthy();
  });

  it('shows new events of other coaches when the window gets the focus', async () => {
    const api = new FakeCalendarApi(EVENTS());
    openCalendar(api);
    await day().findByText('Team Practice');
    api.events = [...api.events, buildEvent({ event_id: 30, event_title: 'New one' })];
    fireEvent(window, new Event('visibilitychange'));
    expect(await day().findByText('New one')).toBeTruthy();
  });

  it('shows 20 events with the longest titles', async () => {
    openCalendar(
      new FakeCalendarApi(
        Array.from({ length: 20 }, (_, at) => buildEvent({ event_id: 100 + at, event_title: 'x'.repeat(120) })),
      ),
    );
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(day().getByText('20 events')).toBeTruthy();
  });
});

describe('whose calendar', () => {
  it('shows an athlete’s individual and team events, and leads back', async () => {
    const api = new FakeCalendarApi(EVENTS());
    api.counts = [{ athlete_id: 7, events: 1 }];
    const { address } = openCalendar(api);
    await waitFor(() => expect(athlete('Ana Núñez').textContent).toContain('1 individual event ahead'));
    await user.click(athlete('Ana Núñez'));
    expect(await screen.findByText('Calendar of Ana Núñez')).toBeTruthy();
    expect(address().get('athlete')).toBe('7');
    await waitFor(() =>
      expect(rows()).toEqual([
        expect.stringContaining('Strength'),
        expect.stringContaining('PhysioOther · 30 min'),
        expect.stringContaining('Practice · Soccer (W)'),
      ]),
    );
    expect(api.reads.findLast(({ path }) => path === '/api/calendar/list')?.query).toMatchObject({
      athlete_id: 7,
      team_id: null,
    });
    await click('Show team calendar');
    await waitFor(() => expect(screen.queryByText('Physio')).toBeNull());
    expect([address().get('athlete'), address().get('team')]).toEqual([null, '1']);
  });

  it('counts the individual events of each athlete, including none', async () => {
    const api = new FakeCalendarApi();
    api.counts = [{ athlete_id: 8, events: 2 }];
    openCalendar(api, { at: '/calendar' });
    await waitFor(() => expect(athlete('Bo Berg').textContent).toContain('2 individual events ahead'));
    expect(athlete('Ana Núñez').textContent).toContain('0 individual events ahead');
    expect(api.reads.filter(({ path }) => path === '/api/calendar/counts')).toHaveLength(1);
  });

  it('choosing a team clears the athlete', async () => {
    const { address } = openCalendar(new FakeCalendarApi(EVENTS()), { at: '/calendar?day=2026-11-29&athlete=7' });
    await screen.findByText('Calendar of Ana Núñez');
    await chooseTeam('Old Boys · Rugby (M)');
    expect([address().get('athlete'), address().get('team')]).toEqual([null, '2']);
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Rugby')]));
  });

  it('never shows the events of one team as those of another, not even while loading', async () => {
    const api = new FakeCalendarApi(EVENTS());
    openCalendar(api);
    await day().findByText('Team Practice');
    const release = api.holdReads();
    await chooseTeam('Old Boys · Rugby (M)');
    expect([rows(), cellName('2026-11-02')]).toEqual([[], 'Mon, Nov 2, 2026']);
    expect(day().getByText('Loading events...')).toBeTruthy();
    release();
    expect(await day().findByText('Rugby')).toBeTruthy();
  });

  it.each(['team=9', 'athlete=9'])('shows a message for an unknown team or athlete: %s', async (query) => {
    const { address } = openCalendar(new FakeCalendarApi(EVENTS()), { at: `/calendar?day=2026-11-29&${query}` });
    expect(
      await screen.findByText('This team or athlete is not in your teams. It may have been deleted.'),
    ).toBeTruthy();
    await click('Show all teams');
    expect([address().get('athlete'), address().get('team')]).toEqual([null, null]);
  });

  it('shows which of athletes, teams or counts failed to load; the rest stays', async () => {
    const api = new FakeCalendarApi(EVENTS());
    api.failReadsOf('/api/athletes/list', '/api/teams', '/counts');
    openCalendar(api);
    expect(await screen.findByText(/Failed to load athletes/)).toBeTruthy();
    expect(screen.getByText('Failed to load event counts')).toBeTruthy();
    expect(screen.getAllByText('Failed to load teams. Please try again.').length).toBeGreaterThan(0);
    expect(await day().findByText('Team Practice')).toBeTruthy();
  });

  it('without a team it tells the coach to create one', async () => {
    const api = new FakeCalendarApi();
    [api.teams, api.athletes] = [[], []];
    openCalendar(api, { at: '/calendar' });
    expect(await screen.findByText('You have no teams yet.')).toBeTruthy();
    expect(screen.getByText('Create Team').getAttribute('href')).toBe('/team-creation?create=1');
  });

  describe('an empty month', () => {
    const AHEAD = '/calendar?month=2026-11&day=2026-11-29';
    const open = (at: string, roles: StaffRole[] = [], width = 1400) => {
      const shown = openCalendar(new FakeCalendarApi(), { at, roles, width, pages: ['/calendar'] });
      return day()
        .findByText('No events on this day')
        .then(() => shown);
    };
    const plan = () => day().findByText('Plan the week');

    it('leads to the form for its first event, beside the calendar or in a dialog', async () => {
      const { address } = await open(AHEAD);
      const link = await plan();
      expect(link.getAttribute('href')).toBe('/calendar?team=1&day=2026-11-29&form=add');
      await user.click(link);
      await waitFor(() => expect(document.activeElement).toBe(field('event_title')));
      expect([address().get('team'), address().get('day')]).toEqual(['1', '2026-11-29']);
      cleanup();

      await open(AHEAD, [], 700);
      await user.click(await plan());
      await waitFor(() => expect(document.querySelector('[role="dialog"] form')).not.toBeNull());
    });

    it('tells a role that does not plan who does', async () => {
      await open(AHEAD, ['viewer', 'viewer']);
      expect(await day().findByText(/^Next: plan the week. This needs: Head coach/)).toBeTruthy();
      expect(day().queryByText('Plan the week')).toBeNull();
    });

    it.each(['/calendar?month=2026-11&day=2026-11-02', '/calendar?month=2026-11&day=2026-11-29&athlete=7'])(
      'leads nowhere on a day that is over, and for an athlete: %s',
      async (at) => {
        await open(at);
        expect(day().queryByText('Plan the week')).toBeNull();
      },
    );
  });
});
