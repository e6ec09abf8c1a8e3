import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useAddressDialog } from './use-address-dialog.js';

const INSIDE = ['row'];

function Screen() {
  const { value, open, close } = useAddressDialog('history', INSIDE);
  const inner = useAddressDialog('row');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const closeTwice = () => {
    close();
    close();
  };
  return (
    <>
      <output>{`${pathname}${search} ${value ?? 'closed'}`}</output>
      <button onClick={() => open('grip')}>Open</button>
      <button onClick={closeTwice}>Close twice</button>
      <button onClick={() => inner.open('7')}>Open over it</button>
      <button onClick={inner.close}>Close the inner dialog</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <Screen />
    </MemoryRouter>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('opening adds a history entry and keeps the other parameters', async () => {
  show('/screen?athlete=7');
  await press('Open');
  expect(shown()).toBe('/screen?athlete=7&history=grip grip');
  await press('Back');
  expect(shown()).toBe('/screen?athlete=7 closed');
});

test('closing a dialog that was opened here goes back once, however often close is called', async () => {
  show('/screen?athlete=7');
  for (const _ of [1, 2]) {
    await press('Open');
    await press('Close twice');
    expect(shown()).toBe('/screen?athlete=7 closed');
  }
  await press('Back');
  expect(shown()).toBe('/before closed');
});

test('opening twice adds one history entry', async () => {
  show('/screen?athlete=7');
  await press('Open');
  await press('Open');
  await press('Back');
  expect(shown()).toBe('/screen?athlete=7 closed');
});

test('a dialog opened by a link closes without leaving the screen', async () => {
  show('/screen?athlete=7&history=grip');
  expect(shown()).toBe('/screen?athlete=7&history=grip grip');
  await press('Close twice');
  expect(shown()).toBe('/screen?athlete=7 closed');
});

describe('with another dialog over it', () => {
  test('Back closes the dialog on top, and so does closing it', async () => {
    show('/screen?athlete=7');
    await press('Open');
    for (const step of ['Back', 'Close the inner dialog']) {
      await press('Open over it');
      expect(shown()).toBe('/screen?athlete=7&history=grip&row=7 grip');
      await press(step);
      expect(shown()).toBe('/screen?athlete=7&history=grip grip');
    }
    await press('Back');
    expect(shown()).toBe('/screen?athlete=7 closed');
  });

  test('closing the lower dialog closes both', async () => {
    show('/screen?athlete=7');
    await press('Open');
    await press('Open over it');
    await press('Close twice');
    expect(shown()).toBe('/screen?athlete=7 closed');
    await press('Back');
    expect(shown()).toBe('/before closed');
  });

  test('closing a lower dialog that a link opened also removes the parameters inside it', async () => {
    show('/screen?athlete=7&history=grip&row=7');
    await press('Close twice');
    expect(shown()).toBe('/screen?athlete=7 closed');
  });
});
