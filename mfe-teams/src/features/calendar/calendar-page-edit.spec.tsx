import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import {
  alertText,
  athlete,
  button,
  cell,
  chosenType,
  click,
  closeAlert,
  day,
  field,
  fill,
  formTitle,
  hasButton,
  openCalendar,
  problemAt,
  rows,
  selectedDate,
  user,
} from './testing/calendar-actor.js';
import { buildEvent } from './testing/build.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const NETWORK = new ApiError(0, 'network', null);
const EDIT = 'Edit Team Practice, 18:00';
const put = (api: FakeCalendarApi) =>
  api.writes.filter(({ method }) => method === 'PUT').map(({ path, query, body }) => ({ path, query, body }));

/** Opens the calendar with the practice in the edit form. */
async function edit(api: FakeCalendarApi, options?: Parameters<typeof openCalendar>[1]) {
  const shown = openCalendar(api, options);
  await day().findByText('Team Practice');
  await click(EDIT);
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  return shown;
}

describe('who is at another event during it', () => {
  const overlap = { athlete_id: 7, first_name: 'Ana', last_name: 'Núñez', date: '2026-11-29', duration_min: 60 };
  const other = { event_id: 30, title: 'Practice', team: 'First Team' };
  const NOTE = 'Ana Núñez is also at Practice of First Team, 18:30 – 19:30.';
  const withOverlap = () => {
    const api = new FakeCalendarApi([buildEvent()]);
    api.overlaps.set(17, [{ ...overlap, event_time: '18:30', event: other }]);
    return api;
  };

  it('is named in the details of the event', async () => {
    openCalendar(withOverlap(), { at: '/calendar?month=2026-11&day=2026-11-29&team=1&event=17' });
    expect((await screen.findByText(NOTE)).closest('[role="dialog"]')).not.toBeNull();
  });

  it('is named in the form while its times are the stored ones', async () => {
    await edit(withOverlap());
    expect((await screen.findByText(NOTE)).closest('form')).not.toBeNull();
    fill({ event_title: 'Cup Final' });
    expect(screen.queryByText(NOTE)).not.toBeNull();
    fill({ event_time: '20:00' });
    expect(screen.queryByText(NOTE)).toBeNull();
    fill({ event_time: '18:00' });
    expect(screen.queryByText(NOTE)).not.toBeNull();
  });

  it('is read again after a change', async () => {
    const api = withOverlap();
    await edit(api);
    await screen.findByText(NOTE);
    api.overlaps.clear();
    fill({ event_title: 'Cup Final' });
    await click('Update Event');
    await closeAlert();
    await click('Edit Cup Final, 18:00');
    await waitFor(() => expect(formTitle()).toBe('Edit Event'));
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
  });
});

