import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../host/api-client.js';
import { TestShell } from '../testing/test-shell.js';
import { FakeServer } from '../testing/fake-server.js';
import { FormDialog } from './form-dialog.js';
import { FormTextField } from './form-text-field.js';
import { requiredText, typedAs, z } from './schema.js';
import { useAppForm } from './use-app-form.js';

const schemaOf = () =>
  z.object({ name: requiredText(5, 'Enter a name.'), day: typedAs((text) => ({ value: text || null })) });

interface Sent {
  name: string;
  day: string | null;
}

function open(send: (sent: Sent) => Promise<void> = () => Promise.resolve()) {
  const sent: Sent[] = [];
  let closed = 0;
  function Place() {
    const form = useAppForm({
      values: { name: '', day: '' },
      schemaOf,
      send: async (now) => {
        sent.push(now);
        await send(now).catch((error: unknown) => form.showError(error, 'Failed to save'));
      },
    });
    return (
      <FormDialog form={form} title="Place" submitLabel="Save" onClose={() => (closed += 1)}>
        <FormTextField form={form} name="name" label="Name" hint="As it is called." />
        <FormTextField form={form} name="day" label="Day" type="date" />
      </FormDialog>
    );
  }
  render(
    <TestShell api={new FakeServer({})}>
      <Place />
    </TestShell>,
  );
  return { sent, closed: () => closed };
}
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('sends what the schema made of the fields', async () => {
  const { sent } = open();
  await userEvent.type(nameField(), ' Hall ');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-05' } });
  await save();
  expect(sent).toEqual([{ name: 'Hall', day: '2026-11-05' }]);
});

it('says what is wrong at the field, which has the focus, and again while typing', async () => {
  const { sent } = open();
  expect(screen.getByText('As it is called.')).toBeTruthy();
  await save();
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
  await userEvent.type(nameField(), 'Stadium');
  expect(await screen.findByText('At most 5 characters.')).toBeTruthy();
  await userEvent.type(nameField(), '{Backspace}{Backspace}');
  await waitFor(() => expect(screen.queryByText('At most 5 characters.')).toBeNull());
  expect(sent).toEqual([]);
});

it('does not send a day that is typed by half', async () => {
  const { sent } = open();
  await userEvent.type(nameField(), 'Hall');
  Object.defineProperty(screen.getByLabelText('Day'), 'validity', { value: { badInput: true } });
  await save();
  expect(screen.getByText('Enter a full date, or leave it empty.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('shows a refusal at the field that the server names, with the focus', async () => {
  open(() => Promise.reject(new ApiError(400, 'invalid', 'Taken.', [{ path: 'name', message: 'Taken.' }])));
  await userEvent.type(nameField(), 'Hall');
  await save();
  expect(await screen.findByText('Taken.')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the input after any other failure, and says so', async () => {
  open(() => Promise.reject(new ApiError(0, 'network', null)));
  await userEvent.type(nameField(), 'Hall');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to saveYou seem to be offline. What you typed is still here.',
  );
  expect(nameField().value).toBe('Hall');
});

it('sends once however often it is submitted, and does not close meanwhile', async () => {
  let finish: () => void = () => undefined;
  const { sent, closed } = open(() => new Promise((resolve) => (finish = resolve)));
  await userEvent.type(nameField(), 'Hall');
  const form = nameField().form ?? nameField();
  fireEvent.submit(form);
  fireEvent.submit(form);
  await userEvent.keyboard('{Escape}');
  expect(nameField().readOnly).toBe(true);
  finish();
  await waitFor(() => expect(nameField().readOnly).toBe(false));
  expect(sent).toHaveLength(1);
  expect(closed()).toBe(0);
});

it('closes at once when nothing was typed', async () => {
  const { closed } = open();
  await userEvent.type(nameField(), 'H{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(1);
});

it('asks before it discards what was typed', async () => {
  const { closed } = open();
  await userEvent.type(nameField(), 'H');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(closed()).toBe(1);
});
