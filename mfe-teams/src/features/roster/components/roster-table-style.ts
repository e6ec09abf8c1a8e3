import { visuallyHidden } from '@touchline/ui';

/**
 * On narrow screens each row becomes a card by style alone. The explicit roles in the markup keep the table semantics
 * for screen readers, which a changed `display` would remove.
 */
export const tableContainerStyle = { containerType: 'inline-size', position: 'relative' } as const;

export const tableStyle = {
  tableLayout: 'fixed',
  '& th': { fontWeight: 700 },
  '& td, & th': { px: 1.5, py: 0.75, overflowWrap: 'anywhere' },
  '& .name': { width: '23%' },
  '& .jersey': { width: 80 },
  '& .age': { width: 140 },
  '& .weight, & .height': { width: 88 },
  '& .answers': { width: 190 },
  '& .actions': { width: 158, textAlign: 'right' },
  '& .label': { display: 'none' },
  '@container (max-width: 1059px)': {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 2,
      rowGap: 0.25,
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td[class]': { border: 0, p: 0, minWidth: 0, width: 'auto' },
    '& tbody td.name': { flex: '1 1 0', order: -2 },
    '& tbody td.position, & tbody td.answers': { flex: '1 1 100%' },
    '& tbody td.position': { color: 'text.secondary' },
    // Unknown values take no space on small screens.
    '& tbody td.none': { display: 'none' },
    '& tbody td.actions': { order: -1 },
    // Forces a line break after the name.
    '& tbody tr::after': { content: '""', order: -1, flex: '1 1 100%' },
    '& .label': { display: 'inline', color: 'text.secondary' },
  },
} as const;
