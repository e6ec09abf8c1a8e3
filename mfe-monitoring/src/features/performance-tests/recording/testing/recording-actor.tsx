import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { RecordingFlow } from '../recording-flow.js';
import type { FakeRecordingApi } from './fake-recording-api.js';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

// Without pauses between keys, typing works with fake timers, too.
export const user = userEvent.setup({ delay: null });

/** Opens step 1; `teamId` is the team of the athlete on screen. */
export function open(api: FakeRecordingApi, kind: PerformanceTestKind = 'grip', teamId?: number) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  const seen = { closed: 0 };
  render(
    <TestShell api={api} notify={(notice) => notices.push(notice)} setUnsaved={(key, value) => unsaved.set(key, value)}>
      <RecordingFlow kind={kind} teamId={teamId} onClose={() => (seen.closed += 1)} />
    </TestShell>,
  );
  return { notices, closed: () => seen.closed, hasUnsaved: () => [...unsaved.values()].includes(true) };
}

/** Opens step 2 with the team First. */
export async function start(api: FakeRecordingApi, kind: PerformanceTestKind = 'grip') {
  const opened = open(api, kind);
  await user.click(await screen.findByLabelText(/^First/));
  await press('Start Recording');
  await screen.findByLabelText('Athletes');
  return opened;
}

// Found by text: queries by role are slow with many cards.
export const press = (text: string) => user.click(screen.getByText(text, { selector: 'button' }));
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} Test (kg)`);
export const typeFor = (name: string, text: string) => user.type(box(name), text);
export const saveButton = () => screen.getByText<HTMLButtonElement>(/^(Save|Update) \d+ Recordings$/);
export const cardOf = (name: string) => box(name).closest('li')?.textContent;
