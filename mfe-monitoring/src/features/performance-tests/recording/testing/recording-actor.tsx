import { deserialize, serialize } from 'node:v8';
import { useEffect } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import type { RecordingKind } from '../model/recording-kind.js';
import { RecordingFlow } from '../recording-flow.js';
import { useRecordingSteps } from '../use-recording-steps.js';
import type { FakeRecordingApi } from './fake-recording-api.js';

// jsdom has none, and the database of the tests needs it.
globalThis.structuredClone = <T,>(value: T): T => deserialize(serialize(value)) as T;

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

// Without pauses between keys, typing works with fake timers, too.
export const user = userEvent.setup({ delay: null });

/** The flow in an address of its own, as the screen opens it. */
function Recording({ teamId, onClosed }: { teamId: number | undefined; onClosed: () => void }) {
  const steps = useRecordingSteps();
  const isClosed = steps.kind === null && steps.sheet === null;
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  return <RecordingFlow steps={steps} teamId={teamId} />;
}

/** Opens step 1; `teamId` is the team of the athlete on screen. */
export function open(api: FakeRecordingApi, kind: RecordingKind = 'grip', teamId?: number) {
  return openAt(api, `/?record=${kind}`, teamId);
}

/** Opens the recording of an address. */
export function openAt(api: FakeRecordingApi, at: string, teamId?: number) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, boolean>();
  const seen = { closed: 0 };
  const waiting: (string | null)[] = [];
  const onClosed = () => (seen.closed += 1);
  const { unmount } = render(
    <TestShell
      at={at}
      setWaiting={(_area, sentence) => waiting.push(sentence)}
      api={api}
      notify={(notice) => notices.push(notice)}
      setUnsaved={(key, value) => unsaved.set(key, value)}
    >
      <Recording teamId={teamId} onClosed={onClosed} />
    </TestShell>,
  );
  return {
    notices,
    waiting,
    unmount,
    closed: () => seen.closed,
    hasUnsaved: () => [...unsaved.values()].includes(true),
  };
}

/** Opens step 2 with the team First. */
export async function start(api: FakeRecordingApi, kind: RecordingKind = 'grip') {
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
