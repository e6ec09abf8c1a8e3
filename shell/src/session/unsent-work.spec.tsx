import type { Coach } from '@touchline/contracts/coach.schema';
import { session } from './session-state.js';
import { areasWithUnsentWork, clearUnsentWork, setUnsentWork, unsentWork } from './unsent-work.js';

const signIn = (coachId: number) =>
  session.set({ kind: 'signed-in', isConfirmed: true, coach: { coach_id: coachId } as Coach });
const sentences = () => [...unsentWork.get().values()];

beforeEach(() => {
  localStorage.clear();
  clearUnsentWork();
  signIn(1);
});

test('keeps a sentence per area, and the area’s name for this coach only', () => {
  setUnsentWork(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  expect(sentences()).toEqual(['2 marks are waiting to be sent.']);
  expect([areasWithUnsentWork(1), areasWithUnsentWork(2)]).toEqual([['mfe-attendance'], []]);
  setUnsentWork(1, 'mfe-attendance', '1 mark is waiting to be sent.');
  expect(sentences()).toEqual(['1 mark is waiting to be sent.']);
});

test('leaves nothing once all work is sent', () => {
  setUnsentWork(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  setUnsentWork(1, 'mfe-attendance', null);
  expect([sentences(), areasWithUnsentWork(1), localStorage.length]).toEqual([[], [], 0]);
});

test('a late call after sign-out is stored for its coach and not shown to the next one', () => {
  setUnsentWork(1, 'mfe-attendance', '1 mark is waiting to be sent.');
  clearUnsentWork();
  signIn(2);
  expect(sentences()).toEqual([]);
  setUnsentWork(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  expect([sentences(), areasWithUnsentWork(1)]).toEqual([[], ['mfe-attendance']]);
});

test.each(['no json', '{"a":1}', '[1,null]'])('a stored list of %s names no area', (stored) => {
  localStorage.setItem('touchline.waiting.1', stored);
  expect(areasWithUnsentWork(1)).toEqual([]);
});
