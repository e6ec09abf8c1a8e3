const DATE_WIDTH_PX = 92;
const ACTIONS_WIDTH_PX = 150;
/** Room for a column heading on two lines. */
const MIN_VALUE_WIDTH_PX = 96;
const MAX_VALUES_PER_LINE = 4;

export const tableStyle = {
  '& table': { tableLayout: 'fixed' },
  '& td, & th': { px: 1, textAlign: 'center' },
  '& thead th': { lineHeight: 1.3 },
  '& .date': { textAlign: 'left' },
  '& thead .date': { width: DATE_WIDTH_PX },
  '& thead .actions': { width: ACTIONS_WIDTH_PX },
  '& tbody td': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .note': { display: 'block', fontSize: '0.75rem', lineHeight: 1.2, color: 'text.secondary' },
  '& tr.editing': { bgcolor: 'action.hover' },
  '& tr.editing td': { verticalAlign: 'top' },
  '& tr.editing .date': { pt: 2.25 },
  '& tr.with-alert td': { borderBottom: 0 },
  '& tr.editing .whole': { textAlign: 'left', pt: 0 },
} as const;

/**
 * Where `columns` value columns do not fit side by side, each row is a small card: date and buttons above, values below, and
 * each of the columns `wide` on a line of its own.
 */
export function historyCards(columns: number, wide: readonly string[]) {
  const perLine = Math.max(2, Math.min(columns, MAX_VALUES_PER_LINE));
  const buttonsFrom = Math.ceil(perLine / 2) + 1;
  return {
    below: DATE_WIDTH_PX + columns * MIN_VALUE_WIDTH_PX + ACTIONS_WIDTH_PX,
    sx: {
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
        alignItems: 'start',
        columnGap: 0,
        px: 0,
      },
      '& tbody td[class]': { p: 0.5 },
      '& tr.editing td.date': { p: 0.5 },
      '& tbody td.date': { gridColumn: `1 / ${buttonsFrom}`, alignSelf: 'center' },
      '& tbody td.actions': { gridColumn: `${buttonsFrom} / -1`, gridRow: 1, textAlign: 'right' },
      '& tbody td.whole': { gridColumn: '1 / -1' },
      ...Object.fromEntries(
        wide.map((key) => [`& tbody td.${key}`, { gridColumn: '1 / -1', '&:empty': { display: 'none' } }]),
      ),
      '& .label': { display: 'block', fontSize: '0.75rem', lineHeight: 1.2, mb: 0.25, minHeight: '2.4em' },
    },
  } as const;
}
