import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../host/api-client.js';
import { useUndo } from './use-undo.js';

let answer: () => Promise<unknown>;

function Done() {
  const { offer, bar } = useUndo({ undo: () => answer(), onDismissed: () => undefined });
  return (
    <>
      <button type="button" onClick={() => offer({ changeId: 'a', text: 'Two added.' })}>
        Add
      </button>
      {bar}
    </>
  );
}

async function undoWith(failure: Error | null) {
  answer = () => (failure ? Promise.reject(failure) : Promise.resolve());
  render(<Done />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('alert').textContent).toContain('Two added.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
}
const alert = () => screen.getByRole('alert').textContent;

test('says that it was undone, once', async () => {
  await undoWith(null);
  expect(alert()).toBe('Undone.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [new ApiError(409, 'event_changed', 'Changed since.'), 'Changed since.'],
  [new ApiError(404, 'not_found', 'Not found.'), 'undone before'],
])('one that was refused is over: %s', async (failure, text) => {
  await undoWith(failure);
  expect(alert()).toContain(text);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('one that was not answered may be pressed again', async () => {
  await undoWith(new ApiError(0, 'network', null));
  expect(alert()).toContain('You seem to be offline');
  answer = () => Promise.resolve();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(alert()).toBe('Undone.');
});
