import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { click, day, openCalendar, rows, user } from './testing/calendar-actor.js';
import { buildEvent } from './testing/build.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';
import { LazyWeekPanel } from './components/lazy-week-panel.js';

beforeAll(() => LazyWeekPanel.preload());

const EVENTS = [
  buildEvent({ event_id: 1, date: '2026-11-24', event_title: 'Tactics', event_time: '19:00', status: 'missed' }),
  buildEvent({ event_id: 2, date: '2026-11-24', event_title: 'Gym', event_time: '07:30' }),
  buildEvent({ event_id: 3, date: '2026-12-01', event_title: 'Next week', team_id: 2 }),
];
const dayButton = (date: string) => document.querySelector<HTMLElement>(`button[data-date="${date}"]`)!;
const eventsOf = (date: string) =>
  [...dayButton(date).closest('li')!.querySelectorAll('li')].map(({ textContent }) => textContent);
const shownDays = () =>
  [...document.querySelectorAll<HTMLElement>('button[data-date]')].map(({ dataset }) => dataset['date']);
const open = (at = '/calendar?day=2026-11-25') => openCalendar(new FakeCalendarApi([...EVENTS]), { at });

test('the choice is kept in the address, and the week shows its events by time', async () => {
  const { address } = open();
  await day().findByText('No events on this day');
  await click('week');
  expect(address().get('show')).toBe('week');
  expect([shownDays()[0], shownDays()[6], shownDays().length]).toEqual(['2026-11-23', '2026-11-29', 7]);
  await waitFor(() => expect(eventsOf('2026-11-24')).toHaveLength(2));
  expect(eventsOf('2026-11-24')).toEqual(['07:30 GymSoccer (W)', 'missed event, 19:00 TacticsSoccer (W)']);
  expect(dayButton('2026-11-24').textContent).toContain('Tue, Nov 24, 2026, 2 events, 2 practices, 1 missed');
  await click('month');
  expect(address().get('show')).toBeNull();
});

test('a team’s week does not name the team, and the weeks before and after are one press away', async () => {
  const { address } = open('/calendar?day=2026-11-25&show=week&team=1');
  await waitFor(() => expect(eventsOf('2026-11-24')).toEqual(['07:30 Gym', 'missed event, 19:00 Tactics']));
  await click('Next week');
  expect([address().get('day'), shownDays()[0]]).toEqual(['2026-12-02', '2026-11-30']);
  await click('Previous week');
  expect(address().get('day')).toBe('2026-11-25');
});

test('a day is selected, and an event opens its details', async () => {
  const { address } = open('/calendar?day=2026-11-25&show=week&team=1');
  await waitFor(() => expect(eventsOf('2026-11-24')).toHaveLength(2));
  await user.click(dayButton('2026-11-24'));
  expect([address().get('day'), dayButton('2026-11-24').getAttribute('aria-pressed')]).toEqual(['2026-11-24', 'true']);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByText('Tactics', { selector: 'button *' }));
  await waitFor(() => expect(address().get('event')).toBe('1'));
});

test('keys move the day, also into the next week, and the focus with it', async () => {
  const { address } = open('/calendar?day=2026-11-29&show=week&team=1');
  await day().findByText('No events on this day');
  dayButton('2026-11-29').focus();
  fireEvent.keyDown(dayButton('2026-11-29'), { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(dayButton('2026-11-30')));
  expect([address().get('day'), shownDays()[0]]).toEqual(['2026-11-30', '2026-11-30']);
  fireEvent.keyDown(dayButton('2026-11-30'), { key: 'PageUp' });
  await waitFor(() => expect(document.activeElement).toBe(dayButton('2026-11-23')));
});

test('a key that comes before the day of the last one is shown goes on from that day', async () => {
  const { address } = open('/calendar?day=2026-11-24&show=week&team=1');
  await day().findByText(/19:00/);
  const start = dayButton('2026-11-24');
  start.focus();
  act(() => {
    for (const key of ['PageDown', 'ArrowRight']) fireEvent.keyDown(start, { key });
  });
  await waitFor(() => expect(document.activeElement).toBe(dayButton('2026-12-02')));
  expect(address().get('day')).toBe('2026-12-02');
});
