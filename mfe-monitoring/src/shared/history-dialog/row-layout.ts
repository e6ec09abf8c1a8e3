import { visuallyHidden } from '@touchline/ui';

/**
 * The table's own look. Where its columns would run together each row becomes a small card (date and buttons above, values
 * below) by style alone; the explicit roles keep it a table for a screen reader, which a changed `display` would otherwise undo.
 */
export const ACTIONS_WIDTH = 150;
const DATE_WIDTH = 92;
/** The least a value's column needs for its heading on two lines. */
const VALUE_WIDTH = 96;
const VALUES_PER_LINE = 4;

/** The box whose width decides: the table's own, not the window's. */
export const tableBox = { containerType: 'inline-size' } as const;

/** What applies where `columns` value columns have not the room to stand side by side. */
export function asCards<T>(columns: number, look: T): Record<string, T> {
  return { [`@container (max-width: ${DATE_WIDTH + columns * VALUE_WIDTH + ACTIONS_WIDTH - 1}px)`]: look };
}

/** The look of a table with so many value columns. A `.card-label` repeats a column's heading in the card; the heading row itself is only read out there. */
export function tableLook(columns: number) {
  const perLine = Math.max(2, Math.min(columns, VALUES_PER_LINE));
  const buttonsFrom = Math.ceil(perLine / 2) + 1;
  return {
    tableLayout: 'fixed',
    '& td, & th': { px: 1, textAlign: 'center' },
    '& td:first-of-type, & th:first-of-type': { textAlign: 'left', width: DATE_WIDTH },
    '& tr.editing td:first-of-type': { pt: 2.25 },
    '& .card-label': { display: 'none' },
    ...asCards(columns, {
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
