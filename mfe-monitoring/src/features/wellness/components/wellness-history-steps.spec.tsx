import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@touchline/ui/host';
import { setClock } from '@touchline/ui/testing';
import { FakeWellnessApi } from '../testing/fake-wellness-api.js';
import { textField, daysAgo, press, type, user } from '../../../shared/testing/history-actor.js';
import { many, open, texts, two } from '../testing/wellness-history-actor.js';

// The steps around a save or delete: disabled buttons, the focus, visible rows.
jest.setTimeout(20_000);
afterEach(() => jest.useRealTimers());

const button = (name: string, index = 0) => screen.getAllByRole<HTMLButtonElement>('button', { name })[index]!;
const confirmDelete = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete record' });
/** The date of the row whose Edit button has the focus, else the text of the focused element. */
function focused() {
  const element = document.activeElement;
  if (element?.getAttribute('aria-label') !== 'Edit record') return element?.textContent;
  return element.closest('tr')?.querySelector('time')?.dateTime;
}
async function fillNew(date: string) {
  await press('Add entry');
  await user.type(screen.getByLabelText('Date'), date);
  for (const name of ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress']) await type(name, '6');
}

test('names the athlete in the dialog and in the question before a delete', async () => {
  await open(new FakeWellnessApi(two()));
  expect(screen.getByText('Ana Test')).toBeTruthy();
  await press('Delete record');
  expect(within(screen.getByRole('alertdialog')).getByText(/^Ana Test’s record for .* will be deleted\./)).toBeTruthy();
});

test('a double click deletes once', async () => {
  const api = new FakeWellnessApi(two());
  const { notices } = await open(api);
  await press('Delete record');
  await user.dblClick(confirmDelete());
  await waitFor(() => expect(screen.getByText('1 record')).toBeTruthy());
  expect(api.writes).toHaveLength(1);
  expect(notices.map(({ text }) => text)).toEqual(['Record deleted']);
});

describe('while a record is saved', () => {
  test('all other buttons are disabled, and Escape does not ask to discard', async () => {
    const api = new FakeWellnessApi(many(20));
    const { isClosed } = await open(api);
    await press('Edit record');
    await type('Stress', '1');
    const arrive = api.holdWrites();
    await press('Save changes');
    for (const name of [
      'Add entry',
      'Edit record',
      'Delete record',
      'Go to next page',
      'Save changes',
      'Cancel edit',
      'Close',
      'Close Edit Wellness Metrics',
    ]) {
      expect([name, button(name).disabled]).toEqual([name, true]);
    }
    expect(screen.getByRole('progressbar', { name: 'Save changes' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(isClosed()).toBe(false);
    arrive();
    await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
    expect(button('Add entry').disabled).toBe(false);
    expect(api.writes).toHaveLength(1);
  });

  test('the fields keep the focus but accept no input', async () => {
    const api = new FakeWellnessApi(two());
    await open(api);
    await press('Edit record');
    await type('Stress', '1');
    const arrive = api.holdWrites();
    api.failNextWrite = new ApiError(503, 'busy', 'Busy.');
    await user.keyboard('{Enter}5');
    expect(textField('Stress').value).toBe('1');
    arrive();
    await screen.findByText('Busy. What you typed is still here.');
    expect(document.activeElement).toBe(textField('Stress'));
    await user.keyboard('0');
    expect(textField('Stress').value).toBe('10');
  });
});

describe('when the answer to a save got lost', () => {
  async function lose(begin: () => Promise<unknown>, save: string) {
    const api = new FakeWellnessApi(two());
    const { notices } = await open(api);
    await begin();
    api.loseNextAnswer = true;
    await press(save);
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Failed to update wellness data']));
    return { api, notices };
  }
  const edit = () => press('Edit record').then(() => type('Stress', '1'));

  test.each([
    ['an edit', edit, 'Save changes', ['2', '3', '4', '1']],
    ['a new entry', () => fillNew(daysAgo(0)), 'Save entry', ['6', '6', '6', '6']],
  ])('%s that is saved again is recognised as stored', async (_, begin, save, shown) => {
    const { api, notices } = await lose(begin, save);
    await press(save);
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({ severity: 'success', text: 'Changes saved successfully!', forMs: 3000 }),
    );
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(texts()[0]).toEqual(shown);
    expect(api.writes).toHaveLength(2);
  });

  test('the stored values are shown all the same', async () => {
    await lose(edit, 'Save changes');
    await press('Cancel edit');
    await waitFor(() => expect(texts()[0]).toEqual(['2', '3', '4', '1']));
  });
});

test('typing into a field replaces its value', async () => {
  await open(new FakeWellnessApi(two()));
  await press('Edit record');
  await user.keyboard('7');
  expect(textField('Sleep Quality').value).toBe('7');
  await user.tab();
  await user.keyboard('8');
  expect(textField('Fatigue').value).toBe('8');
});

describe('the focus goes', () => {
  test.each([
    ['next below', 1, 3],
    ['one above, below the last', 2, 2],
  ])('after a delete to the %s', async (_, index, back) => {
    await open(new FakeWellnessApi(many(3)));
    await press('Delete record', index);
    await user.click(confirmDelete());
    await waitFor(() => expect(focused()).toBe(daysAgo(back)));
  });

  test('after the last delete to Add entry', async () => {
    await open(new FakeWellnessApi(many(1)));
    await press('Delete record');
    await user.click(confirmDelete());
    await waitFor(() => expect(focused()).toBe('Add entry'));
  });

  test('nowhere when a delete ends while another record is edited', async () => {
    const api = new FakeWellnessApi(many(3));
    await open(api);
    const arrive = api.holdWrites();
    await press('Delete record', 1);
    await user.click(confirmDelete());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Edit record');
    arrive();
    await waitFor(() => expect(screen.getByText('2 records')).toBeTruthy());
    expect(document.activeElement).toBe(textField('Sleep Quality'));
  });

  test('after Cancel and after Save changes to the row, after Cancel of a new one to Add entry', async () => {
    await open(new FakeWellnessApi(many(3)));
    await press('Edit record', 1);
    await press('Cancel edit');
    expect(focused()).toBe(daysAgo(2));
    await press('Edit record', 2);
    await press('Save changes');
    await waitFor(() => expect(focused()).toBe(daysAgo(3)));
    await press('Add entry');
    await press('Cancel');
    expect(focused()).toBe('Add entry');
  });
});

test('a new record is shown on its page, highlighted and focused', async () => {
  await open(new FakeWellnessApi(many(40).filter(({ date }) => date !== daysAgo(30))));
  await fillNew(daysAgo(30));
  await press('Save entry');
  await waitFor(() => expect(focused()).toBe(daysAgo(30)));
  expect(screen.getByText('29–40 of 40')).toBeTruthy();
  expect(document.activeElement?.closest('tr')?.className).toContain('selected');
});

test('a record of another year shows its year', async () => {
  // On the first days of a year the newer record is of another year, too.
  setClock('2026-11-10T12:00:00Z');
  const [older, newer] = two();
  await open(new FakeWellnessApi([{ ...older!, date: '2019-11-05' }, newer!]));
  const shown = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByText(/./, { selector: 'time > span[aria-hidden]' })
        .map(({ textContent }) => textContent),
    );
  expect(shown.at(-1)).toEqual(['Nov 05', '2019']);
  expect(shown[0]).toHaveLength(1);
});
