import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { Notice } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { TestShell } from '@touchline/ui/testing';
import { wellnessQuery } from '../api/get-wellness.js';
import { WellnessHistory } from '../components/wellness-history.js';
import type { FakeWellnessApi } from './fake-wellness-api.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => undefined;

export const TODAY = todayIn(undefined, new Date());
export const day = (back: number) => addDays(TODAY, -back);

/** Two entries, and `count` of them: one a day up to yesterday, oldest first. */
export const two = () => [buildEntry({ wellness_id: 1, date: day(2) }), buildEntry({ wellness_id: 2, date: day(1), stress: 9, version: 4 })];
export const many = (count: number) => Array.from({ length: count }, (_, index) => buildEntry({ wellness_id: index + 1, date: day(count - index) }));

/** Opens the history dialog of Ana Test over what the API holds. */
export async function open(api: FakeWellnessApi) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  let closed = false;
  function Page() {
    const { data } = useQuery(wellnessQuery(api, 7));
    return data ? <WellnessHistory athleteId={7} athleteName="Ana Test" entries={data} onClose={() => (closed = true)} /> : null;
  }
  render(
    <TestShell api={api} notify={(notice) => notices.push(notice)} setUnsaved={(key, value) => unsaved.set(key, value)}>
      <Page />
    </TestShell>,
  );
  await screen.findByRole('dialog', { name: 'Edit Wellness Metrics' });
  return { notices, isClosed: () => closed, hasUnsaved: () => [...unsaved.values()].includes(true) };
}

export const user = userEvent.setup();
export const press = (name: string, index = 0) => user.click(screen.getAllByRole('button', { name })[index]!);
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export async function type(name: string, text: string) {
  await user.clear(box(name));
  if (text !== '') await user.type(box(name), text);
}
/** The four ratings of each row. */
export const texts = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').slice(1, 5).map((cell) => cell.textContent?.replace(/^\D+/, '')));
