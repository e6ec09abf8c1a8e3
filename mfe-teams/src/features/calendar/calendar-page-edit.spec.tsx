import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import {
  alertText,
  athlete,
  button,
  cell,
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
  api.sent.filter(({ method }) => method === 'PUT').map(({ path, query, body }) => ({ path, query, body }));

/** With the practice of the day in the form. */
async function edit(api: FakeCalendarApi, options?: Parameters<typeof openCalendar>[1]) {
  const shown = openCalendar(api, options);
  await day().findByText('Team Practice');
  await click(EDIT);
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  return shown;
}

describe('editing', () => {
  it('fills the form, in the address and with the focus, and stores what was changed', async () => {
    const api = new FakeCalendarApi([buildEvent({ notes: 'Kits', attendance_taken: true, version: 3 })]);
    const { address, anyUnsaved } = await edit(api);
    expect(address().get('form')).toBe('17');
    expect(document.activeElement).toBe(field('title'));
    expect(['title', 'date', 'time', 'duration', 'notes'].map((name) => field(name).value)).toEqual([
      'Team Practice',
      '2026-11-29',
      '18:00',
      '90',
      'Kits',
    ]);
    expect(screen.getByText('Soccer (W)', { selector: 'form *' })).toBeTruthy();
    fill({ title: 'Cup Final', time: '19:05' });
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
          notes: 'Kits',
          attendance_taken: true,
          version: 3,
        },
      },
    ]);
    expect([formTitle(), address().get('form'), anyUnsaved()]).toEqual(['Add Event', null, false]);
    expect(document.activeElement).toBe(button('Edit Cup Final, 19:05'));
  });

  it('needs type, title and time', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: ' ' });
    await click('Update Event');
    expect(await alertText()).toEqual(['Edit Event', 'Please provide Event Type, Title and Time.']);
    await closeAlert();
    expect([problemAt('title'), document.activeElement]).toEqual(['Please fill in a title.', field('title')]);
    fill({ title: 'x', date: '' });
    await click('Update Event');
    expect([problemAt('date'), document.activeElement]).toEqual(['Please fill in a date.', field('date')]);
    expect(put(api)).toEqual([]);
  });

  it('of a workout: day, time, title and notes, and it may be all day', async () => {
    const api = new FakeCalendarApi([buildEvent({ event_type: 'workout', event_time: null, workout_uid: 'u' })]);
    openCalendar(api);
    await day().findByText('Team Practice');
    await click('Edit Team Practice, All day');
    await waitFor(() => expect(formTitle()).toBe('Edit Event'));
    expect(field('type').getAttribute('aria-disabled')).toBe('true');
    expect([
      document.querySelector('[data-field="duration"]'),
      document.querySelector('[data-field="attendance"]'),
    ]).toEqual([null, null]);
    fill({ notes: 'Indoors' });
    await click('Update Event');
    await closeAlert();
    expect(put(api)[0]?.body).toEqual({
      team_id: 1,
      athlete_id: null,
      date: '2026-11-29',
      event_title: 'Team Practice',
      event_type: 'workout',
      event_time: null,
      notes: 'Indoors',
      version: 1,
    });
  });

  it.each([
    [NETWORK, ['Error', 'Failed to update event: Unknown error', 'You seem to be offline.']],
    [
      new ApiError(409, 'event_has_attendance', 'Attendance was taken.'),
      ['Error', 'Failed to update event: Attendance was taken.'],
    ],
  ])('that fails says why and keeps what was typed', async (refusal, said) => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: 'Cup Final' });
    api.refuse = refusal;
    await click('Update Event');
    expect(await alertText()).toEqual(said);
    await closeAlert();
    expect([formTitle(), field('title').value, document.activeElement]).toEqual([
      'Edit Event',
      'Cup Final',
      button('Update Event'),
    ]);
    await click('Update Event');
    expect(await alertText()).toEqual(['Success', 'Event updated successfully']);
  });

  it('an answer that got lost is no change of somebody else', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: 'Cup Final' });
    api.loseAnswer = true;
    await click('Update Event');
    expect((await alertText())[1]).toBe('Failed to update event: Unknown error');
    await closeAlert();
    await click('Update Event');
    expect(await alertText()).toEqual(['Success', 'Event updated successfully']);
    expect(api.events[0]?.version).toBe(2);
  });

  it('of a series asks which are meant, and can be undone', async () => {
    const api = new FakeCalendarApi(
      ['2026-11-22', '2026-11-29', '2026-12-06'].map((date, at) =>
        buildEvent({ event_id: 16 + at, date, series_id: 's' }),
      ),
    );
    await edit(api);
    fill({ title: 'Tactics' });
    await click('Update Event');
    expect(put(api)).toEqual([]);
    await user.click(await screen.findByLabelText('This and following (2 events)'));
    await click('Save');
    expect((await alertText())[1]).toBe('Event updated successfully');
    await closeAlert();
    expect(put(api)[0]?.query).toEqual({ scope: 'following' });
    expect(screen.getByText('2 events changed')).toBeTruthy();
    await click('Undo');
    await screen.findByText('Undone.');
    expect(api.events.map(({ event_title: title }) => title)).toEqual([
      'Team Practice',
      'Team Practice',
      'Team Practice',
    ]);
  });
});

