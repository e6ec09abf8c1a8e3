import { useCallback, useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { monthOf } from '@touchline/contracts/month';
import { ApiError } from '@touchline/ui/host';
import { useAddressDialog, useNavigate, useSearchParams } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { buildEvent } from '../testing/build.js';
import { FullScreenCalendar } from './full-screen-calendar.js';
import { LazyLargeMonth } from './lazy-large-month.js';

beforeAll(() => LazyLargeMonth.preload());

/** The height of the grid in pixels, because jsdom measures nothing. */
let room = 700;
const measured = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight')!;
beforeAll(() => void Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => room }));
afterAll(() => void Object.defineProperty(Element.prototype, 'clientHeight', measured));
globalThis.ResizeObserver = class {
  constructor(private readonly look: ResizeObserverCallback) {}
  observe() {
    this.look([], this);
  }
  unobserve() {}
  disconnect() {}
};
/** The result of every media query about the width. */
const phone = (is: boolean) =>
  (window.matchMedia = (media) =>
    ({ matches: is, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as never);

const refetch = jest.fn<undefined, []>();
beforeEach(() => {
  room = 700;
  phone(false);
  refetch.mockClear();
});

const EVENTS = [
  buildEvent({
    event_id: 1,
    date: '2026-11-24',
    event_time: '07:30',
    event_title: 'Breakfast',
    event_type: 'team_meeting',
  }),
  ...[2, 3, 4, 5, 6].map((id) =>
    buildEvent({ event_id: id, date: '2026-11-24', event_time: `1${id}:00`, event_title: `Practice ${id}` }),
  ),
  buildEvent({
    event_id: 7,
    date: '2026-11-25',
    event_time: null,
    event_type: 'workout',
    event_title: 'Lower body',
    status: 'missed',
  }),
];

/**
 * A page with the day in its address. `keeps`: selecting a day keeps the history state of the open dialog.
 */
function Page({ events, error, keeps }: { events: CalendarEvent[] | undefined; error: unknown; keeps: boolean }) {
  const [params, setParams] = useSearchParams();
  const { open } = useAddressDialog('view');
  const navigate = useNavigate();
  const [opened, setOpened] = useState('');
  const day = params.get('day') ?? '2026-11-22';
  const choose = useCallback(
    (next: string) =>
      setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), day: next }), {
        replace: true,
        state: keeps ? 'dialog:view' : null,
      }),
    [setParams, keeps],
  );
  return (
    <>
      <button onClick={() => open('full')}>Full screen</button>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
      <p data-testid="day">{day}</p>
      <p data-testid="opened">{opened}</p>
      <FullScreenCalendar
        calendarName="Soccer (W)"
        month={monthOf(day)}
        day={day}
        today="2026-11-22"
        events={events}
        query={{ data: events, error, refetch }}
        onDay={choose}
        onMonth={(month) => choose(`${month}-22`)}
        onOpenDay={setOpened}
      />
    </>
  );
}
function show({ at = '/', error = null, keeps = false }: { at?: string; error?: Error | null; keeps?: boolean } = {}) {
  render(
    <TestShell at={at}>
      <Page events={error ? undefined : EVENTS} error={error} keeps={keeps} />
    </TestShell>,
  );
}
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
const lines = (name: RegExp) =>
  [...cell(name).querySelectorAll('[aria-hidden] > div')].map(({ textContent }) => textContent);
const text = (id: string) => screen.getByTestId(id).textContent;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('names as many events per day as fit, and describes them for screen readers', async () => {
  show({ at: '/?view=full' });
  expect(screen.getByRole('dialog', { name: 'Calendar' }).textContent).toContain('Soccer (W)');
  // 700 pixels fit 6 weeks of 107 pixels with four lines.
  expect(
    lines(
      /^Tue, Nov 24, 2026, 6 events, 5 practices, 1 meeting: 07:30 Breakfast, 12:00 Practice 2, 13:00 Practice 3, 3 more$/,
    ),
  ).toEqual(['07:30Breakfast', '12:00Practice 2', '13:00Practice 3', '+3 more']);
  expect(lines(/^Wed, Nov 25, 2026, 1 event, 1 workout, 1 missed: Lower body, missed event$/)).toEqual(['Lower body']);
  expect(document.activeElement).toBe(cell(/^Sun, Nov 22, 2026, today/));
  expect(screen.queryByRole('list', { name: 'Events on the selected day' })).toBeNull();
});

test.each(['a phone', 'a window that is very low'])(
  'on %s the days have marks, and the selected day’s events are below',
  async (where) => {
    if (where === 'a phone') phone(true);
    else room = 200;
    show({ at: '/?view=full&day=2026-11-24' });
    expect(cell(/Nov 25/).querySelectorAll('[data-mark]')).toHaveLength(2);
    expect(cell(/Nov 24/).querySelector('[aria-hidden]')?.textContent).toBe('24');
    const list = within(screen.getByRole('list', { name: 'Events on the selected day' })).getAllByRole('listitem');
    expect(list[0]!.textContent).toBe('07:30Breakfast');
    expect(list).toHaveLength(6);
    await userEvent.click(cell(/Nov 23/));
    screen.getByText('No events on this day');
  },
);

test.each([false, true])(
  'arrow keys move the day, Enter closes the dialog and opens that day (parameter kept: %s)',
  async (keeps) => {
    show({ keeps });
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await gone();
    await waitFor(() => expect([text('day'), text('opened')]).toEqual(['2026-11-24', '2026-11-24']));
  },
);

test.each(['Escape', 'the browser’s Back', 'the button'])(
  '%s closes it, with the day that was chosen there',
  async (way) => {
    show({ keeps: true });
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(cell(/Dec 4/));
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else if (way === 'the button') await userEvent.click(screen.getByRole('button', { name: 'Open December 4, 2026' }));
    else act(() => screen.getByText('Browser’s Back').click());
    await gone();
    await waitFor(() => expect(text('day')).toBe('2026-12-04'));
    expect(text('opened')).toBe(way === 'the button' ? '2026-12-04' : '');
  },
);

test('an unknown value in the address opens nothing', () => {
  show({ at: '/?view=week' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('events that failed to load can be retried, and the days show meanwhile', async () => {
  show({ at: '/?view=full', error: new ApiError(0, 'network', null) });
  screen.getByText('Failed to load events. Please try again.');
  cell(/Nov 24/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
