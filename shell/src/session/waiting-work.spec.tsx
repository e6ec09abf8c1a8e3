import type { Coach } from '@touchline/contracts/coach.schema';
import { session } from './session-state.js';
import { areasWithWork, forgetWaitingWork, setWaiting, waitingWork } from './waiting-work.js';

const signIn = (coachId: number) => session.set({ kind: 'signed-in', coach: { coach_id: coachId } as Coach });
const said = () => [...waitingWork.get().values()];

beforeEach(() => {
  localStorage.clear();
  forgetWaitingWork();
  signIn(1);
});

test('what waits is said, and its area is woken for the same coach alone', () => {
  setWaiting(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  expect(said()).toEqual(['2 marks are waiting to be sent.']);
  expect([areasWithWork(1), areasWithWork(2)]).toEqual([['mfe-attendance'], []]);
  setWaiting(1, 'mfe-attendance', '1 mark is waiting to be sent.');
  expect(said()).toEqual(['1 mark is waiting to be sent.']);
});

test('nothing is left of it once nothing waits', () => {
  setWaiting(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  setWaiting(1, 'mfe-attendance', null);
  expect([said(), areasWithWork(1), localStorage.length]).toEqual([[], [], 0]);
});

test('what was on its way when its coach left is remembered for them, and said to nobody else', () => {
  setWaiting(1, 'mfe-attendance', '1 mark is waiting to be sent.');
  forgetWaitingWork();
  signIn(2);
  expect(said()).toEqual([]);
  setWaiting(1, 'mfe-attendance', '2 marks are waiting to be sent.');
  expect([said(), areasWithWork(1)]).toEqual([[], ['mfe-attendance']]);
});

test.each(['no json', '{"a":1}', '[1,null]'])('a remembered list that reads %s names no area', (stored) => {
  localStorage.setItem('touchline.waiting.1', stored);
  expect(areasWithWork(1)).toEqual([]);
});
