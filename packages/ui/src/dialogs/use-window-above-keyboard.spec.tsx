import { act, render, screen } from '@testing-library/react';
import { useWindowAboveKeyboard } from './use-window-above-keyboard.js';

function Area() {
  return <output>{JSON.stringify(useWindowAboveKeyboard(true))}</output>;
}

test('is the part that a keyboard leaves free; null without a keyboard or while magnified', () => {
  const viewport = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
  Object.assign(window, { visualViewport: viewport });
  render(<Area />);
  const after = (change: object) => {
    act(() => {
      Object.assign(viewport, change);
      viewport.dispatchEvent(new Event('resize'));
    });
    return screen.getByRole('status').textContent;
  };
  expect(after({})).toBe('null');
  expect(after({ height: window.innerHeight - 300.4, offsetTop: 12 })).toBe(
    JSON.stringify({ top: 12, height: window.innerHeight - 300 }),
  );
  expect(after({ scale: 2 })).toBe('null');
  expect(after({ scale: 1, height: window.innerHeight - 60 })).toBe('null');
});

test('is null in a browser without a visual viewport', () => {
  Object.assign(window, { visualViewport: null });
  render(<Area />);
  expect(screen.getByRole('status').textContent).toBe('null');
});
