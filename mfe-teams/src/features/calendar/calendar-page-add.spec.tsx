import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import {
  alertText,
  athlete,
  button,
  cell,
  choose,
  chooseType,
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
  waitForUpdates,
  user,
} from './testing/calendar-actor.js';
import { FakeCalendarApi } from './testing/fake-calendar-api.js';

const NETWORK = new ApiError(0, 'network', null);
const submit = () => click('Add Event');
const attendance = () => screen.getByLabelText<HTMLInputElement>('Attendance Taken');
const posted = (api: FakeCalendarApi) =>
  api.writes.filter(({ path }) => path === '/api/calendar/list').map(({ body }) => body);

/** Fills all required fields of a practice. */
async function typePractice(title = 'Team Practice'): Promise<void> {
  await chooseType('Practice');
  fill({ event_title: title, event_time: '18:07' });
}

describe('missing fields', () => {
  it('type, title and time: shows a message, marks the fields, and focuses the first', async () => {
    const api = new FakeCalendarApi();
    // Nothing is proposed where the events cannot be loaded.
    api.failReadsOf('/api/calendar/list');
    openCalendar(api);
    await day().findByText('Failed to load events. Please try again.');
    await screen.findByText('Soccer (W)', { selector: 'form *' });
    await submit();
    expect(await alertText()).toEqual(['Add Event', 'Please fill in Event Type, Title, and Time.']);
    await closeAlert();
    expect(document.activeElement).toBe(field('event_type'));
    expect(['event_type', 'event_title', 'date', 'event_time'].map(problemAt)).toEqual([
      'Choose a type.',
      'Enter a title.',
      undefined,
      'Enter a time.',
    ]);
    fill({ event_title: 'x' });
    expect(problemAt('event_title')).toBeUndefined();
    expect(posted(api)).toEqual([]);
  });

  it('the owner: shows a message, and a team can be chosen in the form', async () => {
    const api = new FakeCalendarApi();
    const { address } = openCalendar(api, { at: '/calendar?day=2026-11-29' });
    await day().findByText('No events on this day');
    await typePractice();
    await submit();
    expect(await alertText()).toEqual(['Add Event', 'Please select either a team or an athlete']);
    await closeAlert();
    expect(document.activeElement).toBe(field('owner'));
    expect(problemAt('owner')).toBe('Choose a team, or an athlete in the list.');
    expect(['event_type', 'event_title', 'event_time'].map(problemAt)).toEqual([undefined, undefined, undefined]);
    await choose(field('owner'), 'Old Boys · Rugby (M)');
    expect(address().get('team')).toBe('2');
    await submit();
    await waitFor(() =>
      expect(posted(api)).toMatchObject([{ team_id: 2, athlete_id: null, event_title: 'Team Practice' }]),
    );
  });

  it('the teams, because they failed to load: no team is invented', async () => {
    const api = new FakeCalendarApi();
    api.failReadsOf('/api/teams');
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    expect(button('Add Event').disabled).toBe(true);
    expect(screen.getByText('Failed to load teams. Please try again.', { selector: 'form *' })).toBeTruthy();
    await submit();
    expect(posted(api)).toEqual([]);
    expect(field('event_title').value).toBe('Team Practice');
  });

  it('an invalid duration shows at its field', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    fill({ duration_min: '0' });
    await submit();
    expect(problemAt('duration_min')).toContain('from 1 to 1440');
    expect(document.activeElement).toBe(field('duration_min'));
    expect(posted(api)).toEqual([]);
  });
});

