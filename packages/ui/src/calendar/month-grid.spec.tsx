import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { monthOf } from '@touchline/contracts/month';
import { MonthGrid } from './month-grid.js';

const opened = jest.fn<undefined, [string]>();

function Screen({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <h2 id="heading">Month</h2>
      <MonthGrid
        month={monthOf(day)}
        today="2026-11-22"
        selected={day}
        labelledBy="heading"
        dayOf={(date) => (date === '2026-11-29' ? { text: '2 events' } : {})}
        onSelect={setDay}
        onOpen={opened}
      />
    </>
  );
}
const selected = () => screen.getByRole('gridcell', { selected: true });
const name = () => selected().querySelector('span')?.textContent;
beforeEach(() => opened.mockClear());

test('tells its owner to which day the pointer comes, without choosing it', () => {
  const [pointed, chosen] = [jest.fn<undefined, [string]>(), jest.fn<undefined, [string]>()];
  render(
    <MonthGrid
      month="2026-11"
      today="2026-11-22"
      selected={null}
      labelledBy="heading"
      dayOf={() => ({})}
      onPointed={pointed}
      onSelect={chosen}
    />,
  );
  fireEvent.pointerEnter(screen.getByRole('gridcell', { name: 'Sun, Nov 29, 2026' }));
  expect([pointed.mock.calls, chosen.mock.calls]).toEqual([[['2026-11-29']], []]);
});

test('is a grid of whole weeks from Monday on, named by its heading', () => {
  render(<Screen first="2026-11-22" />);
  screen.getByRole('grid', { name: 'Month' });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)[0]).toContain('Monday');
  expect(screen.getAllByRole('gridcell')).toHaveLength(42);
  expect(name()).toBe('Sun, Nov 22, 2026, today');
  expect(selected().getAttribute('aria-current')).toBe('date');
  screen.getByRole('gridcell', { name: 'Sun, Nov 29, 2026, 2 events' });
});

test.each([
  [false, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  [true, ['M', 'T', 'W', 'T', 'F', 'S', 'S']],
])('shows its weekdays short, by their initials: %p, and has them read out whole', (weekdayInitials, shown) => {
  render(
    <>
      <h2 id="heading">Month</h2>
      <MonthGrid
        month="2026-11"
        today="2026-11-22"
        selected={null}
        labelledBy="heading"
        weekdayInitials={weekdayInitials}
        dayOf={() => ({})}
        onSelect={() => undefined}
      />
    </>,
  );
  expect(
    screen.getAllByRole('columnheader').map((header) => header.querySelector('[aria-hidden]')?.textContent),
  ).toEqual(shown);
  screen.getByRole('columnheader', { name: 'Thursday' });
});

test('is one Tab stop, and keys move on into other months', async () => {
  render(<Screen first="2026-11-29" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(selected());
  await userEvent.keyboard('{ArrowDown}');
  expect(name()).toBe('Sun, Dec 6, 2026');
  expect(document.activeElement).toBe(selected());
  await userEvent.keyboard('{PageUp}{Home}{ArrowLeft}');
  expect(name()).toBe('Sun, Nov 1, 2026');
  expect(document.activeElement).toBe(selected());
});

test('a click selects, Enter opens', async () => {
  render(<Screen first="2026-11-22" />);
  await userEvent.click(screen.getByRole('gridcell', { name: /Nov 29/ }));
  expect(name()).toBe('Sun, Nov 29, 2026, 2 events');
  expect(opened).not.toHaveBeenCalled();
  selected().focus();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['2026-11-29']]);
});

test('keys with Alt or Ctrl are the browser’s', async () => {
  render(<Screen first="2026-11-22" />);
  selected().focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(name()).toContain('Nov 22');
});

test('quick keys are not lost when the owner follows with a delay', async () => {
  const wanted: string[] = [];
  function Slow() {
    const [day, setDay] = useState('2026-11-22');
    const select = (date: string) => {
      wanted.push(date);
      setTimeout(() => setDay(date), 20);
    };
    return (
      <>
        <h2 id="heading">Month</h2>
        <MonthGrid
          month={monthOf(day)}
          today="2026-11-22"
          selected={day}
          labelledBy="heading"
          dayOf={() => ({})}
          onSelect={select}
          onOpen={opened}
        />
      </>
    );
  }
  render(<Slow />);
  const cell = selected();
  act(() => cell.focus());
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) fireEvent.keyDown(cell, { key });
  expect(wanted).toEqual(['2026-11-29', '2026-12-06', '2026-12-07', '2026-12-07']);
  expect(opened.mock.calls).toEqual([['2026-12-07']]);
  await screen.findByRole('gridcell', { name: 'Mon, Dec 7, 2026', selected: true });
  // The next key starts from the day that these keys have reached.
  fireEvent.keyDown(selected(), { key: 'ArrowLeft' });
  expect(wanted.at(-1)).toBe('2026-12-06');
});

test('when the owner does not follow, the next key starts from the selected day', () => {
  const wanted: string[] = [];
  render(
    <>
      <h2 id="heading">Month</h2>
      <MonthGrid
        month="2026-11"
        today="2026-11-22"
        selected="2026-11-22"
        labelledBy="heading"
        dayOf={() => ({})}
        onSelect={(date) => wanted.push(date)}
      />
      <button>Question</button>
    </>,
  );
  act(() => selected().focus());
  fireEvent.keyDown(selected(), { key: 'ArrowDown' });
  act(() => screen.getByRole('button').focus());
  act(() => selected().focus());
  fireEvent.keyDown(selected(), { key: 'ArrowRight' });
  expect(wanted).toEqual(['2026-11-29', '2026-11-23']);
});
