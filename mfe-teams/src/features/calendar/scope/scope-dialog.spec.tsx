import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { todayIn } from '@touchline/contracts/calendar-date';
import { ApiError } from '@touchline/ui/host';
import { TestShell } from '@touchline/ui/testing';
import { buildEvent } from '../testing/build.js';
import { FakeDialogsApi } from '../testing/fake-dialogs-api.js';
import { ScopeDialog } from './scope-dialog.js';

const chosen = jest.fn<undefined, unknown[]>();
const cancelled = jest.fn<undefined, []>();
beforeEach(() => jest.clearAllMocks());

// A day that is never today, on which the text differs.
const EVENT = buildEvent({ series_id: 's', event_title: 'Gym', date: '2025-11-24' });
function show(api: FakeDialogsApi, action: 'edit' | 'delete', { busy = false, event = EVENT, movesDate = false } = {}) {
  render(
    <TestShell api={api}>
      <ScopeDialog
        event={event}
        action={action}
        busy={busy}
        movesDate={movesDate}
        onChoose={chosen}
        onCancel={cancelled}
      />
    </TestShell>,
  );
}
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('shows what each choice covers; Only this one is selected and focused', async () => {
  const api = new FakeDialogsApi();
  show(api, 'edit');
  expect(screen.getByRole('dialog', { name: 'Edit Event' }).textContent).toContain('Gym · November 24, 2025');
  expect(button('Save').disabled).toBe(true);
  expect((await radio(/^Only this one$/)).checked).toBe(true);
  expect((await radio(/^This and following \(12 events\)$/)).checked).toBe(false);
  expect((await radio(/^All \(24 events\)/)).checked).toBe(false);
  expect(document.activeElement).toBe(await radio(/^Only this one$/));
  expect(screen.queryByText(/attendance mark/)).toBeNull();
  await userEvent.click(button('Save'));
  expect(chosen.mock.calls).toEqual([['one', api.series.one]]);
  expect(api.reads.map(({ path }) => path)).toEqual(['/api/calendar/list/17/series']);
});

test('for a deletion each choice shows the number of marks it removes', async () => {
  const api = new FakeDialogsApi();
  show(api, 'delete');
  await radio(/^Only this one$/);
  await radio(/^This and following \(12 events\) 3 attendance marks will be deleted too\.$/);
  await radio(/^All \(24 events\) 12 of them are before this one\. 40 attendance marks will be deleted too\.$/);
  await userEvent.click(await radio(/^All/));
  await userEvent.click(button('Continue'));
  expect(chosen.mock.calls).toEqual([['all', api.series.all]]);
});

test('for another day each choice names the events that stay on theirs', async () => {
  show(new FakeDialogsApi(), 'edit', { movesDate: true });
  await radio(/^Only this one$/);
  await radio(/^This and following \(12 events\) 1 on another weekday stays there\.$/);
  await radio(
    /^All \(24 events\) 12 of them are before this one\. 11 of them took place and stay on their day\. 1 on another weekday/,
  );
});

test('for an event today the earlier events are in the past', async () => {
  show(new FakeDialogsApi(), 'edit', { event: { ...EVENT, date: todayIn(undefined, new Date()) } });
  await radio(/^All \(24 events\) 12 of them are in the past\.$/);
});

test('a failed load can be retried, and nothing can be chosen before', async () => {
  const api = new FakeDialogsApi();
  api.failReads = new ApiError(0, 'network', null);
  show(api, 'delete');
  await screen.findByText('Failed to load the series');
  expect(button('Continue').disabled).toBe(true);
  api.failReads = null;
  await userEvent.click(button('Try again'));
  await radio(/^Only this one/);
  await userEvent.click(button('Continue'));
  expect(chosen).toHaveBeenCalledTimes(1);
});

test('while saving it cannot be closed or sent again', async () => {
  show(new FakeDialogsApi(), 'edit', { busy: true });
  await radio(/^Only this one$/);
  expect(button('Cancel').disabled).toBe(true);
  await userEvent.keyboard('{Escape}');
  fireEvent.submit(screen.getByRole('radiogroup').closest('form')!);
  expect(cancelled).not.toHaveBeenCalled();
  expect(chosen).not.toHaveBeenCalled();
});

test('Escape and Cancel choose nothing', async () => {
  show(new FakeDialogsApi(), 'edit');
  await radio(/^Only this one$/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Cancel'));
  expect(cancelled).toHaveBeenCalledTimes(2);
  expect(chosen).not.toHaveBeenCalled();
});
