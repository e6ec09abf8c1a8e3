import { useReducer } from 'react';
import { act, renderHook } from '@testing-library/react';
import { newExercise, newDraft, type Draft } from './model/draft.js';
import { reduceDraft, type DraftAction } from './model/draft-reducer.js';
import { useRowAnnouncement } from './use-row-announcement.js';

const draft: Draft = { ...newDraft(), rows: ['Squat', 'Jump', 'Hop'].map((name) => ({ ...newExercise(), name })) };
const [squat, jump, hop] = draft.rows.map(({ key }) => key) as [number, number, number];

function open() {
  const { result } = renderHook(() => {
    const [current, dispatch] = useReducer(
      (before: Draft, action: DraftAction) => reduceDraft(before, action, 'library'),
      draft,
    );
    return { ...useRowAnnouncement(current.rows, 'library', dispatch), rows: current.rows };
  });
  return {
    announced: () => result.current.announcement.text,
    dispatch: (action: DraftAction) => act(() => result.current.announcedDispatch(action)),
    order: () => result.current.rows.map(({ key }) => key),
  };
}

test('a drop is announced like a move', () => {
  const { announced, dispatch, order } = open();
  dispatch({ type: 'drop', key: squat, onto: hop });
  expect([order(), announced()]).toEqual([[jump, hop, squat], 'Squat is now row 3 of 3']);
});

test('a move is no longer announced after the order changes otherwise, even when the old order returns', () => {
  const { announced, dispatch, order } = open();
  dispatch({ type: 'move', key: squat, step: 1 });
  expect(announced()).toBe('Squat is now row 2 of 3');
  dispatch({ type: 'addRest', seconds: 60 });
  expect(announced()).toBe('4 rows');
  dispatch({ type: 'remove', key: order()[3]! });
  expect(order()).toEqual([jump, squat, hop]);
  expect(announced()).toBe('3 rows');
});
