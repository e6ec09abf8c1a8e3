import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestShell } from '../testing/index.js';
import type { DataColumn, TableSorting } from './data-column.js';
import { DataTable, type DataTableProps } from './data-table.js';
import { existingPage } from './table-pages.js';

jest.setTimeout(20_000);

interface Athlete {
  id: number;
  name: string;
  jersey: number | null;
}

const CIA = { id: 3, name: 'Cia', jersey: 10 };
const ANA = { id: 1, name: 'Ana', jersey: null };
const BEA = { id: 2, name: 'Bea', jersey: 9 };
const COLUMNS: readonly DataColumn<Athlete>[] = [
  { id: 'name', header: 'Athlete', isName: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'jersey',
    header: 'Jersey',
    hasCardLabel: true,
    cell: ({ jersey }) => jersey,
    sortBy: ({ jersey }) => jersey,
    sortsDescendingFirst: true,
  },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, cell: () => <button>Edit</button> },
];

const user = userEvent.setup({ delay: null });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

function show(props: Partial<DataTableProps<Athlete>> = {}) {
  const element = (more: Partial<DataTableProps<Athlete>>) => (
    <TestShell>
      <DataTable label="Athletes" rows={ROWS} columns={COLUMNS} rowId={({ id }) => id} {...props} {...more} />
    </TestShell>
  );
  const { rerender } = render(element({}));
  return (more: Partial<DataTableProps<Athlete>>) => rerender(element(more));
}
const ROWS = [CIA, ANA, BEA];

describe('the order', () => {
  test('is that of the rows until a heading is pressed, and again after its third press', async () => {
    show();
    expect([names(), order('Athlete'), order('Jersey')]).toEqual([['Cia', 'Ana', 'Bea'], null, null]);
    await press('Athlete');
    expect([names(), order('Athlete')]).toEqual([['Ana', 'Bea', 'Cia'], 'ascending']);
    await press('Athlete');
    expect([names(), order('Athlete')]).toEqual([['Cia', 'Bea', 'Ana'], 'descending']);
    await press('Athlete');
    expect([names(), order('Athlete')]).toEqual([['Cia', 'Ana', 'Bea'], null]);
  });

  test('has rows without a value last in both directions, starts as the column says, and is read out', async () => {
    show();
    await press('Jersey');
    expect([names(), order('Jersey')]).toEqual([['Cia', 'Bea', 'Ana'], 'descending']);
    screen.getByText('Sorted by Jersey: highest first');
    await press('Jersey');
    expect([names(), order('Jersey')]).toEqual([['Bea', 'Cia', 'Ana'], 'ascending']);
  });

  test('is changed by keyboard; a column without values to sort by has no button', async () => {
    show();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Athlete');
    await user.keyboard('{Enter}');
    expect(names()).toEqual(['Ana', 'Bea', 'Cia']);
    await user.keyboard(' ');
    expect(names()).toEqual(['Cia', 'Bea', 'Ana']);
    expect(within(screen.getByRole('columnheader', { name: 'Actions' })).queryByRole('button')).toBeNull();
  });

  test('is chosen from a list on cards', async () => {
    show({ cards: { below: 600 } });
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Default order',
      'Athlete: A to Z',
      'Athlete: Z to A',
      'Jersey: highest first',
      'Jersey: lowest first',
    ]);
    await user.click(screen.getByRole('option', { name: 'Athlete: Z to A' }));
    expect(names()).toEqual(['Cia', 'Bea', 'Ana']);
  });

  test('follows a screen that keeps it, whose headings have two directions', async () => {
    const seen: (TableSorting | null)[] = [];
    function Screen() {
      const [value, onChange] = useState<TableSorting | null>({ column: 'name', isDescending: true });
      seen.push(value);
      return (
        <DataTable
          label="Athletes"
          rows={ROWS}
          columns={COLUMNS}
          rowId={({ id }) => id}
          cards={{ below: 600 }}
          sorting={{ value, onChange, hasOwnChoice: true }}
        />
      );
    }
    render(<Screen />);
    expect([names(), order('Athlete'), screen.queryByRole('combobox')]).toEqual([
      ['Cia', 'Bea', 'Ana'],
      'descending',
      null,
    ]);
    await press('Athlete');
    expect([names(), seen.at(-1)]).toEqual([['Ana', 'Bea', 'Cia'], { column: 'name', isDescending: false }]);
  });

  test('comes before the pages, and a new one leads to the first page', async () => {
    const onPage = jest.fn();
    const update = show({ paging: { page: 1, size: 2, onPage } });
    expect(names()).toEqual(['Bea']);
    await press('Athlete');
    expect([names(), onPage.mock.lastCall]).toEqual([['Cia'], [0]]);
    update({ paging: { page: 0, size: 2, onPage } });
    expect(names()).toEqual(['Ana', 'Bea']);
    update({ paging: { page: 7, size: 2, onPage } });
    expect(names()).toEqual(['Cia']);
  });
});

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [9, 3, 2],
  [1, 7, 0],
])('page %p of 7 rows, %p a page, is page %p', (page, size, expected) =>
  expect([existingPage(7, { page, size }), existingPage(0, { page, size })]).toEqual([expected, 0]),
);

