import { act, render, screen } from '@testing-library/react';
import { TestShell } from '@touchline/ui/testing';
import { buildAthlete } from '../../../shared/testing/build-workout.js';
import { RosterTable } from './roster-table.js';

jest.setTimeout(20_000);

test('renders two hundred rows; the button for more moves the focus to the first new one', () => {
  const athletes = Array.from({ length: 430 }, (_, at) =>
    buildAthlete({ athlete_id: at + 1, first_name: 'Ada', last_name: String(at + 1) }),
  );
  render(
    <TestShell>
      <RosterTable athletes={athletes} teams={[]} chosen={null} onAthlete={() => undefined} />
    </TestShell>,
  );
  // Finding them by role takes jsdom 15 seconds.
  const drawn = () => document.querySelectorAll('tbody tr').length;
  const press = (name: string) => act(() => screen.getByText(name).click());
  expect(drawn()).toBe(200);
  press('Show 200 more');
  expect([drawn(), document.activeElement?.textContent]).toEqual([400, 'Ada 201']);
  press('Show 30 more');
  expect([drawn(), document.activeElement?.textContent, screen.queryByText(/^Show/)]).toEqual([430, 'Ada 401', null]);
});
