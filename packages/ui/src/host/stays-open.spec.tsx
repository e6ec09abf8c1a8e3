import { renderHook } from '@testing-library/react';
import { useStaysOpen } from './host.js';

it('opens a dialog only where the role allows it, and keeps an open one when the role ends', () => {
  const { result, rerender } = renderHook(({ isOpen, isAllowed }) => useStaysOpen(isOpen, isAllowed), {
    initialProps: { isOpen: true, isAllowed: false },
  });
  const after = (isOpen: boolean, isAllowed: boolean) => {
    rerender({ isOpen, isAllowed });
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(after(true, true)).toBe(true);
  expect(after(true, false)).toBe(true);
  expect(after(false, false)).toBe(false);
  expect(after(true, false)).toBe(false);
});
