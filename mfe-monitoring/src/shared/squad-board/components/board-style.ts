import type { Theme } from '@touchline/ui';
import { boardColors } from './board-colors.js';
import { PRINT, UPRIGHT } from './board-print.js';

/** Where the board is a table, by its own width, and where each athlete is a card. */
export const TABLE = '@container (width >= 900px)';
const CARDS = '@container (width < 900px)';
const NARROW_TABLE = '@container (900px <= width < 1200px)';

const CARDS_STYLE = {
  '& table, & tbody': { display: 'block' },
  // The order is chosen in a list there: hidden heads would take the focus.
  '& thead': { display: 'none' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '12px',
    rowGap: '4px',
    padding: '12px 4px',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 170px',
  },
  '& tbody td': { padding: 0, minWidth: 0 },
  '& td.name': { gridColumn: 1, gridRow: 1 },
  '& td.name button': { minHeight: 44 },
  '& td.hooper': { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'right' },
  '& td.hooper .figure': { flexDirection: 'column', alignItems: 'flex-end', gap: '2px' },
  '& td.availability': { gridColumn: 1, gridRow: 2 },
  '& td.reason': { gridColumn: '1 / -1', gridRow: 3 },
  '& td.answered': { gridColumn: 1 },
  '& td.rating': { display: 'none' },
  '& td.extra': { gridColumn: '1 / -1' },
  '& td.load': { gridColumn: 2, textAlign: 'right' },
  '& td.attendance': { gridColumn: '1 / -1', pl: 0 },
  '& td .label': { display: 'inline' },
} as const;

/** Columns: name, availability, answered, Hooper index, four ratings, a further one, load, attendance, reason. */
const wide = (extra: string) =>
  `minmax(0, 3fr) minmax(0, 3fr) 96px 196px 48px 58px 68px 52px ${extra} 100px 124px minmax(0, 4fr)`;
const narrow = (extra: string) =>
  `minmax(0, 7fr) minmax(0, 6fr) 92px 168px repeat(4, 24px) ${extra} 96px 116px minmax(0, 7fr)`;

/** Each row is a grid of its own, because only then the browser can leave out rows below the screen. */
const tableStyle = (hasExtra: boolean) => ({
  '& table, & thead, & tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: wide(hasExtra ? '92px' : ''), alignItems: 'center' },
  '& thead tr': { alignItems: 'end' },
  '& th': { display: 'flex', alignItems: 'flex-end', gap: '2px' },
  '& th.load': { justifyContent: 'flex-end' },
  '& th.rating': { justifyContent: 'center', minHeight: 32 },
  '& tbody tr': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 60px' },
});
const narrowStyle = (hasExtra: boolean) => ({
  '& tr': { gridTemplateColumns: narrow(hasExtra ? '76px' : '') },
  '& .spark': { width: 56 },
  // Words in full have room beside narrow figures only upright.
  '& th.rating > span': UPRIGHT,
});

/**
 * One element styles all rows: a style per cell would take longer than the rest of a board of 200 athletes. Rows and, on
 * narrow screens, cards are made by style alone; the explicit roles in the markup keep the table for screen readers. On
 * paper it is a table at any width.
 */
export const boardStyle = (theme: Theme, hasExtra: boolean) => ({
  position: 'relative',
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': {
    textAlign: 'left',
    verticalAlign: 'bottom',
    fontWeight: 700,
    fontSize: '0.8125rem',
    p: 0,
    px: 0.5,
    pb: 0.5,
  },
  '& .sort': { font: 'inherit', color: 'inherit', textAlign: 'inherit', minHeight: 32, alignItems: 'flex-end' },
  '& tbody > tr': { borderTop: '1px solid' },
  '& td': { px: 0.5, py: 0.5, verticalAlign: 'middle', overflowWrap: 'anywhere', minWidth: 0 },
  '@media (hover: hover)': { '& tbody tr:hover': { backgroundColor: theme.palette.action.hover } },
  '& td.name button': {
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'left',
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  '& td.name button:focus-visible': { outline: '3px solid currentColor', outlineOffset: 1 },
  '& .chip': {
    display: 'inline-block',
    padding: '1px 8px',
    borderRadius: '10px',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
  },
  '& .sub': { display: 'block', fontSize: '0.78rem' },
  '& .rating': { textAlign: 'center', px: 0 },
  '& .noted': { fontWeight: 700, textDecoration: 'underline' },
  '& .load': { textAlign: 'right' },
  '& th.attendance, & td.attendance': { pl: 1.5 },
  '& .value': {
    fontWeight: 700,
    fontSize: '1rem',
    display: 'inline-block',
    borderRadius: '6px',
    px: 0.75,
    minWidth: 30,
  },
  '& .marks': { display: 'inline-block', verticalAlign: 'middle' },
  '& .figure': { display: 'flex', alignItems: 'center', gap: '6px' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .words strong': { whiteSpace: 'nowrap' },
  '& .spark': { display: 'block', flexShrink: 0 },
  '& .spark .line, & .spark .dots, & .spark .today': { fill: 'none', strokeLinecap: 'round' },
  '& .line': { strokeWidth: 1, opacity: 0.6 },
  '& .dots': { strokeWidth: 3 },
  '& .today': { strokeWidth: 5 },
  '& .label': { display: 'none' },
  ...boardColors(theme),
  '@media screen': {
    [TABLE]: tableStyle(hasExtra),
    [NARROW_TABLE]: narrowStyle(hasExtra),
    [CARDS]: CARDS_STYLE,
  },
  '@media print': PRINT,
});
