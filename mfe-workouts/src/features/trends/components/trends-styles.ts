import { BAR_HEIGHT, visuallyHidden } from '@touchline/ui';

/** Pixels: the height of the toolbar, which sticks below the shell's bar. */
const TOOLBAR_HEIGHT = 61;

/**
 * The line with count and button stays in sight while the list scrolls. On a phone the button is at the lower edge
 * instead.
 */
export const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  my: 1,
  minHeight: { sm: TOOLBAR_HEIGHT },
  position: { sm: 'sticky' },
  top: BAR_HEIGHT,
  zIndex: 2,
  bgcolor: 'background.default',
} as const;

/**
 * Where the columns do not fit side by side, styles turn each row into a card: name and label above, the four figures
 * below. The explicit roles keep it a table for screen readers, which a changed `display` would undo.
 */
export const tableBoxStyle = {
  containerType: 'inline-size',
  position: 'relative',
} as const;

export const tableStyle = {
  tableLayout: 'fixed',
  '& th': { fontWeight: 700 },
  '& td, & th': { px: 1, py: 0.75, overflowWrap: 'anywhere' },
  '& .pick': { width: 56, px: 0.5 },
  // A radio focused by keyboard must not scroll under the toolbar.
  '& .pick input': { scrollMarginTop: BAR_HEIGHT + TOOLBAR_HEIGHT },
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
  // Wide enough for the four figures side by side.
  '@container (min-width: 600px) and (max-width: 1019px)': {
    '& tbody tr': { gridTemplateColumns: '44px repeat(4, minmax(0, 1fr))' },
    '& tbody .name': { gridArea: '1 / 2 / 2 / 4' },
    '& tbody .team': { gridArea: '2 / 2 / 3 / 4' },
    '& tbody .variation': { gridArea: '1 / 4 / 3 / -1', alignSelf: 'center' },
    '& tbody .sprint': { gridArea: '3 / 4' },
    '& tbody .vertical': { gridArea: '3 / 5' },
  },
} as const;
