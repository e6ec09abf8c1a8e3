import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDoubleClickGuard } from './use-double-click-guard.js';

let pressed: number;

function Dialog({ onClose }: { onClose: () => void }) {
  useDoubleClickGuard(true);
  return <button onClick={onClose}>Add</button>;
}

function Screen() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => (pressed += 1)}>Delete the row</button>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A click as a browser dispatches it; a tap when `pointerType` is `touch`. */
function click(name: string, { pointerType = 'mouse', ...init }: MouseEventInit & { pointerType?: string } = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(screen.getByRole('button', { name }), event);
  return event;
}

beforeEach(() => {
  pressed = 0;
  render(<Screen />);
});

test('the second half of a double click that closed the dialog presses nothing below it; the next click does', () => {
  click('Add');
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(click('Delete the row', { detail: 2 }).defaultPrevented).toBe(true);
  expect(click('Delete the row', { detail: 3 }).defaultPrevented).toBe(true);
  expect(pressed).toBe(0);
  // Drop-downs open on mousedown.
  const down = (detail: number) =>
    fireEvent.mouseDown(screen.getByRole('button', { name: 'Delete the row' }), { detail });
  expect([down(2), down(1)]).toEqual([false, true]);
  click('Delete the row');
  expect(pressed).toBe(1);
  // The guard has ended: this double click began below the dialog.
  click('Delete the row', { detail: 2 });
  expect(pressed).toBe(2);
});

test('a double tap counts by place where the browser counts every tap as the first', () => {
  click('Add', { pointerType: 'touch', clientX: 100 });
  click('Delete the row', { pointerType: 'touch', clientX: 110 });
  expect(pressed).toBe(0);
  click('Delete the row', { pointerType: 'touch', clientX: 200 });
  expect(pressed).toBe(1);
});

test.each([
  ['another click follows', {}],
  ['the keyboard goes on', { detail: 0 }],
])('where %s it works', (_, init) => {
  click('Add');
  click('Delete the row', init);
  expect(pressed).toBe(1);
});
