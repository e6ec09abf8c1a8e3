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

const save = () => screen.getByRole('button', { name: 'Save' });
const loseFocus = () => {
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  other.remove();
};
/** A click that does not move the focus. */
const finish = () => fireEvent.keyDown(screen.getByRole('textbox'));

/** Browsers take the focus of a disabled element away, jsdom leaves it there. */
const press = {
  async 'as soon as it is disabled'() {
    const button = save();
    button.setAttribute = (name, value) => {
      Element.prototype.setAttribute.call(button, name, value);
      if (name === 'disabled') loseFocus();
    };
    await userEvent.click(button);
  },
  async 'with the next frame'() {
    await userEvent.click(save());
    loseFocus();
  },
};

describe.each(Object.entries(press))('a browser that takes the focus of a button away %s', (_, pressSave) => {
  beforeEach(async () => {
    render(<Screen />);
    await pressSave();
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
});
