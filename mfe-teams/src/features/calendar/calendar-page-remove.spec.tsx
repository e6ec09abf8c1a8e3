import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import {
  alertText,
  click,
  closeAlert,
  day,
  dayHeading,
  field,
  fill,
  formTitle,
  openCalendar,
  rows,
  user,
} from './testing/calendar-actor.js';
import { buildEvent } from './testing/build.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const QUESTION = 'Are you sure you want to delete this event? This action cannot be undone.';
const REMOVE = 'Remove Team Practice, 18:00';

async function askRemoval(api: FakeCalendarApi) {
  const shown = openCalendar(api);
  await day().findByText('Team Practice');
  await click(REMOVE);
  return shown;
}
const deleted = (api: FakeCalendarApi) =>
  api.writes.filter(({ method }) => method === 'DELETE').map(({ path, query }) => ({ path, query }));

it('asks, removes, confirms, and moves the focus to the day', async () => {
  const api = new FakeCalendarApi([buildEvent({ version: 4 })]);
  await askRemoval(api);
  expect(await alertText()).toEqual(['Delete Event', QUESTION]);
  await closeAlert('Cancel');
  expect(deleted(api)).toEqual([]);
  await click(REMOVE);
  await closeAlertAs('Delete');
  expect(await textAfter('Delete Event')).toEqual(['Success', 'Event removed successfully']);
  await closeAlert();
  expect(deleted(api)).toEqual([
    { path: '/api/calendar/list/17', query: { scope: 'one', version: 4, if_attendance_marks: 0 } },
  ]);
  await waitFor(() => expect(rows()).toEqual([]));
  expect(document.activeElement).toBe(dayHeading());
});

it('names the number of marks that are deleted', async () => {
  const api = new FakeCalendarApi([buildEvent()]);
  api.marks.set(17, 18);
  await askRemoval(api);
  expect(await alertText()).toEqual(['Delete Event', `${QUESTION} 18 attendance marks will be deleted too.`]);
  await closeAlertAs('Delete');
  await textAfter('Delete Event');
  expect(deleted(api)[0]?.query).toMatchObject({ if_attendance_marks: 18 });
});

it('asks for the scope within a series first', async () => {
  const api = new FakeCalendarApi(
    ['2026-11-22', '2026-11-29', '2026-12-06'].map((date, at) =>
      buildEvent({ event_id: 16 + at, date, series_id: 's' }),
    ),
  );
  api.marks.set(16, 2);
  await askRemoval(api);
  await user.click(await screen.findByLabelText(/^All \(3 events\)/));
  await click('Continue');
  expect(await alertText()).toEqual([
    'Delete Event',
    `${QUESTION} 3 events of the series will be deleted. 2 attendance marks will be deleted too.`,
  ]);
  await closeAlertAs('Delete');
  await textAfter('Delete Event');
  expect(deleted(api)[0]?.query).toEqual({ scope: 'all', version: 1, if_attendance_marks: 2 });
  expect(api.events).toEqual([]);
});

it.each([
  [new ApiError(0, 'network', null), ['Error', 'Failed to remove event: Unknown error', 'You seem to be offline.']],
  [
    new ApiError(409, 'event_changed', 'Attendance was taken afterwards.'),
    ['Error', 'Failed to remove event: Attendance was taken afterwards.'],
  ],
])('shows why it failed, and the event stays', async (refusal, expected) => {
  const api = new FakeCalendarApi([buildEvent()]);
  await askRemoval(api);
  await alertText();
  api.failNextWrite = refusal;
  await closeAlertAs('Delete');
  expect(await textAfter('Delete Event')).toEqual(expected);
  await closeAlert();
  expect(rows()).toHaveLength(1);
});

it('does not remove an event whose question failed to load', async () => {
  const api = new FakeCalendarApi([buildEvent()]);
  openCalendar(api);
  await day().findByText('Team Practice');
  api.failReadsOf('/series');
  await click(REMOVE);
  expect(await alertText()).toEqual(['Error', 'Failed to remove event: Unknown error', 'You seem to be offline.']);
  expect(api.writes).toEqual([]);
});

describe('an event that is no longer there, which is not a failure,', () => {
  it('is named as such before the question, and disappears', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    openCalendar(api);
    await day().findByText('Team Practice');
    api.events = [];
    await click(REMOVE);
    expect(await alertText()).toEqual(['Success', 'This event is no longer there.']);
    await closeAlert();
    await waitFor(() => expect(rows()).toEqual([]));
  });

  it('and after the answer to it', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await askRemoval(api);
    await alertText();
    api.events = [];
    await closeAlertAs('Delete');
    expect(await textAfter('Delete Event')).toEqual(['Success', 'This event is no longer there.']);
    await closeAlert();
    await waitFor(() => expect(rows()).toEqual([]));
  });
});

it('removing the edited event closes its form; the input for a new event stays', async () => {
  const api = new FakeCalendarApi([buildEvent()]);
  openCalendar(api);
  await day().findByText('Team Practice');
  fill({ event_title: 'Something new' });
  await click('Edit Team Practice, 18:00');
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  await click(REMOVE);
  await closeAlertAs('Delete');
  await textAfter('Delete Event');
  await waitFor(() => expect([formTitle(), field('event_title').value]).toEqual(['Add Event', 'Something new']));
});

/** Presses a button of a question that is followed by another dialog at once. */
async function closeAlertAs(label: string): Promise<void> {
  await alertText();
  await click(label);
}

/** The text of the next dialog, after the dialog with this title has closed. */
async function textAfter(title: string): Promise<string[]> {
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[role="alertdialog"] h2')].map(({ textContent }) => textContent),
    ).not.toContain(title),
  );
  return alertText();
}
