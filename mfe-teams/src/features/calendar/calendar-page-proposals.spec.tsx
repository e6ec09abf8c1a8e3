import { screen, waitFor } from '@testing-library/react';
import {
  cell,
  chooseType,
  chosenType,
  click,
  day,
  field,
  fill,
  openCalendar,
  rows,
  user,
} from './testing/calendar-actor.js';
import { buildCalendarTeam, buildEvent } from './testing/build.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const EARLIER = [
  buildEvent({ event_id: 1, date: '2026-11-03', event_time: '17:30', duration_min: 75 }),
  buildEvent({ event_id: 2, date: '2026-11-05', event_time: '19:15', duration_min: 100 }),
  buildEvent({ event_id: 3, date: '2026-11-07', event_type: 'game', event_time: '15:00', duration_min: 120 }),
  buildEvent({ event_id: 4, date: '2026-11-08', team_id: 2, event_type: 'game', event_time: '11:00' }),
];
const shown = () => [chosenType(), ...['event_title', 'event_time', 'duration_min'].map((name) => field(name).value)];
const posted = (api: FakeCalendarApi) =>
  api.writes.filter(({ path }) => path === '/api/calendar/list').map(({ body }) => body);
const weekday = (name: string) => screen.getByLabelText<HTMLButtonElement>(new RegExp(`, ${name}$`));

describe('what is known comes filled in', () => {
  it('type, title, time and duration, from the newest event of the type', async () => {
    openCalendar(new FakeCalendarApi([...EARLIER]));
    await waitFor(() => expect(shown()).toEqual(['Practice', 'Practice', '19:15', '100']));
    await chooseType('Game');
    expect(shown()).toEqual(['Game', 'Game', '15:00', '120']);
    await chooseType('Other');
    expect(shown()).toEqual(['Other', '', '', '60']);
  });

  it('and nothing that was typed is overwritten', async () => {
    openCalendar(new FakeCalendarApi([...EARLIER]));
    await waitFor(() => expect(chosenType()).toBe('Practice'));
    fill({ event_title: 'Derby', duration_min: '95' });
    await chooseType('Game');
    expect(shown()).toEqual(['Game', 'Derby', '15:00', '95']);
    await user.click(cell('2026-11-12'));
    expect([...shown(), field('date').value]).toEqual(['Game', 'Derby', '15:00', '95', '2026-11-12']);
  });

  it('and what was emptied is proposed again for another type', async () => {
    openCalendar(new FakeCalendarApi([...EARLIER]));
    await waitFor(() => expect(chosenType()).toBe('Practice'));
    fill({ event_title: '', event_time: '' });
    expect(shown()).toEqual(['Practice', '', '', '100']);
    await chooseType('Game');
    expect(shown()).toEqual(['Game', 'Game', '15:00', '120']);
  });

  it('an event is added by its day and one press, and the next one is of the same type', async () => {
    const api = new FakeCalendarApi([...EARLIER]);
    const { anyUnsaved } = openCalendar(api);
    await waitFor(() => expect(chosenType()).toBe('Practice'));
    await chooseType('Game');
    await user.click(cell('2026-11-14'));
    await click('Add Event');
    await screen.findByText('Event added');
    expect(posted(api)).toMatchObject([
      { date: '2026-11-14', event_title: 'Game', event_time: '15:00', duration_min: 120, attendance_taken: true },
    ]);
    await waitFor(() => expect(shown()).toEqual(['Game', 'Game', '15:00', '120']));
    expect(anyUnsaved()).toBe(false);
  });

  it('the team, where there is no other one', async () => {
    const api = new FakeCalendarApi([...EARLIER]);
    api.teams = [buildCalendarTeam()];
    openCalendar(api, { at: '/calendar?day=2026-11-29' });
    await screen.findByText('Soccer (W)', { selector: 'form *' });
    await waitFor(() => expect(shown()).toEqual(['Practice', 'Practice', '19:15', '100']));
    await click('Add Event');
    await waitFor(() => expect(posted(api)).toMatchObject([{ team_id: 1 }]));
  });
});

describe('weekdays', () => {
  it('a series on several is one press; the weekday of the date stays on', async () => {
    const api = new FakeCalendarApi([...EARLIER]);
    openCalendar(api, { at: '/calendar?day=2026-11-24&team=1' });
    await waitFor(() => expect(chosenType()).toBe('Practice'));
    expect([weekday('Tuesday').disabled, weekday('Tuesday').getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await user.click(weekday('Thursday'));
    expect(screen.getByText('Adds 2 events, one on each weekday.')).toBeTruthy();
    fill({ repeat_until: '2026-12-24' });
    expect(screen.getByText('Adds 10 events')).toBeTruthy();
    await click('Add Event');
    expect(await screen.findByText('10 events added')).toBeTruthy();
    expect(posted(api)).toMatchObject([{ repeat_until: '2026-12-24', repeat_weekdays: [1, 3] }]);
    await waitFor(() => expect(weekday('Thursday').getAttribute('aria-pressed')).toBe('false'));
    await click('Undo');
    expect(await screen.findByText('Reverted: 10 events added.')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual([]));
  });

  it('follow the date: its weekday is on, the chosen ones stay', async () => {
    openCalendar(new FakeCalendarApi(), { at: '/calendar?day=2026-11-24&team=1' });
    await day().findByText('No events on this day');
    await user.click(weekday('Thursday'));
    await user.click(cell('2026-11-25'));
    expect(['Tuesday', 'Wednesday', 'Thursday'].map((name) => weekday(name).getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'true',
    ]);
  });
});
