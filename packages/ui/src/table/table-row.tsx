import { memo, type ReactNode } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import type { DataColumn } from './data-column.js';

/**
 * How the name of a row tells that the row is selected: as a pressed button, or as the current one of several. `own`: a cell
 * has a control of its own for it.
 */
export type SelectedBy = 'pressed' | 'current' | 'own';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  isSelected: boolean;
  selectedBy: SelectedBy | undefined;
  /** Undefined: a click on the row does nothing. */
  onSelect: ((row: Row) => void) | undefined;
  noValue: string | undefined;
}

function PlainTableRow<Row>({ row, columns, isSelected, selectedBy, onSelect, noValue }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      className={[onSelect && 'selectable', isSelected && 'selected'].filter(Boolean).join(' ') || undefined}
      aria-selected={selectedBy === 'pressed' ? isSelected : undefined}
      onClick={onSelect && (() => onSelect(row))}
    >
      {columns.map((column) => {
        const content = column.cell(row, isSelected);
        const isEmpty = content === null || content === '';
        const className = isEmpty ? `${column.id} empty` : column.id;
        const shown = (
          <>
            {column.hasCardLabel && !isEmpty && (
              <span className="label" aria-hidden>
                {`${column.header} `}
              </span>
            )}
            {isEmpty ? noValue : content}
          </>
        );
        return column.isName ? (
          <th key={column.id} role="rowheader" scope="row" className={className}>
            {selectedBy === undefined || selectedBy === 'own' ? (
              shown
            ) : (
              <NameButton selectedBy={selectedBy} isSelected={isSelected}>
                {shown}
              </NameButton>
            )}
          </th>
        ) : (
          <td key={column.id} role="cell" className={className}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

/** For keyboard and screen readers. Clicks reach the row's handler; a second handler here would select twice. */
function NameButton({
  selectedBy,
  isSelected,
  children,
}: {
  selectedBy: 'pressed' | 'current';
  isSelected: boolean;
  children: ReactNode;
}) {
  return (
    <ButtonBase
      className="name-button"
      aria-pressed={selectedBy === 'pressed' ? isSelected : undefined}
      aria-current={selectedBy === 'current' && isSelected ? true : undefined}
    >
      {children}
    </ButtonBase>
  );
}

/** Memoised: typing in a search or selecting a row must not render 200 rows again. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
