import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppDialog } from './app-dialog.js';

test('is named by its title alone; the subtitle is its description', () => {
  render(
    <AppDialog open title="Edit Wellness Metrics" subtitle="Ana Test" onClose={() => undefined}>
      …
    </AppDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Edit Wellness Metrics' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ana Test');
});

test.each([
  [false, 2],
  [true, 0],
])('busy %p: button and Escape ask to close %p times', async (busy, times) => {
  const onClose = jest.fn();
  render(
    <AppDialog open title="Edit" busy={busy} onClose={onClose}>
      …
    </AppDialog>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Close Edit' });
  if (!button.disabled) await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(times);
});
