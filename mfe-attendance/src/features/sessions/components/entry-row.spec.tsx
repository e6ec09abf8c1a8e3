import { render, screen } from '@testing-library/react';
import type { GridEntry } from '../model/grid-entries.js';
import { EntryRow } from './entry-row.js';

const entry: GridEntry = {
  athlete_id: 7,
  first_name: 'Ada',
  last_name: 'Okoye',
  jersey_number: null,
  date_of_birth: null,
  name: 'Ada Okoye',
  state: 'present_without_load',
  status: 'present',
  sessions: [],
  unassigned: [],
  waiting: null,
  says_not_there: false,
};

const show = (part: Partial<GridEntry>) =>
  render(
    <EntryRow
      entry={{ ...entry, ...part }}
      typed={{ rpe: '', duration_min: null }}
      minutesOfAll="60"
      isChecked={false}
      onChange={() => undefined}
    />,
  );

it('shows beside the mark that the athlete says they were not there, and nothing otherwise', () => {
  const { unmount } = show({ says_not_there: true });
  expect(screen.queryByText('Present')).not.toBeNull();
  expect(screen.queryByText('Says not there')).not.toBeNull();
  unmount();
  show({});
  expect(screen.queryByText('Says not there')).toBeNull();
});
