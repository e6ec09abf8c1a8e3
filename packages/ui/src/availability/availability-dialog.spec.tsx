import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import { AVAILABILITY_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError } from '../host/api-client.js';
import { FakeServer } from '../testing/fake-server.js';
import { TestShell } from '../testing/test-shell.js';
import { AvailabilityDialog } from './availability-dialog.js';

const ATHLETE = { athlete_id: 7, first_name: 'Ana', last_name: 'Test' };

function open(current: Availability = AVAILABLE) {
  const saved: Availability[] = [];
  let closed = 0;
  const stored = { ...current };
  const server = new FakeServer({
    'GET /api/athletes/list': () => [{ ...ATHLETE, availability: stored }],
    'PUT /api/athletes/{id}/availability': ({ id, body }) => {
      expect(id).toBe(ATHLETE.athlete_id);
      const { version, status, body_part, note, from, until } = body as SetAvailabilityBody;
      if (version !== stored.version) throw new ApiError(409, AVAILABILITY_CHANGED, 'Changed.');
      return Object.assign(stored, { status, body_part, note, from, until, version: version + 1 });
    },
  });
  render(
    <TestShell api={server}>
      <AvailabilityDialog
        athlete={ATHLETE}
        current={current}
        reported={{ body_part: 'Ankle', severity: 4, date: '2026-11-22' }}
        onClose={() => (closed += 1)}
        onSaved={(availability) => saved.push(availability)}
      />
    </TestShell>,
  );
  return { server, stored, saved, closed: () => closed };
}
const save = (name = 'Save') => userEvent.click(screen.getByRole('button', { name }));

it('records the word with reason, note and end, beside what the athlete reports', async () => {
  const { saved } = open();
  expect(screen.getByText('Reports: Ankle 4/10 (Nov 22)')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Out' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Body part' }), 'Ankle{Escape}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note for the staff' }), 'MRI on Friday');
  await save();
  await screen.findByRole('button', { name: 'Save' });
  expect(saved).toMatchObject([{ status: 'out', body_part: 'Ankle', note: 'MRI on Friday', until: null, version: 1 }]);
});

it('keeps typed values when a colleague was faster, and saves it after theirs', async () => {
  const { stored, saved } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Modified' }));
  Object.assign(stored, { status: 'out', body_part: 'Knee', version: 1 });
  await save();
  expect(await screen.findByText(/A colleague has just recorded: Out · Knee/)).toBeTruthy();
  expect(saved).toEqual([]);
  await save('Save mine as well');
  await screen.findByRole('button', { name: 'Save' });
  expect(saved).toMatchObject([{ status: 'modified', version: 2 }]);
});

it('says what is wrong and sends nothing', async () => {
  const { server } = open({ ...AVAILABLE, status: 'out', until: '2000-01-01' });
  await save();
  expect(screen.getByText('The last day is before the first one.')).toBeTruthy();
  expect(server.writes).toEqual([]);
});

it('asks before it throws away typed values', async () => {
  const { closed } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note for the staff' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Discard Changes?')).toBeTruthy();
  expect(closed()).toBe(0);
});
