import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DiscardDialog } from './discard-dialog.js';

const QUESTION = { title: 'Leave the codes?', text: 'They are gone then.', leaveLabel: 'Leave', stayLabel: 'Stay' };

/** As a page does: what the question is about is gone with the answer. */
function Page() {
  const [work, setWork] = useState<typeof QUESTION | undefined>(QUESTION);
  const leave = () => setWork(undefined);
  return <DiscardDialog open={work !== undefined} question={work} onDiscard={leave} onKeep={leave} />;
}

test('asks in the words of the lost work, and keeps them while it fades', async () => {
  render(<Page />);
  const dialog = screen.getByRole('alertdialog', { name: 'Leave the codes?' });
  expect(screen.getByRole('button', { name: 'Stay' })).toBe(document.activeElement);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(dialog.textContent).toBe('Leave the codes?They are gone then.StayLeave');
});

test('is about changes by default', () => {
  render(<DiscardDialog open onDiscard={() => undefined} onKeep={() => undefined} />);
  expect(screen.getByRole('alertdialog', { name: 'Discard Changes?' })).toBeTruthy();
});
