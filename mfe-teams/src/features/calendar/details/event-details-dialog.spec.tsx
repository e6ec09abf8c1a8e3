import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { ApiError } from '@touchline/ui/host';
import { useAddressDialog, useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { buildEvent } from '../testing/build.js';
import { EventDetailsDialog } from './event-details-dialog.js';

const EVENT = buildEvent({
  event_title: 'Video analysis',
  notes: 'Bring:\n- boots\n- water',
  attendance_taken: true,
  status: 'completed',
});
const edited = jest.fn<undefined, [CalendarEvent]>();
const refetch = jest.fn<undefined, []>();
beforeEach(() => jest.clearAllMocks());

interface Shown {
  at?: string;
  data?: CalendarEvent[] | undefined;
  error?: unknown;
  pages?: string[];
}

/** A page that opens the dialog and records removals with the address at that moment. */
function Page({ data, error }: { data: CalendarEvent[] | undefined; error: unknown }) {
  const { open } = useAddressDialog('event');
  const { search } = useLocation();
  const [removed, setRemoved] = useState('');
  return (
    <>
      <button onClick={() => open('17')}>Details</button>
      <p data-testid="address">{search}</p>
      <p data-testid="removed">{removed}</p>
      <EventDetailsDialog
        events={{ data, error, refetch }}
        ownerNameOf={() => 'Soccer (W)'}
        mayPlan={() => true}
        onEdit={edited}
        onRemove={(event) => setRemoved(`${event.event_id} at ${search}.`)}
      />
    </>
  );
}
function show({ at = '/?event=17', pages = [], ...shown }: Shown = {}) {
  const data = 'data' in shown ? shown.data : [EVENT];
  render(
    <TestShell at={at} hasPage={(path) => pages.includes(path)}>
      <Page data={data} error={shown.error ?? null} />
    </TestShell>,
  );
}
const text = (id: string) => screen.getByTestId(id).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('opens by the address, shows all details, and Close removes the parameter', async () => {
  show({ at: '/?month=2026-11' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button('Details'));
  const dialog = screen.getByRole('dialog', { name: 'Video analysis' });
  for (const detail of [
    'November 29, 2026',
    '18:00 – 19:30',
    '1 h 30 min',
    'Soccer (W)',
    'Practice',
    'Completed',
    'Yes',
  ])
    expect(dialog.textContent).toContain(detail);
  // The line breaks of the notes stay.
  expect(screen.getByText(/Bring/).textContent).toBe('Bring:\n- boots\n- water');
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(text('address')).toBe('?month=2026-11');
});

test('Edit passes the event on; Remove closes the dialog first', async () => {
  show();
  await userEvent.click(button('Edit'));
  expect(edited.mock.calls).toEqual([[EVENT]]);
  await userEvent.click(button('Remove'));
  await gone();
  expect(text('removed')).toBe('17 at .');
});

test('links to the check-in when that page exists', () => {
  show({ pages: ['/attendance'] });
  expect(screen.getByRole('link', { name: 'Take attendance' }).getAttribute('href')).toBe(
    '/attendance?team=1&event=17&date=2026-11-29',
  );
});

test.each<[string, Shown]>([
  ['the page is not there', { pages: ['/calendar'] }],
  ['the event takes none', { pages: ['/attendance'], data: [buildEvent()] }],
  ['it is an athlete’s', { pages: ['/attendance'], data: [buildEvent({ athlete_id: 7, team_id: null })] }],
])('has no link to the check-in when %s', (_why, shown) => {
  show(shown);
  screen.getByRole('button', { name: 'Edit' });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['/?event=18', '/?event=x', '/?event='])(
  '%s shows that the event is not here, and can be closed',
  async (at) => {
    show({ at });
    screen.getByText(/^This event is not in the calendar shown here\./);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(button('Close'));
    await gone();
  },
);

test('waits for the events, and a failed load can be retried', async () => {
  show({ data: undefined });
  screen.getByText('Loading...');
  show({ data: undefined, error: new ApiError(0, 'network', null) });
  screen.getByText('Failed to load events. Please try again.');
  await userEvent.click(button('Try again'));
  expect(refetch).toHaveBeenCalledTimes(1);
});