test('two hundred rows are rendered; the button for more moves the focus to the first new one', () => {
  const rows = Array.from({ length: 430 }, (_, at) => ({ id: at + 1, name: `Ada ${at + 1}`, jersey: null }));
  show({ rows, selection: { id: null, by: 'current', onSelect: () => undefined } });
  // Finding them by role takes jsdom 15 seconds.
  const drawn = () => document.querySelectorAll('tbody tr').length;
  const more = (text: string) => act(() => screen.getByText(text).click());
  expect(drawn()).toBe(200);
  more('Show 200 more');
  expect([drawn(), document.activeElement?.textContent]).toEqual([400, 'Ada 201']);
  more('Show 30 more');
  expect([drawn(), document.activeElement?.textContent, screen.queryByText(/^Show/)]).toEqual([430, 'Ada 401', null]);
});

describe('a selection', () => {
  test.each([
    ['pressed', { 'aria-pressed': 'true', 'aria-current': null, row: 'true' }],
    ['current', { 'aria-pressed': null, 'aria-current': 'true', row: null }],
  ] as const)('shown as %s', async (by, expected) => {
    const onSelect = jest.fn();
    show({ selection: { id: 1, by, onSelect } });
    const button = screen.getByRole('button', { name: 'Ana' });
    const attributes = {
      'aria-pressed': button.getAttribute('aria-pressed'),
      'aria-current': button.getAttribute('aria-current'),
      row: button.closest('tr')?.getAttribute('aria-selected'),
    };
    expect(attributes).toEqual(expected);
    await press('Cia');
    await user.click(screen.getByText('9'));
    expect(onSelect.mock.calls).toEqual([[CIA], [BEA]]);
  });

  test('renders the selected rows again, and no others', () => {
    const cell = jest.fn(({ name }: Athlete) => name);
    const columns = [{ id: 'name', header: 'Athlete', isName: true, cell }];
    const selection = (id: number) => ({ id, by: 'own' as const, onSelect: () => undefined });
    const update = show({ columns, selection: selection(1) });
    cell.mockClear();
    update({ selection: selection(2) });
    expect(cell.mock.calls).toEqual([
      [ANA, false],
      [BEA, true],
    ]);
  });
});

test('a cell without a value is marked, so that a card leaves it out', () => {
  show({ noValue: '-' });
  const [cia, ana] = [...document.querySelectorAll('td.jersey')];
  expect([cia?.textContent, ana?.textContent, ana?.className]).toEqual(['Jersey 10', '-', 'jersey empty']);
});

test('a screen replaces a row', () => {
  show({
    renderRow: ({ id, name }) =>
      id === 1 ? (
        <tr key={id}>
          <td colSpan={3}>{`${name} is edited`}</td>
        </tr>
      ) : null,
  });
  expect([names(), screen.getByText('Ana is edited')]).toEqual([['Cia', 'Bea'], expect.anything()]);
});

test('while it is busy it says so, and cannot be used', () => {
  show({ isBusy: true });
  const box = screen.getByRole('table', { hidden: true }).parentElement;
  expect([box?.getAttribute('aria-busy'), box?.hasAttribute('inert')]).toEqual(['true', true]);
});