describe('editing', () => {
  it('opens the form with address and focus, and saves the changes', async () => {
    const api = new FakeCalendarApi([buildEvent({ notes: 'Kits', attendance_taken: true, version: 3 })]);
    const { address, anyUnsaved } = await edit(api);
    expect(address().get('form')).toBe('17');
    expect(document.activeElement).toBe(field('event_title'));
    expect(['event_title', 'date', 'event_time', 'duration_min', 'notes'].map((name) => field(name).value)).toEqual([
      'Team Practice',
      '2026-11-29',
      '18:00',
      '90',
      'Kits',
    ]);
    // The owner is named, and there is no field to change it.
    expect(screen.getByText('Soccer (W)', { selector: 'form *' })).toBeTruthy();
    expect(document.querySelector('form [data-field="owner"]')).toBeNull();
    fill({ event_title: 'Cup Final', event_time: '19:05' });
    expect(anyUnsaved()).toBe(true);
    await click('Update Event');
    expect(await alertText()).toEqual(['Success', 'Event updated successfully']);
    await closeAlert();
    expect(put(api)).toEqual([
      {
        path: '/api/calendar/list/17',
        query: { scope: 'one' },
        body: {
          team_id: 1,
          athlete_id: null,
          date: '2026-11-29',
          event_title: 'Cup Final',
          event_type: 'practice',
          event_time: '19:05',
          duration_min: 90,
          planned_rpe: null,
          notes: 'Kits',
          attendance_taken: true,
          version: 3,
        },
      },
    ]);
    expect([formTitle(), address().get('form'), anyUnsaved()]).toEqual(['Add Event', null, false]);
    expect(document.activeElement).toBe(button('Edit Cup Final, 19:05'));
  });

  it('requires type, title and time', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: ' ' });
    await click('Update Event');
    expect(await alertText()).toEqual(['Edit Event', 'Please provide Event Type, Title and Time.']);
    await closeAlert();
    expect([problemAt('event_title'), document.activeElement]).toEqual(['Enter a title.', field('event_title')]);
    fill({ event_title: 'x', date: '' });
    await click('Update Event');
    expect([problemAt('date'), document.activeElement]).toEqual(['Enter a date.', field('date')]);
    expect(put(api)).toEqual([]);
  });

  it('a workout: date, time, title, planned load and notes can change, and it may last all day', async () => {
    const api = new FakeCalendarApi([buildEvent({ event_type: 'workout', event_time: null, workout_uid: 'u' })]);
    openCalendar(api);
    await day().findByText('Team Practice');
    await click('Edit Team Practice, All day');
    await waitFor(() => expect(formTitle()).toBe('Edit Event'));
    expect([chosenType(), field<HTMLButtonElement>('event_type').disabled]).toEqual(['Workout', true]);
    expect(document.querySelector('[data-field="attendance_taken"]')).toBeNull();
    fill({ notes: 'Indoors', duration_min: '45', planned_rpe: '5,5' });
    await click('Update Event');
    await closeAlert();
    expect(put(api)[0]?.body).toEqual({
      team_id: 1,
      athlete_id: null,
      date: '2026-11-29',
      event_title: 'Team Practice',
      event_type: 'workout',
      event_time: null,
      duration_min: 45,
      planned_rpe: 5.5,
      notes: 'Indoors',
      version: 1,
    });
  });

  it.each([
    [
      NETWORK,
      ['Error', 'Failed to update event: Unknown error', 'You seem to be offline. What you typed is still here.'],
    ],
    [
      new ApiError(409, 'event_has_attendance', 'Attendance was taken.'),
      ['Error', 'Failed to update event: Attendance was taken.', 'What you typed is still here.'],
    ],
  ])('shows why it failed and keeps the input', async (refusal, expected) => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: 'Cup Final' });
    api.failNextWrite = refusal;
    await click('Update Event');
    expect(await alertText()).toEqual(expected);
    await closeAlert();
    expect([formTitle(), field('event_title').value, document.activeElement]).toEqual([
      'Edit Event',
      'Cup Final',
      button('Update Event'),
    ]);
    await click('Update Event');
    expect(await alertText()).toEqual(['Success', 'Event updated successfully']);
  });

  it('a repeated save after a lost answer is no conflict', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: 'Cup Final' });
    api.loseNextAnswer = true;
    await click('Update Event');
    expect((await alertText())[1]).toBe('Failed to update event: Unknown error');
    await closeAlert();
    await click('Update Event');
    expect(await alertText()).toEqual(['Success', 'Event updated successfully']);
    expect(api.events[0]?.version).toBe(2);
  });

  it('asks for the scope within a series, and can be undone', async () => {
    const api = new FakeCalendarApi(
      ['2026-11-22', '2026-11-29', '2026-12-06'].map((date, at) =>
        buildEvent({ event_id: 16 + at, date, series_id: 's' }),
      ),
    );
    await edit(api);
    fill({ event_title: 'Tactics' });
    await click('Update Event');
    expect(put(api)).toEqual([]);
    await user.click(await screen.findByLabelText('This and following (2 events)'));
    await click('Save');
    expect((await alertText())[1]).toBe('Event updated successfully');
    await closeAlert();
    expect(put(api)[0]?.query).toEqual({ scope: 'following' });
    expect(screen.getByText('2 events changed')).toBeTruthy();
    await click('Undo');
    await screen.findByText('Reverted: 2 events changed.');
    expect(api.events.map(({ event_title: title }) => title)).toEqual([
      'Team Practice',
      'Team Practice',
      'Team Practice',
    ]);
  });
});

