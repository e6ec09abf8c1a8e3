import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { useMenu } from './use-menu.js';

function Page() {
  const { open, show, close } = useMenu('account');
  return (
    <>
      <button onClick={show}>Open</button>
      <button onClick={close}>Close</button>
      <output>{open ? 'The menu is open.' : 'The menu is closed.'}</output>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();
const shown = () => screen.getByRole('status').textContent;
const stepArrives = () =>
  new Promise<void>((done) => window.addEventListener('popstate', () => done(), { once: true }));
const back = () => {
  const arrives = stepArrives();
  window.history.back();
  return arrives;
};

describe('useMenu', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    render(<Page />, { wrapper: BrowserRouter });
  });

  it('opens a menu in the address, which Back closes', async () => {
    await act(async () => press('Open'));
    expect(shown()).toBe('The menu is open.');
    expect(window.location.search).toBe('?menu=account');

    await act(back);
    expect(shown()).toBe('The menu is closed.');
    expect(window.location.search).toBe('');
  });

  it('closes when Back arrives before the step of the open menu was rendered', async () => {
    // React renders at the end of `act`, when the router is back at the step before the menu.
    await act(async () => {
      press('Open');
      await back();
    });
    expect(window.location.search).toBe('');
    expect(shown()).toBe('The menu is closed.');
  });

  it('closes with the tap, before the Back of its own Close arrives, and stays closed', async () => {
    await act(async () => press('Open'));
    act(() => press('Close'));
    expect(window.location.search).toBe('?menu=account');
    expect(shown()).toBe('The menu is closed.');

    await act(stepArrives);
    expect(window.location.search).toBe('');
    expect(shown()).toBe('The menu is closed.');
  });

  it('shows the menu again after Forward to its step', async () => {
    await act(async () => press('Open'));
    await act(async () => {
      press('Close');
      await stepArrives();
    });
    await act(async () => {
      window.history.forward();
      await stepArrives();
    });
    expect(window.location.search).toBe('?menu=account');
    expect(shown()).toBe('The menu is open.');
  });
});