describe('adding', () => {
  it('adds a team event on the selected day, then proposes the next one', async () => {
    const api = new FakeCalendarApi();
    const { anyUnsaved, address } = openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    fill({ notes: 'Bring both kits' });
    expect(anyUnsaved()).toBe(true);
    await submit();
    expect(await screen.findByText('Event added')).toBeTruthy();
    expect(posted(api)).toEqual([
      {
        team_id: 1,
        athlete_id: null,
        date: '2026-11-29',
        event_title: 'Team Practice',
        event_type: 'practice',
        event_time: '18:07',
        duration_min: 60,
        planned_rpe: null,
        notes: 'Bring both kits',
        attendance_taken: true,
      },
    ]);
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('18:07Team Practice')]));
    expect([field('event_title').value, field('event_time').value, chosenType(), field('notes').value]).toEqual([
      'Practice',
      '18:07',
      'Practice',
      '',
    ]);
    expect(attendance().checked).toBe(true);
    expect(document.activeElement).toBe(field('date'));
    expect([anyUnsaved(), address().get('day')]).toEqual([false, '2026-11-29']);
  });

  it('an event of an athlete takes no attendance', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await waitFor(() => athlete('Ana'));
    await typePractice('Physio');
    await user.click(athlete('Ana'));
    // The input is still there.
    expect(field('event_title').value).toBe('Physio');
    expect([attendance().disabled, attendance().checked]).toEqual([true, false]);
    await submit();
    await waitFor(() =>
      expect(posted(api)).toMatchObject([
        { team_id: null, athlete_id: 7, event_title: 'Physio', attendance_taken: false },
      ]),
    );
  });

  it('shows the number of events of a weekly repetition, before and after', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    fill({ repeat_until: '2027-01-03' });
    expect(screen.getByText('Adds 6 events')).toBeTruthy();
    await submit();
    expect(await screen.findByText('6 events added')).toBeTruthy();
    await waitFor(() => expect(cell('2026-12-06').textContent).toContain('1 event, 1 practice'));
    expect(field('repeat_until').value).toBe('');
    fill({ repeat_until: '2031-01-01' });
    expect(problemAt('repeat_until')).toContain('at most 200');
    fill({ event_title: 'x' });
    await submit();
    expect(document.activeElement).toBe(field('repeat_until'));
    expect(posted(api)).toHaveLength(1);
  });

  it('can be undone in the bar, which stays until it is dismissed', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    await submit();
    await screen.findByText('Event added');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await click('Undo');
    expect(await screen.findByText('Reverted: event added.')).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual([]));
    expect(hasButton('Undo')).toBe(false);
    await click('Dismiss this message');
    expect(screen.queryByText('Reverted: event added.')).toBeNull();
  });

  it.each([
    [new ApiError(404, 'not_found', 'Not found.'), 'Already reverted, or too late.', false],
    [new ApiError(409, 'event_changed', 'Somebody has changed it.'), 'Somebody has changed it.', false],
    [NETWORK, 'Failed to undo. You seem to be offline. Try again.', true],
  ])('a refused Undo shows the reason: %s', async (refusal, text, again) => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    await submit();
    await screen.findByText('Event added');
    api.failNextWrite = refusal;
    await click('Undo');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(hasButton('Undo')).toBe(again);
  });
});

describe('a failure', () => {
  it('shows the reason, keeps the input, and a repeated request adds no second event', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    api.loseNextAnswer = true;
    await submit();
    expect(await alertText()).toEqual([
      'Error',
      'Failed to add event: Unknown error',
      'You seem to be offline. What you typed is still here.',
    ]);
    await closeAlert();
    expect([field('event_title').value, field('event_time').value]).toEqual(['Team Practice', '18:07']);
    await submit();
    await screen.findByText('Event added');
    expect(api.events).toHaveLength(1);
    expect(new Set(api.writes.map(({ retryKey }) => retryKey)).size).toBe(1);
    fill({ event_title: 'Team Practice' });
    await submit();
    await waitFor(() => expect(api.events).toHaveLength(2));
  });

  it('marks the fields that the server names', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    api.failNextWrite = new ApiError(400, 'validation_failed', 'The title has bad words.', [
      { path: 'event_title', message: 'The title has bad words.' },
    ]);
    await submit();
    expect(await alertText()).toEqual([
      'Error',
      'Failed to add event: The title has bad words.',
      'What you typed is still here.',
    ]);
    await closeAlert();
    expect([problemAt('event_title'), document.activeElement]).toEqual([
      'The title has bad words.',
      field('event_title'),
    ]);
  });

  it('the form is read-only while it saves, and is sent once', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    const release = api.holdWrites();
    await submit();
    expect([field('event_title').readOnly, button('Add Event').disabled]).toEqual([true, true]);
    await user.click(field('event_title'));
    await user.keyboard('{Enter}');
    release();
    await screen.findByText('Event added');
    expect(posted(api)).toHaveLength(1);
  });
});

