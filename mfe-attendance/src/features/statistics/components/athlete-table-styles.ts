import { visuallyHidden } from '@touchline/ui';

/**
 * In a narrow container each row becomes a card: name and status above, figures below. A changed `display` removes the
 * table roles, so the elements carry explicit roles for screen readers.
 */
export const athleteTableContainerSx = { containerType: 'inline-size', position: 'relative' } as const;

export const athleteTableSx = {
  '& th': { fontWeight: 700, verticalAlign: 'top' },
  '& td, & th': { px: 1.5, py: 1 },
  // The button inside sets the height.
  '& td.name': { py: 0.5 },
  '& tr.chosen': { boxShadow: 'inset 4px 0 0 currentColor' },
  '& .card-only': { display: 'none' },
  '& .dots': { width: 190 },
  '& .rate': { width: 170 },
  '& .status': { width: 110 },
  '@container (max-width: 699px)': {
    display: 'block',
    '& thead': visuallyHidden,
    '& tbody': { display: 'block' },
    '& tbody tr': {
      px: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(154px, 1fr) minmax(0, auto)',
      columnGap: 1,
      rowGap: 0.5,
      py: 0.75,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& tbody td[class]': { border: 0, p: 0, minWidth: 0, width: 'auto' },
    '& td.name': { gridArea: '1 / 1' },
    '& td.status': { gridArea: '1 / 2', alignSelf: 'center', textAlign: 'right' },
    '& td.team': { gridArea: '2 / 1 / auto / -1' },
    '& td.dots': { gridArea: '3 / 1' },
    '& td.rate': { gridArea: '3 / 2', alignSelf: 'end', textAlign: 'right' },
    '& .card-only': { display: 'block' },
  },
} as const;
