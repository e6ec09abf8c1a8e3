import 'fake-indexeddb/auto';
import type { Coach } from '@touchline/contracts/coach.schema';
import { KEPT_FOR_MS, keepContact, readDay } from '../offline/day-store.js';
import { followContact, startFromContact } from './contact.js';
import { queryClient } from './query-client.js';
import { session } from './session-state.js';
import { clearUnsavedWork, hasUnsavedWork, setUnsaved } from './unsaved-work.js';

const COACH = { success: true, coach_id: 1, name: 'Jordan Ellis' } as Coach;
const UNAUTHENTICATED = { status: 401, body: { code: 'unauthenticated', error: 'Please sign in.' } };

/** The server's answer to who is signed in; null for none. */
let answer: { status: number; body: unknown } | null;
let asked: number;
let stop: () => void;

beforeEach(() => {
  [answer, asked] = [null, 0];
  globalThis.fetch = () => {
    asked += 1;
    if (!answer) return Promise.reject(new TypeError('offline'));
    const { status, body } = answer;
    return Promise.resolve({
      ok: status < 400,
      status,
      headers: new Map(),
      text: () => Promise.resolve(JSON.stringify(body)),
    } as unknown as Response);
  };
  clearUnsavedWork();
  session.set({ kind: 'signed-in', coach: COACH, isConfirmed: true });
  queryClient.setQueryData(['athletes'], ['Ana Núñez']);
  startFromContact(Date.now() - KEPT_FOR_MS);
  stop = followContact();
});
afterEach(() => {
  stop();
  clearUnsavedWork();
  session.set({ kind: 'signed-out', cause: 'start' });
  queryClient.clear();
});

/** The coach returns to the page. */
async function comeBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve, 30));
}
const kept = () => queryClient.getQueryData(['athletes']);

describe('an open page without contact for 12 hours', () => {
  it('is hidden, and nothing is left on the device', async () => {
    await keepContact(COACH);
    await comeBack();
    expect([session.get().kind, kept(), await readDay()]).toEqual(['unreachable', undefined, null]);
  });

  it('is locked over typed work', async () => {
    setUnsaved('history', true);
    await comeBack();
    expect([session.get().kind, hasUnsavedWork()]).toEqual(['locked', true]);
  });

  it.each([
    ['the server still knows the coach', { status: 200, body: COACH }],
    ['the server knows nobody, which its next answer says', UNAUTHENTICATED],
  ])('stays when %s', async (_, given) => {
    answer = given;
    await comeBack();
    expect([session.get().kind, kept()]).toEqual(['signed-in', ['Ana Núñez']]);
  });
});

it('a minute before, the server is not even asked', async () => {
  startFromContact(Date.now() - KEPT_FOR_MS + 60_000);
  await comeBack();
  expect([session.get().kind, asked]).toEqual(['signed-in', 0]);
});
