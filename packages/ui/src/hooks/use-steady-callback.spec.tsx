import { renderHook } from '@testing-library/react';
import { useSteadyCallback } from './use-steady-callback.js';

test('stays the same function and does what the latest one does', () => {
  const { result, rerender } = renderHook(({ factor }) => useSteadyCallback((value: number) => value * factor), {
    initialProps: { factor: 2 },
  });
  const first = result.current;
  expect(first(3)).toBe(6);
  rerender({ factor: 5 });
  expect([result.current === first, first(3)]).toEqual([true, 15]);
});
