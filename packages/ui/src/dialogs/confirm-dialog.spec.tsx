import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';

function show(busy = false) {
  const log: string[] = [];
  render(
    <ConfirmDialog
      open
      title="Delete record"
      text="Gone for good."
      confirmLabel="Delete"
      busy={busy}
      onConfirm={() => log.push('confirm')}
      onCancel={() => log.push('cancel')}
    />,
  );
  return log;
}

test('is named and described, and Enter alone destroys nothing', async () => {
  const log = show();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete record' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Gone for good.');
  await userEvent.keyboard('{Enter}');
  expect(log).toEqual(['cancel']);
});

test('confirms by its button, Escape cancels', async () => {
  const log = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.keyboard('{Escape}');
  expect(log).toEqual(['confirm', 'cancel']);
});

test('while busy nothing happens', async () => {
  const log = show(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  expect(log).toEqual([]);
});

test('a double click confirms once', async () => {
  let confirmed = 0;
  function Asking() {
    const [open, setOpen] = useState(true);
    const confirm = () => {
      confirmed += 1;
      setOpen(false);
    };
    return (
      <ConfirmDialog
        open={open}
        title="Delete record"
        text="Gone for good."
        confirmLabel="Delete"
        onConfirm={confirm}
        onCancel={() => undefined}
      />
    );
  }
  render(<Asking />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).toBe(1);
});
