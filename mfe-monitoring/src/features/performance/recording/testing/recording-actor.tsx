import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { RecordingFlow } from '../recording-flow.js';
import type { FakeRecordingApi } from './fake-recording-api.js';

// jsdom has no layout to scroll in.
Element.prototype.scrollIntoView = () => undefined;

// Without pauses between the keys it does not matter whether timers run.
export const user = userEvent.setup({ delay: null });

/** Opens step 1, for a coach who looks at an athlete of the team `teamId`. */
export function open(api: FakeRecordingApi, kind: FatigueKind = 'grip', teamId?: number) {
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
export async function start(api: FakeRecordingApi, kind: FatigueKind = 'grip') {
  const opened = open(api, kind);
  await user.click(await screen.findByLabelText(/^First/));
  await press('Start Recording');
  await screen.findByLabelText('Athletes');
  return opened;
}

// By their texts: looking for roles among many cards takes a slow machine long.
export const press = (text: string) => user.click(screen.getByText(text, { selector: 'button' }));
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} Test (kg)`);
export const typeFor = (name: string, text: string) => user.type(box(name), text);
export const saveButton = () => screen.getByText<HTMLButtonElement>(/^(Save|Update) \d+ Recordings$/);
export const cardOf = (name: string) => box(name).closest('li')?.textContent;
