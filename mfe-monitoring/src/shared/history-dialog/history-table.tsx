import type { ReactNode } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { DataTable, type DataColumn } from '@touchline/ui';
import { historyTexts } from '../texts/history-texts.js';
import { HistoryDate } from './history-date.js';
import type { HistoryColumn, HistoryFact, HistoryRow } from './history-kind.js';
import { historyCards, tableStyle } from './table-styles.js';

interface HistoryTableProps<K extends string> {
  label: string;
  /** One page. */
  rows: readonly HistoryRow<K>[];
  columns: readonly HistoryColumn<K>[];
  facts?: readonly HistoryFact[] | undefined;
  today: CalendarDate;
  /** The record that has just been saved. */
  savedId: number | null;
  renderActions: (row: HistoryRow<K>) => ReactNode;
  /** The edited record; null for the others. */
  renderRow: (row: HistoryRow<K>) => ReactNode;
}

/** Stored records. The rows are one page of the newest records, so the headings do not sort. */
export function HistoryTable<K extends string>({
  label,
  rows,
  columns,
  facts = [],
  today,
  savedId,
  renderActions,
  renderRow,
}: HistoryTableProps<K>) {
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={[
        {
          id: 'date',
          header: 'Date',
          cell: ({ id, date }) => <HistoryDate id={dateId(id)} date={date} today={today} />,
        },
        ...columns.map(valueColumn),
        ...facts.map(factColumn<K>),
        { id: 'actions', header: 'Actions', cell: renderActions },
      ]}
      rowId={({ id }) => id}
      selection={{ id: savedId, by: 'own' }}
      cards={historyCards(columns.length + facts.length, wideKeys(facts))}
      sx={tableStyle}
      renderRow={renderRow}
    />
  );
}

const wideKeys = (facts: readonly HistoryFact[]): string[] =>
  facts.filter(({ isWide }) => isWide).map(({ key }) => key);

/** The id of the element with the date of a record, which describes the buttons of its row. */
export const dateId = (rowId: number): string => `history-date-${rowId}`;

function valueColumn<K extends string>({ key, label, format = String }: HistoryColumn<K>): DataColumn<HistoryRow<K>> {
  return {
    id: key,
    header: label,
    hasCardLabel: true,
    cell: ({ values: { [key]: value }, notes }) => (
      <>
        {value !== null ? format(value) : <NoValue />}
        {notes?.[key] && <span className="note">{notes[key]}</span>}
      </>
    ),
  };
}

function factColumn<K extends string>(fact: HistoryFact): DataColumn<HistoryRow<K>> {
  const { key, label, isWide = false } = fact;
  return { id: key, header: label, hasCardLabel: !isWide, cell: ({ facts }) => factText(fact, facts) };
}

/** The text of a read-only column. */
export function factText({ key, isWide }: HistoryFact, facts: HistoryRow<string>['facts']): ReactNode {
  const text = facts?.[key] ?? '';
  if (!isWide) return text || <NoValue />;
  return text && <span className="note">{text}</span>;
}

const NoValue = () => (
  <span role="img" aria-label={historyTexts.noValue}>
    –
  </span>
);