describe('attendance', () => {
  it('is taken at practices and games, and not at others', async () => {
    openCalendar(new FakeCalendarApi());
    await day().findByText('No events on this day');
    const byType: [string, boolean][] = [];
    for (const type of ['Practice', 'Meeting', 'Game', 'Other']) {
      await chooseType(type);
      byType.push([type, attendance().checked]);
    }
    expect(byType).toEqual([
      ['Practice', true],
      ['Meeting', false],
      ['Game', true],
      ['Other', false],
    ]);
  });

  it('stays as the coach chose it when the type changes afterwards, until the event is added', async () => {
    const api = new FakeCalendarApi();
    openCalendar(api);
    await day().findByText('No events on this day');
    await typePractice();
    await user.click(attendance());
    await chooseType('Game');
    expect(attendance().checked).toBe(false);
    await submit();
    await waitFor(() => expect(posted(api)).toMatchObject([{ event_type: 'game', attendance_taken: false }]));
    await waitFor(() => expect(attendance().checked).toBe(true));
    await chooseType('Meeting');
    expect(attendance().checked).toBe(false);
  });
});

describe('the date', () => {
  it('is the selected day until another date is typed, and again after selecting another day', async () => {
    openCalendar(new FakeCalendarApi());
    await day().findByText('No events on this day');
    fill({ event_title: 'Kept', date: '2026-12-24' });
    expect(field('date').value).toBe('2026-12-24');
    await user.click(cell('2026-11-12'));
    expect([field('date').value, field('event_title').value]).toEqual(['2026-11-12', 'Kept']);
  });

  it('stays for the next event after one was added on it, and the calendar stays where it was', async () => {
    const { address } = openCalendar(new FakeCalendarApi());
    await day().findByText('No events on this day');
    await typePractice();
    fill({ date: '2026-12-24' });
    await submit();
    expect(await screen.findByText('Event added for December 24, 2026')).toBeTruthy();
    await waitFor(() => expect([field('date').value, field('event_title').value]).toEqual(['2026-12-24', 'Practice']));
    expect([address().get('day'), address().get('team')]).toEqual(['2026-11-29', '1']);
    await user.click(cell('2026-11-12'));
    expect(field('date').value).toBe('2026-11-12');
  });
});

describe('on a phone', () => {
  it('the form is a dialog, kept in the address, and asks before input is discarded', async () => {
    const { address } = openCalendar(new FakeCalendarApi(), { width: 390 });
    await day().findByText('No events on this day');
    await click('Add Event');
    await waitFor(() => expect(formTitle()).toBe('Add Event'));
    expect(address().get('form')).toBe('add');
    await click('Cancel');
    await waitFor(() => expect(address().get('form')).toBeNull());
    await click('Add Event');
    await waitFor(() => expect(formTitle()).toBe('Add Event'));
    fill({ event_title: 'Typed' });
    await click('Close Add Event');
    await closeAlert('Keep Editing');
    expect(field('event_title').value).toBe('Typed');
    await click('Cancel');
    await closeAlert('Discard Changes');
    await waitFor(() => expect(address().get('form')).toBeNull());
    await click('Add Event');
    await waitFor(() => expect(field('event_title').value).toBe('Practice'));
  });

  it('adding closes the dialog', async () => {
    const api = new FakeCalendarApi();
    const { address } = openCalendar(api, { width: 390 });
    await day().findByText('No events on this day');
    await click('Add Event');
    await waitFor(() => expect(formTitle()).toBe('Add Event'));
    await typePractice();
    await submit();
    await screen.findByText('Event added');
    await waitFor(() => expect([address().get('form'), document.querySelector('form')]).toEqual([null, null]));
    await waitForUpdates();
    expect(rows()).toHaveLength(1);
  });
});
