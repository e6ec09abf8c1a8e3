import { screen, within } from '@testing-library/react';
import { useQuery } from '@touchline/ui/query';
import { daysAgo, openHistory } from '../../../shared/testing/history-actor.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { wellnessQuery } from '../api/get-wellness.js';
import { WellnessHistory } from '../components/wellness-history.js';
import type { FakeWellnessApi } from './fake-wellness-api.js';

/** Two entries, and `count` entries: one a day up to yesterday, oldest first. */
export const two = () => [
  buildEntry({ wellness_id: 1, date: daysAgo(2) }),
  buildEntry({ wellness_id: 2, date: daysAgo(1), stress: 9, version: 4 }),
];
export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => buildEntry({ wellness_id: index + 1, date: daysAgo(count - index) }));

/** Opens the history dialog of Ana Test over the entries of `api`. */
export function open(api: FakeWellnessApi) {
  return openHistory(api, 'Edit Wellness Metrics', function Page({ onClose }) {
    const { data } = useQuery(wellnessQuery(api, 7));
    return data ? (
      <WellnessHistory athleteId={7} athleteName="Ana Test" entries={data} adds={false} onClose={onClose} />
    ) : null;
  });
}

/** The four ratings shown in each row. */
export const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 5)
        .map((cell) => cell.textContent?.replace(/^\D+/, '')),
    );
