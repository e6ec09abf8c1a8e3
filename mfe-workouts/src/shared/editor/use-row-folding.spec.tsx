import { act, renderHook } from '@testing-library/react';
import { buildRow } from '../testing/build-workout.js';
import { newExercise, newRest, toDraftRow, type DraftRow } from './model/draft.js';
import { useRowFolding } from './use-row-folding.js';

/** Sets the window width by the answer to the only query: `phone` or wider. */
function setPhone(phone: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: phone, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
}

const stored = (name: string) => toDraftRow(buildRow({ name }), 'library');
const [a, b, c] = [stored('A'), stored('B'), stored('C')];
const list = { current: null };

function fold(rows: readonly DraftRow[], phone = true) {
  setPhone(phone);
  const { result, rerender } = renderHook((shown: readonly DraftRow[]) => useRowFolding(shown, 'library', list), {
    initialProps: rows,
  });
  return {
    show: rerender,
    toggle: (row: DraftRow) => act(() => result.current.toggle(row.key)),
    unfolded: (shown: readonly DraftRow[]) => shown.map(({ key }) => !result.current.isFolded(key)),
  };
}

test('no row is folded on a wide screen', () => expect(fold([a, b], false).unfolded([a, b])).toEqual([true, true]));

test('all rows are folded first; a tapped one unfolds and folds the others', () => {
  const { toggle, unfolded } = fold([a, b, c]);
  expect(unfolded([a, b, c])).toEqual([false, false, false]);
  toggle(b);
  expect(unfolded([a, b, c])).toEqual([false, true, false]);
  toggle(c);
  expect(unfolded([a, b, c])).toEqual([false, false, true]);
  toggle(c);
  expect(unfolded([a, b, c])).toEqual([false, false, false]);
});

test('a new row is unfolded, also as the only one, and the others fold', () => {
  const { toggle, show, unfolded } = fold([a]);
  toggle(a);
  const rest = newRest(60, 'library');
  show([a, rest]);
  expect(unfolded([a, rest])).toEqual([false, true]);
  show([]);
  show([b]);
  expect(unfolded([b])).toEqual([true]);
});

test('another version of the workout is folded as a whole', () => {
  const { show, unfolded } = fold([a, b]);
  show([c]);
  expect(unfolded([c])).toEqual([false]);
});

test('a row with a problem unfolds, does not fold, and stays unfolded after its correction', () => {
  const wrong = { ...b, sets: '100' };
  const { show, toggle, unfolded } = fold([a, b]);
  show([a, wrong]);
  expect(unfolded([a, wrong])).toEqual([false, true]);
  toggle(wrong);
  toggle(a);
  expect(unfolded([a, wrong])).toEqual([true, true]);
  show([a, b]);
  expect(unfolded([a, b])).toEqual([true, true]);
  const empty = newExercise();
  expect(fold([empty]).unfolded([empty])).toEqual([true]);
});
