import { visuallyHidden } from '@touchline/ui';

/**
 * Styles of the history table. When the columns do not fit, each row becomes a small card (date and buttons above,
 * values below) by style alone. The explicit roles keep it a table for screen readers, which a changed `display` would
 * undo.
 */
export const ACTIONS_WIDTH_PX = 150;
const DATE_WIDTH_PX = 92;
/** Room for a column heading on two lines. */
const MIN_VALUE_WIDTH_PX = 96;
const MAX_VALUES_PER_LINE = 4;

/** The container whose width decides: that of the table, not of the window. */
export const tableBoxStyle = { containerType: 'inline-size' } as const;

/** Styles that apply when `columns` value columns do not fit side by side. */
export function cardStyles<T>(columns: number, styles: T): Record<string, T> {
  return {
    [`@container (max-width: ${DATE_WIDTH_PX + columns * MIN_VALUE_WIDTH_PX + ACTIONS_WIDTH_PX - 1}px)`]: styles,
  };
}

/**
 * Styles of a table with `columns` value columns. In a card, `.card-label` repeats the column heading and the heading
 * row is visually hidden.
 */
export function tableStyles(columns: number) {
  const perLine = Math.max(2, Math.min(columns, MAX_VALUES_PER_LINE));
  const buttonsFrom = Math.ceil(perLine / 2) + 1;
  return {
    tableLayout: 'fixed',
    '& td, & th': { px: 1, textAlign: 'center' },
    '& td:first-of-type, & th:first-of-type': { textAlign: 'left', width: DATE_WIDTH_PX },
    '& tr.editing td:first-of-type': { pt: 2.25 },
    '& .card-label': { display: 'none' },
    ...cardStyles(columns, {
      display: 'block',
      '& thead': visuallyHidden,
      '& tbody': { display: 'block' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
        alignItems: 'start',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      },
      '& tbody td': { border: 0, p: 0.5, minWidth: 0 },
      '& tbody td:first-of-type, & tr.editing td:first-of-type': {
        gridColumn: `1 / ${buttonsFrom}`,
        width: 'auto',
        alignSelf: 'center',
        p: 0.5,
      },
      '& tbody td.actions': { gridColumn: `${buttonsFrom} / -1`, gridRow: 1, width: 'auto', textAlign: 'right' },
      '& tbody td.whole': { gridColumn: '1 / -1' },
      '& .card-label': {
        display: 'block',
        fontSize: '0.75rem',
        lineHeight: 1.2,
        color: 'text.secondary',
        mb: 0.25,
        minHeight: '2.4em',
      },
    }),
  } as const;
}
