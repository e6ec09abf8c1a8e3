import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFocusThroughBusy } from './use-focus-through-busy.js';

function Screen() {
  const [busy, setBusy] = useState(false);
  useFocusThroughBusy(busy);
  return (
    <>
      <button disabled={busy} onClick={() => setBusy(true)}>
        Save
      </button>
      <input aria-label="Name" onKeyDown={() => setBusy(false)} />
    </>
  );
}

/**
 * Disables like a browser, which takes the focus away with the next frame; jsdom leaves the focus on a disabled
 * element.
 */
const loseFocus = () => {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  other.remove();
};
/** A click that does not move the focus. */
const finish = () => fireEvent.keyDown(screen.getByRole('textbox'));
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(async () => {
  render(<Screen />);
  await userEvent.click(save());
  loseFocus();
  expect(document.activeElement).toBe(document.body);
});

test('the pressed button has the focus again when it is enabled again', () => {
  finish();
  expect(document.activeElement).toBe(save());
});

test('an element that has taken the focus meanwhile keeps it', () => {
  act(() => screen.getByRole('textbox').focus());
  finish();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
