import { act, render, screen } from '@testing-library/react';
import { STILL_SAVING } from '@touchline/ui/host';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NoticeSnackbar } from '../app/notice-snackbar.js';
import { clearNotice, notify } from '../app/notices.js';
import { UnsavedGuard } from './unsaved-guard.js';
import { clearUnsavedWork, setUnsaved } from './unsaved-work.js';

const page = (
  <>
    <UnsavedGuard />
    <NoticeSnackbar />
  </>
);

beforeEach(() => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  act(() => setUnsaved('form', true, { saving: true }));
});
afterEach(() =>
  act(() => {
    clearUnsavedWork();
    clearNotice();
  }),
);

test('hides the "still saving" message once every save is answered', () => {
  act(() => notify(STILL_SAVING));
  expect(screen.getByRole('alert').textContent).toBe(STILL_SAVING.text);
  act(() => setUnsaved('other', true, { saving: true }));
  act(() => setUnsaved('form', true));
  expect(screen.getByRole('alert').textContent).toBe(STILL_SAVING.text);
  act(() => setUnsaved('other', false));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps a later message', () => {
  act(() => notify(STILL_SAVING));
  act(() => notify({ severity: 'success', text: 'Legs saved.' }));
  act(() => setUnsaved('form', false));
  expect(screen.getByRole('alert').textContent).toBe('Legs saved.');
});
