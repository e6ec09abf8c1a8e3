import {
  clearUnsavedWork,
  questionBeforeLoss,
  setUnsaved,
  subscribeToSaved,
  workLostByNavigation,
} from './unsaved-work.js';

const WORK = new Map([
  ['form', {}],
  ['editor', { heldBy: 'edit' }],
]);
const at = (address: string) => new URL(address, 'http://x');
const lost = (from: string, to: string) => workLostByNavigation(WORK, at(from), at(to));

test.each([
  ['another page', '/workouts?edit=5', '/calendar?edit=5', ['form', 'editor']],
  ['a dialog over it that closes', '/workouts?edit=5&choose=rest', '/workouts?edit=5', ['form']],
  ['a dialog over it that opens', '/workouts?edit=5', '/workouts?edit=5&choose=rest', ['form']],
  ['itself closing', '/workouts?edit=5', '/workouts', ['form', 'editor']],
  ['another one in its place', '/workouts?edit=5', '/workouts?edit=6', ['form', 'editor']],
  ['a menu of the frame that opens', '/workouts?team=1', '/workouts?team=1&menu=account', []],
  ['a menu of the frame that closes', '/workouts?team=1&menu=account', '/workouts?team=1', []],
  ['a menu that closes with a filter', '/workouts?team=1&menu=account', '/workouts?team=2', ['form', 'editor']],
  ['an address that never held it', '/workouts?team=1', '/workouts?team=2', ['form', 'editor']],
])('%s loses the work whose parameter is gone', (_, from, to, expected) => expect(lost(from, to)).toEqual(expected));

test('the question has the words of work that alone would be lost', () => {
  const question = { title: 'Leave the codes?', text: 'They are gone then.', leaveLabel: 'Leave', stayLabel: 'Stay' };
  const work = new Map([
    ['codes', { question }],
    ['form', {}],
  ]);
  expect(questionBeforeLoss(work, ['codes'])).toBe(question);
  expect(questionBeforeLoss(work, ['codes', 'form'])).toBeUndefined();
  expect(questionBeforeLoss(work, ['form'])).toBeUndefined();
});

describe('the end of unsaved work', () => {
  const saved = jest.fn();
  let unsubscribe: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    saved.mockClear();
    clearUnsavedWork();
    unsubscribe = subscribeToSaved(saved);
  });
  afterEach(() => {
    unsubscribe();
    clearUnsavedWork();
    jest.useRealTimers();
  });

  test('calls back once the last part is saved', () => {
    setUnsaved('form', true);
    setUnsaved('editor', true);
    setUnsaved('form', false);
    jest.runAllTimers();
    expect(saved).not.toHaveBeenCalled();
    setUnsaved('editor', false);
    jest.runAllTimers();
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('does not call back when a mark is only renewed, as when saving starts', () => {
    setUnsaved('form', true);
    jest.runAllTimers();
    setUnsaved('form', false);
    setUnsaved('form', true, { saving: true });
    jest.runAllTimers();
    expect(saved).not.toHaveBeenCalled();
  });

  test('is not told after unsubscribing', () => {
    setUnsaved('form', true);
    setUnsaved('form', false);
    unsubscribe();
    jest.runAllTimers();
    expect(saved).not.toHaveBeenCalled();
  });
});
