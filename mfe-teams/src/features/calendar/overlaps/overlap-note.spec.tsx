import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarEvent, EventOverlap } from '@touchline/contracts/calendar.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { buildCalendarAthlete, buildEvent } from '../testing/build.js';
import { OverlapNote } from './overlap-note.js';

const OVERLAP: EventOverlap = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Núñez',
  date: '2026-11-29',
  event_time: '18:00',
  duration_min: 90,
  event: { event_id: 20, title: 'Practice', team: 'First Team' },
};
const several = (count: number): EventOverlap[] =>
  Array.from({ length: count }, (_, at) => ({ ...OVERLAP, athlete_id: 7 + at, last_name: `No. ${at + 1}` }));

class FakeApi extends FakeServer {
  athletes = [buildCalendarAthlete({ athlete_id: 7 })];

  constructor(overlaps: EventOverlap[]) {
    super({
      'GET /api/calendar/list/{id}/overlaps': ({ id }) => (id === 17 ? overlaps : []),
      'GET /api/athletes/list': () => this.athletes,
    });
  }
}

function show(api: FakeApi, event: CalendarEvent = buildEvent()) {
  render(
    <TestShell api={api}>
      <OverlapNote event={event} />
      <p>The event</p>
    </TestShell>,
  );
}
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const answered = (api: FakeApi) => waitFor(() => expect(api.reads.length).toBeGreaterThan(0));

test('names the athlete and the other event', async () => {
  show(new FakeApi([OVERLAP]));
  expect(await screen.findByText('Ana Núñez is also at Practice of First Team, 18:00 – 19:30.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('names no title and no team where the coach may not read them', async () => {
  show(new FakeApi([{ ...OVERLAP, event: null }]));
  expect(await screen.findByText('Ana Núñez is also at an event of another team, 18:00 – 19:30.')).toBeTruthy();
});

test('tells equal names of the roster apart', async () => {
  const api = new FakeApi([OVERLAP]);
  api.athletes = [
    buildCalendarAthlete({ athlete_id: 7, jersey_number: '1' }),
    buildCalendarAthlete({ athlete_id: 8, jersey_number: '12' }),
  ];
  show(api);
  expect(await screen.findByText(/^Ana Núñez #1 is also at/)).toBeTruthy();
});

test('shows three lines, and the others on demand', async () => {
  show(new FakeApi(several(5)));
  const more = await screen.findByRole('button', { name: 'and 2 more' });
  expect([lines().length, more.getAttribute('aria-expanded')]).toEqual([3, 'false']);
  await userEvent.click(more);
  expect(lines()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(lines()).toHaveLength(3);
});

test.each([
  ['without an overlap', null],
  ['without a network', new ApiError(0, 'network', null)],
  ['of an event that is gone', new ApiError(404, 'not_found', 'Not found.')],
  ['where the role does not allow it', new ApiError(403, 'not_permitted', 'Your role does not allow this.')],
  ['of a busy server', new ApiError(503, 'busy', 'Busy.')],
])('is absent %s', async (_, failure) => {
  const api = new FakeApi(failure ? [OVERLAP] : []);
  api.failReads = failure;
  show(api);
  await answered(api);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.body.textContent).toBe('The event');
});

test('is absent while the answer is on its way', async () => {
  const api = new FakeApi([OVERLAP]);
  const release = api.holdReads();
  show(api);
  await answered(api);
  expect(document.body.textContent).toBe('The event');
  release();
  expect(await screen.findByText(/is also at/)).toBeTruthy();
});

test('asks nothing for an event without a time', () => {
  const api = new FakeApi([OVERLAP]);
  show(api, buildEvent({ event_time: null }));
  expect(api.reads).toEqual([]);
});
