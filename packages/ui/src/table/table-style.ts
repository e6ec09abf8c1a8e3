import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../theme/visually-hidden.js';

/** Styles of a table and of what is in it, by the ids of its columns: `'& .name': { … }`. */
export type TableStyle = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;

/** In a container narrower than `below` pixels each row is a card. */
export interface Cards {
  below: number;
  sx?: TableStyle;
}

const ROW_STYLE = {
  '& tbody tr.selectable': { cursor: 'pointer' },
  '& tbody tr.selectable:hover': { bgcolor: 'action.hover' },
  '& tbody tr.selected': { boxShadow: 'inset 4px 0 0 currentColor', bgcolor: 'action.selected' },
  '& .name-button': {
    font: 'inherit',
    fontWeight: 600,
    minHeight: 44,
    width: '100%',
    justifyContent: 'flex-start',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderRadius: 1,
  },
} as const;

const TABLE_STYLE = {
  position: 'relative',
  // Not collapsed, because a sticky head would lose its border.
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, typography: 'body2' },
  '& td, & th': {
    px: 1.5,
    py: 0.75,
    textAlign: 'left',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { fontWeight: 700, py: 0, height: 44 },
  '& .hidden': visuallyHidden,
  '& button.sort': {
    font: 'inherit',
    minHeight: 44,
    minWidth: 44,
    justifyContent: 'flex-start',
    gap: 0.25,
    textAlign: 'left',
    borderRadius: 1,
    '& svg': { fontSize: '1em', opacity: 0.5 },
    '&.sorted svg': { opacity: 1 },
    '&:hover': { textDecoration: 'underline' },
  },
  '& .label, & .sort-choice': { display: 'none' },
  '&[aria-busy="true"]': { opacity: 0.4 },
  ...ROW_STYLE,
} as const;

const CARD_STYLE = {
  '& .sort-choice': { display: 'flex', my: 1 },
  '& table, & tbody': { display: 'block' },
  // The headings are there for screen readers, and in sight while one of their buttons has the focus.
  '& thead:not(:focus-within)': visuallyHidden,
  '& thead, & thead th': { display: 'block' },
  '& thead tr': { display: 'flex', flexWrap: 'wrap' },
  '& thead th[class]': { width: 'auto !important', borderBottom: 0 },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2,
    rowGap: 0.25,
    px: 1,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody tr:last-of-type': { borderBottom: 0 },
  '& tbody td[class], & tbody th[class]': { display: 'block', border: 0, p: 0, minWidth: 0 },
  '& tbody td.empty': { display: 'none' },
  '& .pages': { borderTop: 1, borderColor: 'divider' },
  '& .label': { display: 'inline', fontWeight: 400, color: 'text.secondary' },
} as const;

/**
 * Cards are made by style alone. A changed `display` removes the roles of a table, so its elements carry explicit ones for
 * screen readers.
 */
export function tableStyles(sx: TableStyle | undefined, cards: Cards | undefined): SxProps<Theme> {
  const query = cards && `@container (max-width: ${cards.below - 1}px)`;
  return [
    TABLE_STYLE,
    sx ?? {},
    ...(query ? [{ containerType: 'inline-size', [query]: CARD_STYLE }, { [query]: cards.sx ?? {} }] : []),
  ] as SxProps<Theme>;
}
