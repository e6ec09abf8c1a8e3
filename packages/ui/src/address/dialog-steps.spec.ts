import { inPlaceOf, openedDialogs, overStep } from './dialog-steps.js';

const params = (search: string) => new URLSearchParams(search);

test('one dialog over another says which, the outermost first', () => {
  const first = overStep(null, params(''), 'edit');
  expect([openedDialogs(first), openedDialogs(overStep(first, params('edit=5'), 'choose'))]).toEqual([
    ['edit'],
    ['edit', 'choose'],
  ]);
});

test('what has gone from the address without a step back keeps its place, which counts', () => {
  const step = overStep('dialog:edit/notes', params('edit=5'), 'choose');
  expect(openedDialogs(step)).toEqual(['edit', '', 'choose']);
});

test('the state of a screen opens no dialog', () => {
  expect([null, undefined, 'edit', { editWorkoutId: 1 }].map(openedDialogs)).toEqual([[], [], [], []]);
});

test.each([
  ['dialog:about', 'dialog:configure'],
  ['dialog:edit/about', 'dialog:edit/configure'],
  ['dialog:about/edit', null],
  [null, null],
])('another dialog takes the place of the one on top: %p → %p', (state, expected) =>
  expect(inPlaceOf(state, 'about', 'configure')).toBe(expected),
);
