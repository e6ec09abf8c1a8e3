import { useReducer } from 'react';
import { act, renderHook } from '@testing-library/react';
import { emptyExercise, newDraft, type Draft } from './model/draft.js';
import { afterStep, type DraftStep } from './model/draft-steps.js';
import { useRowNews } from './use-row-news.js';

const draft: Draft = { ...newDraft(), rows: ['Squat', 'Jump', 'Hop'].map((name) => ({ ...emptyExercise(), name })) };
const [squat, jump, hop] = draft.rows.map(({ key }) => key) as [number, number, number];

function open() {
  const { result } = renderHook(() => {
    const [now, step] = useReducer((before: Draft, next: DraftStep) => afterStep(before, next, 'library'), draft);
    return { ...useRowNews(now.rows, 'library', step), rows: now.rows };
  });
  return {
    told: () => result.current.news.text,
    step: (step: DraftStep) => act(() => result.current.step(step)),
    order: () => result.current.rows.map(({ key }) => key),
  };
}

test('a drop is told as a move is', () => {
  const { told, step, order } = open();
  step({ do: 'drop', key: squat, onto: hop });
  expect([order(), told()]).toEqual([[jump, hop, squat], 'Squat is now row 3 of 3']);
});

test('what was moved is told no longer once something else has changed the order, also where that comes back', () => {
  const { told, step, order } = open();
  step({ do: 'move', key: squat, step: 1 });
  expect(told()).toBe('Squat is now row 2 of 3');
  step({ do: 'addRest', seconds: 60 });
  expect(told()).toBe('4 rows');
  step({ do: 'remove', key: order()[3]! });
  expect(order()).toEqual([jump, squat, hop]);
  expect(told()).toBe('3 rows');
});