describe('an event that someone else has changed meanwhile', () => {
  async function conflict(api: FakeCalendarApi) {
    const shown = await edit(api);
    fill({ event_title: 'Mine', event_time: '19:00' });
    api.events = api.events.map((event) => ({ ...event, event_title: 'Theirs', notes: 'New notes', version: 2 }));
    await click('Update Event');
    await screen.findByText(/Someone else changed this event/);
    return shown;
  }
  const differing = () =>
    [...document.querySelectorAll('form [role="alert"] li')].map(({ textContent }) => textContent);

  it('shows both versions; Keep mine saves the typed fields and keeps the others as stored', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await conflict(api);
    expect(differing()).toEqual([
      'Title: theirs Theirs, yours Mine',
      'Time: theirs 18:00, yours 19:00',
      'Notes: now New notes',
    ]);
    expect([field('event_title').value, button('Update Event').disabled]).toEqual(['Mine', true]);
    await click('Keep mine');
    expect((await alertText())[1]).toBe('Event updated successfully');
    expect(api.events[0]).toMatchObject({ event_title: 'Mine', event_time: '19:00', notes: 'New notes', version: 3 });
  });

  it('Take theirs continues with the stored version', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { anyUnsaved } = await conflict(api);
    await click('Take theirs');
    expect([field('event_title').value, field('notes').value, anyUnsaved()]).toEqual(['Theirs', 'New notes', false]);
    fill({ event_time: '20:00' });
    await click('Update Event');
    await closeAlert();
    expect(api.events[0]).toMatchObject({ event_title: 'Theirs', event_time: '20:00', notes: 'New notes' });
  });

  it('finds an event that was moved to another month', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: 'Mine' });
    api.events = [buildEvent({ date: '2027-05-01', version: 2 })];
    await click('Update Event');
    await screen.findByText(/Someone else changed/);
    expect(differing()).toEqual(['Title: theirs Team Practice, yours Mine', 'Date: now May 1, 2027']);
  });

  it('can add the input as a new event after a deletion', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address } = await edit(api, { at: '/calendar?day=2026-11-29' });
    fill({ event_title: 'Mine' });
    api.events = [];
    await click('Update Event');
    expect(await screen.findByText(/Someone else deleted this event/)).toBeTruthy();
    await click('Add as a new event');
    expect(await screen.findByText('Event added')).toBeTruthy();
    await waitFor(() => expect([formTitle(), address().get('form')]).toEqual(['Add Event', null]));
    expect(api.events).toMatchObject([{ event_title: 'Mine', team_id: 1, event_time: '18:00' }]);
    expect(field('event_title').value).toBe('Practice');
  });

  it('can leave the event deleted', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: 'Mine' });
    api.events = [];
    await click('Update Event');
    await screen.findByText(/Someone else deleted/);
    await click('Leave it deleted');
    await waitFor(() => expect(formTitle()).toBe('Add Event'));
    expect(api.events).toEqual([]);
  });

  it('shows a failure and keeps the input when the stored version cannot be loaded', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ event_title: 'Mine' });
    api.events = [buildEvent({ version: 2, event_title: 'Theirs' })];
    api.failReadsOf('/api/calendar/list');
    await click('Update Event');
    expect((await alertText())[1]).toBe(
      'Failed to update event: Someone else changed this event. Check it and try again.',
    );
    await closeAlert();
    expect(field('event_title').value).toBe('Mine');
  });
});

describe('leaving the form of an event', () => {
  it('asks before input is discarded by another day, an athlete or Cancel', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address } = await edit(api);
    fill({ event_title: 'Typed' });
    await user.click(cell('2026-11-12'));
    expect((await alertText())[0]).toBe('Discard Changes?');
    await closeAlert('Keep Editing');
    expect([field('event_title').value, selectedDate()]).toEqual(['Typed', '2026-11-29']);
    await user.click(athlete('Ana'));
    await closeAlert('Keep Editing');
    expect(address().get('athlete')).toBeNull();
    await click('Cancel');
    await closeAlert('Keep Editing');
    await user.click(cell('2026-11-12'));
    await closeAlert('Discard Changes');
    expect([formTitle(), selectedDate(), field('event_title').value]).toEqual(['Add Event', '2026-11-12', 'Practice']);
  });

  it('does not ask without input, and restores the focus', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address } = await edit(api);
    await click('Cancel');
    await waitFor(() => expect([formTitle(), address().get('form')]).toEqual(['Add Event', null]));
    expect(document.activeElement).toBe(button(EDIT));
    await click(EDIT);
    await waitFor(() => expect(formTitle()).toBe('Edit Event'));
    await user.click(cell('2026-11-12'));
    expect(formTitle()).toBe('Add Event');
  });

  it('keeps the input of the form for a new event', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address, anyUnsaved } = openCalendar(api);
    await day().findByText('Team Practice');
    fill({ event_title: 'Half a new event' });
    await click(EDIT);
    await waitFor(() => expect(field('event_title').value).toBe('Team Practice'));
    await click('Cancel');
    await waitFor(() => expect(field('event_title').value).toBe('Half a new event'));
    // Also after saving: the form closes without going back in the history, which would trigger the question of the
    // shell.
    await click(EDIT);
    await waitFor(() => expect(field('event_title').value).toBe('Team Practice'));
    fill({ notes: 'Kits' });
    await click('Update Event');
    await closeAlert();
    expect([field('event_title').value, anyUnsaved(), address().get('form')]).toEqual(['Half a new event', true, null]);
  });
});

test('a link to the form of an event opens it', async () => {
  const api = new FakeCalendarApi([buildEvent()]);
  openCalendar(api, { at: '/calendar?day=2026-11-29&form=17' });
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
});

test('on a phone the form is a dialog, which does not open for an unknown event', async () => {
  openCalendar(new FakeCalendarApi([buildEvent()]), { at: '/calendar?day=2026-11-29&form=99', width: 390 });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.querySelector('form')).toBeNull();
  await click(EDIT);
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  expect(hasButton('Close Edit Event')).toBe(true);
});
