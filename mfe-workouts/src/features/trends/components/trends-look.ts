import { BAR_HEIGHT, visuallyHidden } from '@touchline/ui';

/** As high as the line above the list, which stays below the shell's bar. */
const ABOVE_ROWS = 61;

/** For `sx`: how many there are and what can be done with the picked one, in sight however far the list is scrolled. On a phone the button stands at the lower edge anyway. */
export const aboveRows = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  my: 1,
  minHeight: { sm: ABOVE_ROWS },
  position: { sm: 'sticky' },
  top: BAR_HEIGHT,
  zIndex: 2,
  bgcolor: 'background.default',
} as const;

/**
 * Where the columns have not the room to stand side by side, each row becomes a small card (who and what it comes to above, the four figures
 * below) by style alone; the explicit roles keep it a table for a screen reader, which a changed `display` would otherwise undo.
 */
export const tableBox = {
  containerType: 'inline-size',
  position: 'relative',
  '& .cards-only': { display: 'none' },
  '@container (max-width: 1019px)': { '& .cards-only': { display: 'block' } },
} as const;

export const tableLook = {
  tableLayout: 'fixed',
  '& th': { fontWeight: 700 },
  '& td, & th': { px: 1, py: 0.75, overflowWrap: 'anywhere' },
  '& .pick': { width: 56, px: 0.5 },
  // Who goes from one to the next by keys must not come under what stays above.
  '& .pick input': { scrollMarginTop: BAR_HEIGHT + ABOVE_ROWS },
  '& .name': { width: '19%' },
  '& .team': { width: '12%' },
  '& .variation': { width: 150 },
  '& tbody tr.chosen': { boxShadow: 'inset 4px 0 0 currentColor', bgcolor: 'action.selected' },
  '& .label': { display: 'none' },
  '@container (max-width: 1019px)': {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 1,
      rowGap: 0.75,
      py: 1,
      pr: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td[class], & tbody th[class]': { border: 0, p: 0, minWidth: 0, width: 'auto' },
    '& tbody .pick': { gridArea: '1 / 1 / 3 / 2' },
    '& tbody .name': { gridArea: '1 / 2 / 2 / -1' },
    '& tbody .team': { gridArea: '2 / 2', color: 'text.secondary' },
    '& tbody .variation': { gridArea: '2 / 3' },
    '& tbody .trainingLoad': { gridArea: '3 / 2' },
    '& tbody .wellness': { gridArea: '3 / 3' },
    '& tbody .sprint': { gridArea: '4 / 2' },
    '& tbody .vertical': { gridArea: '4 / 3' },
    '& .label': { display: 'block', fontWeight: 400, color: 'text.secondary' },
  },
  // With the room for it the four figures stand side by side.
  '@container (min-width: 600px) and (max-width: 1019px)': {
    '& tbody tr': { gridTemplateColumns: '44px repeat(4, minmax(0, 1fr))' },
    '& tbody .name': { gridArea: '1 / 2 / 2 / 4' },
    '& tbody .team': { gridArea: '2 / 2 / 3 / 4' },
    '& tbody .variation': { gridArea: '1 / 4 / 3 / -1', alignSelf: 'center' },
    '& tbody .sprint': { gridArea: '3 / 4' },
    '& tbody .vertical': { gridArea: '3 / 5' },
  },
} as const;
