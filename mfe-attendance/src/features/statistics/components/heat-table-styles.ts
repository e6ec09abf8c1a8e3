/**
 * In a narrow container the week's name is above its seven days instead of beside them. A changed `display` removes
 * the table roles, so the elements carry explicit roles for screen readers.
 */
export const heatTableContainerSx = { containerType: 'inline-size', position: 'relative' } as const;

export const heatTableSx = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 600, fontSize: 'min(0.8rem, 4.2cqw)', color: 'text.secondary', p: 0.25 },
  '& th.week': { width: 108, textAlign: 'left', overflowWrap: 'break-word' },
  '& td': { position: 'relative', height: 52, p: 0, textAlign: 'center', borderRadius: 1, lineHeight: 1.3 },
  '& .day': { display: 'block' },
  // A large browser font must not widen the days.
  '& .number': { display: 'block', fontSize: 'min(0.75rem, 4cqw)' },
  '& .value': { display: 'block', fontSize: 'min(0.8rem, 4.2cqw)', fontWeight: 700, minHeight: '1.3em' },
  '& .letter': { display: 'none' },
  '@container (max-width: 559px)': {
    '& .letter': { display: 'inline' },
    '& .word': { display: 'none' },
  },
  '@container (max-width: 419px)': {
    display: 'block',
    '& thead, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' },
    '& tbody tr': { mt: 0.75 },
    '& thead th.week': { display: 'none' },
    '& tbody th.week': { width: 'auto', gridColumn: '1 / -1' },
    '& td': { display: 'block', height: 'auto', minHeight: 44, py: 0.25 },
    '& .value': { fontSize: 'min(0.75rem, 4cqw)', letterSpacing: '-0.02em' },
  },
} as const;
