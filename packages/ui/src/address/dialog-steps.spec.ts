import { inPlaceOf, openedDialogs, stateWithDialog } from './dialog-steps.js';

const params = (search: string) => new URLSearchParams(search);

test('the state lists dialogs that are open over each other, the outermost first', () => {
  const first = stateWithDialog(null, params(''), 'edit');
  expect([openedDialogs(first), openedDialogs(stateWithDialog(first, params('edit=5'), 'choose'))]).toEqual([
    ['edit'],
    ['edit', 'choose'],
  ]);
});

test('a dialog that left the address without a Back keeps its place in the list', () => {
  const step = stateWithDialog('dialog:edit/notes', params('edit=5'), 'choose');
  expect(openedDialogs(step)).toEqual(['edit', '', 'choose']);
});

test('a state of something else names no dialog', () => {
  expect([null, undefined, 'edit', { editWorkoutId: 1 }].map(openedDialogs)).toEqual([[], [], [], []]);
});

test.each([
  ['dialog:about', 'dialog:configure'],
  ['dialog:edit/about', 'dialog:edit/configure'],
  ['dialog:about/edit', null],
  [null, null],
])('another dialog replaces the one on top: %p → %p', (state, expected) =>
  expect(inPlaceOf(state, 'about', 'configure')).toBe(expected),
);
