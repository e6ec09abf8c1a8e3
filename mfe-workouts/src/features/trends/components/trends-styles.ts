import { BAR_HEIGHT } from '@touchline/ui';

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

export const tableStyle = {
  '& table': { tableLayout: 'fixed' },
  '& td, & th': { px: 1 },
  '& .pick': { px: 0.5 },
  // A radio focused by keyboard must not scroll under the toolbar.
  '& .pick input': { scrollMarginTop: BAR_HEIGHT + TOOLBAR_HEIGHT },
} as const;

/** Name and label above, the four figures below. */
export const cards = {
  below: 1020,
  sx: {
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 1,
      rowGap: 0.75,
      pl: 0,
    },
    '& tbody .pick': { gridArea: '1 / 1 / 3 / 2' },
    '& tbody .name': { gridArea: '1 / 2 / 2 / -1' },
    '& tbody .team': { gridArea: '2 / 2', color: 'text.secondary' },
    '& tbody .variation': { gridArea: '2 / 3' },
    '& tbody .trainingLoad': { gridArea: '3 / 2' },
    '& tbody .wellness': { gridArea: '3 / 3' },
    '& tbody .sprint': { gridArea: '4 / 2' },
    '& tbody .vertical': { gridArea: '4 / 3' },
    '& .label': { display: 'block' },
    // Wide enough for the four figures side by side.
    '@container (min-width: 600px)': {
      '& tbody tr': { gridTemplateColumns: '44px repeat(4, minmax(0, 1fr))' },
      '& tbody .name': { gridArea: '1 / 2 / 2 / 4' },
      '& tbody .team': { gridArea: '2 / 2 / 3 / 4' },
      '& tbody .variation': { gridArea: '1 / 4 / 3 / -1', alignSelf: 'center' },
      '& tbody .sprint': { gridArea: '3 / 4' },
      '& tbody .vertical': { gridArea: '3 / 5' },
    },
  },
} as const;
