import { screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError } from '@touchline/ui/host';
import { buildEvent } from './testing/build.js';
import {
  alertText,
  click,
  closeAlert,
  field,
  fill,
  formTitle,
  hasButton,
  openCalendar,
  rows,
  waitForUpdates,
} from './testing/calendar-actor.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const DAY = '/calendar?month=2026-11&day=2026-11-29';
const EVENTS = () => [
  buildEvent({ event_id: 17, attendance_taken: true, planned_rpe: 6 }),
  buildEvent({ event_id: 20, event_title: 'Rugby', team_id: 2, event_time: '10:00' }),
];

/** Opens a day with an event of each of two teams. */
async function openAs(roles: StaffRole[], search = '&team=1', width = 1400) {
  const api = new FakeCalendarApi(EVENTS());
  const shown = openCalendar(api, { at: `${DAY}${search}`, width, roles, pages: ['/attendance'] });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return { api, ...shown };
}
const tools = () => ['Copy week', 'Calendar feed', 'Full screen'].filter(hasButton);
const paths = ({ reads }: FakeCalendarApi) => [...new Set(reads.map(({ path }) => path))];

test.each(['medical', 'attendance_only', 'viewer'] as const)(
  '%s reads the calendar, and changes nothing',
  async (role) => {
    const { api } = await openAs([role], '&team=1&event=17');
    expect([hasButton('Edit Team Practice, 18:00'), hasButton('Remove Team Practice, 18:00')]).toEqual([false, false]);
    expect(document.querySelector('form')).toBeNull();
    expect(tools()).toEqual(['Full screen']);
    expect([hasButton('Edit'), hasButton('Remove'), hasButton('Close')]).toEqual([false, false, true]);
    const attendance = role === 'attendance_only' ? 'Take attendance' : 'Attendance';
    expect(screen.getByRole('link', { name: attendance }).getAttribute('href')).toMatch(/^\/attendance\?/);
    expect(paths(api).includes('/api/calendar/planned-load')).toBe(role !== 'attendance_only');
  },
);

test.each(['&team=1&form=17', '&team=1&form=add', '&team=1&copy=2026-11-30', '&team=1&feed=1'])(
  'the address %s opens nothing for a viewer',
  async (search) => {
    const { api } = await openAs(['viewer'], search, 700);
    await waitForUpdates();
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(hasButton('Add Event')).toBe(false);
    expect(paths(api)).not.toContain('/api/calendar/feed');
  },
);

test('on a phone the day of a viewer has no button to add', async () => {
  await openAs(['viewer'], '&team=1&sheet=1', 400);
  expect(hasButton('Add Event')).toBe(false);
});

test.each(['coach', 'strength'] as const)('%s plans', async (role) => {
  await openAs([role]);
  expect(formTitle()).toBe('Add Event');
  expect(tools()).toEqual(['Copy week', 'Calendar feed', 'Full screen']);
  expect([hasButton('Edit Team Practice, 18:00'), hasButton('Remove Team Practice, 18:00')]).toEqual([true, true]);
});

test('in the calendar of all teams each event follows the role in its team', async () => {
  await openAs(['viewer', 'coach'], '');
  expect(rows()).toHaveLength(2);
  expect([hasButton('Edit Team Practice, 18:00'), hasButton('Edit Rugby, 10:00')]).toEqual([false, true]);
  // The only team in which the coach plans need not be chosen.
  await waitFor(() => expect(document.querySelector('form')?.textContent).toContain('For Old Boys'));
});

test('the events of an athlete follow the role in the teams of the athlete', async () => {
  const api = new FakeCalendarApi([buildEvent({ event_title: 'Physio', athlete_id: 8 })]);
  openCalendar(api, { at: `${DAY}&athlete=8`, roles: ['coach', 'viewer'] });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect([hasButton('Edit Physio, 18:00'), document.querySelector('form')]).toEqual([false, null]);
});

test('a refusal by role shows the sentence of the server, and what was typed stays', async () => {
  const { api } = await openAs(['coach', 'coach'], '&team=2&form=20');
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  fill({ event_title: 'Late practice' });
  api.failNextWrite = new ApiError(403, 'not_permitted', 'Your role in this team does not allow this.');
  await click('Update Event');
  expect(await alertText()).toContain('Failed to update event: Your role in this team does not allow this.');
  await closeAlert();
  expect(field('event_title').value).toBe('Late practice');
});