describe('an event that somebody else has changed meanwhile', () => {
  async function conflict(api: FakeCalendarApi) {
    const shown = await edit(api);
    fill({ title: 'Mine', time: '19:00' });
    api.events = api.events.map((event) => ({ ...event, event_title: 'Theirs', notes: 'New notes', version: 2 }));
    await click('Update Event');
    await screen.findByText(/Someone else changed this event meanwhile/);
    return shown;
  }
  const differing = () =>
    [...document.querySelectorAll('form [role="alert"] li')].map(({ textContent }) => textContent);

  it('is shown beside what was typed; mine is stored over it, and what nobody has typed here stays theirs', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await conflict(api);
    expect(differing()).toEqual([
      'Title: theirs Theirs, yours Mine',
      'Time: theirs 18:00, yours 19:00',
      'Notes: now New notes',
    ]);
    expect([field('title').value, button('Update Event').disabled]).toEqual(['Mine', true]);
    await click('Keep mine');
    expect((await alertText())[1]).toBe('Event updated successfully');
    expect(api.events[0]).toMatchObject({ event_title: 'Mine', event_time: '19:00', notes: 'New notes', version: 3 });
  });

  it('or theirs is taken, to go on from', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { anyUnsaved } = await conflict(api);
    await click('Take theirs');
    expect([field('title').value, field('notes').value, anyUnsaved()]).toEqual(['Theirs', 'New notes', false]);
    fill({ time: '20:00' });
    await click('Update Event');
    await closeAlert();
    expect(api.events[0]).toMatchObject({ event_title: 'Theirs', event_time: '20:00', notes: 'New notes' });
  });

  it('also where it was moved to another month', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: 'Mine' });
    api.events = [buildEvent({ date: '2027-05-01', version: 2 })];
    await click('Update Event');
    await screen.findByText(/Someone else changed/);
    expect(differing()).toEqual(['Title: theirs Team Practice, yours Mine', 'Date: now May 1, 2027']);
  });

  it('or deleted: what was typed can be added as a new one', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address } = await edit(api, { at: '/calendar?day=2026-11-29' });
    fill({ title: 'Mine' });
    api.events = [];
    await click('Update Event');
    expect(await screen.findByText(/Someone else deleted this event meanwhile/)).toBeTruthy();
    await click('Add as a new event');
    expect(await screen.findByText('Event added')).toBeTruthy();
    await waitFor(() => expect([formTitle(), address().get('form')]).toEqual(['Add Event', null]));
    expect(api.events).toMatchObject([{ event_title: 'Mine', team_id: 1, event_time: '18:00' }]);
    expect(field('title').value).toBe('');
  });

  it('or left deleted', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: 'Mine' });
    api.events = [];
    await click('Update Event');
    await screen.findByText(/Someone else deleted/);
    await click('Leave it deleted');
    await waitFor(() => expect(formTitle()).toBe('Add Event'));
    expect(api.events).toEqual([]);
  });

  it('what is stored now cannot be read: that is said, and what was typed stays', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    await edit(api);
    fill({ title: 'Mine' });
    api.events = [buildEvent({ version: 2, event_title: 'Theirs' })];
    api.refuseReads.set('/api/calendar/list', NETWORK);
    await click('Update Event');
    expect((await alertText())[1]).toBe(
      'Failed to update event: This event was changed by someone else meanwhile. Look at it again first.',
    );
    await closeAlert();
    expect(field('title').value).toBe('Mine');
  });
});

describe('leaving the form of an event', () => {
  it('for another day, an athlete or Cancel asks when something was typed', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address } = await edit(api);
    fill({ title: 'Typed' });
    await user.click(cell('2026-11-12'));
    expect((await alertText())[0]).toBe('Discard Changes?');
    await closeAlert('Keep Editing');
    expect([field('title').value, selectedDate()]).toEqual(['Typed', '2026-11-29']);
    await user.click(athlete('Ana'));
    await closeAlert('Keep Editing');
    expect(address().get('athlete')).toBeNull();
    await click('Cancel');
    await closeAlert('Keep Editing');
    await user.click(cell('2026-11-12'));
    await closeAlert('Discard Changes');
    expect([formTitle(), selectedDate(), field('title').value]).toEqual(['Add Event', '2026-11-12', '']);
  });

  it('does not ask when nothing was typed, and gives the focus back', async () => {
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

  it('keeps what was typed into the other form', async () => {
    const api = new FakeCalendarApi([buildEvent()]);
    const { address, anyUnsaved } = openCalendar(api);
    await day().findByText('Team Practice');
    fill({ title: 'Half a new event' });
    await click(EDIT);
    await waitFor(() => expect(field('title').value).toBe('Team Practice'));
    await click('Cancel');
    await waitFor(() => expect(field('title').value).toBe('Half a new event'));
    // Also when something is stored in between: the form is left without a step back, which the shell would ask about.
    await click(EDIT);
    await waitFor(() => expect(field('title').value).toBe('Team Practice'));
    fill({ notes: 'Kits' });
    await click('Update Event');
    await closeAlert();
    expect([field('title').value, anyUnsaved(), address().get('form')]).toEqual(['Half a new event', true, null]);
  });
});

test('a link to the form of an event opens it; to one that is not there, the other', async () => {
  const api = new FakeCalendarApi([buildEvent()]);
  openCalendar(api, { at: '/calendar?day=2026-11-29&form=17' });
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
});

test('on a phone it is a dialog; of an event that is not there, none', async () => {
  openCalendar(new FakeCalendarApi([buildEvent()]), { at: '/calendar?day=2026-11-29&form=99', width: 390 });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.querySelector('form')).toBeNull();
  await click(EDIT);
  await waitFor(() => expect(formTitle()).toBe('Edit Event'));
  expect(hasButton('Close Edit Event')).toBe(true);
});
