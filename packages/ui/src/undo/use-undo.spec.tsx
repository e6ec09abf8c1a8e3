import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../host/api-client.js';
import { useUndo } from './use-undo.js';

let answer: () => Promise<unknown>;
let what: string | undefined;

function Done() {
  const { offer, bar } = useUndo({ undo: () => answer(), onDismissed: () => undefined });
  return (
    <>
      <button
        type="button"
        onClick={() => offer({ changeId: 'a', text: 'Two added.', ...(what !== undefined && { what }) })}
      >
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

test('names the reverted change, and offers no second Undo', async () => {
  await undoWith(null);
  expect(alert()).toBe('Reverted: Two added.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('names the reverted change in words of its own where they are given', async () => {
  what = 'two sessions';
  await undoWith(null);
  expect(alert()).toBe('Reverted: two sessions.');
  what = undefined;
});

test.each([
  [new ApiError(409, 'event_changed', 'Changed since.'), 'Changed since.'],
  [new ApiError(404, 'not_found', 'Not found.'), 'Already reverted'],
])('a refused Undo is final: %s', async (failure, text) => {
  await undoWith(failure);
  expect(alert()).toContain(text);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an Undo without an answer can be pressed again', async () => {
  await undoWith(new ApiError(0, 'network', null));
  expect(alert()).toContain('You seem to be offline');
  answer = () => Promise.resolve();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(alert()).toBe('Reverted: Two added.');
});

test('offers the step that a change leads to, until the change is undone', async () => {
  const run = jest.fn();
  function Planned() {
    const { offer, bar } = useUndo({ undo: () => Promise.resolve(), onDismissed: () => undefined });
    return (
      <>
        <button
          type="button"
          onClick={() => offer({ changeId: 'a', text: 'Two added.', next: { label: 'Print', run } })}
        >
          Add
        </button>
        {bar}
      </>
    );
  }
  render(<Planned />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(run).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Reverted: Two added.');
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
