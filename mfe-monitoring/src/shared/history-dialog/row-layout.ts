/**
 * The table's own look. On a phone each row becomes a small card (date and buttons above, values below) by style alone;
 * the explicit roles keep it a table for a screen reader, which a changed `display` would otherwise undo.
 */
export const ACTIONS_WIDTH = 150;

const PHONE = '@media (max-width: 719.95px)';
const HIDDEN = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

export const visuallyHidden = HIDDEN;

export const tableLook = {
  tableLayout: 'fixed',
  '& td, & th': { px: 1, textAlign: 'center' },
  '& td:first-of-type, & th:first-of-type': { textAlign: 'left', width: 92 },
  [PHONE]: {
    display: 'block',
    '& thead': HIDDEN,
    '& tbody': { display: 'block' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', alignItems: 'start', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& tbody td': { border: 0, p: 0.5, minWidth: 0 },
    '& tbody td:first-of-type': { gridColumn: '1 / 3', width: 'auto', alignSelf: 'center' },
    '& tbody td.actions': { gridColumn: '3 / 5', gridRow: 1, width: 'auto', textAlign: 'right' },
    '& tbody td.whole': { gridColumn: '1 / 5' },
  },
} as const;

/** A column's heading repeated in the card; the heading row itself is only read out there. */
export const cardLabel = { display: 'none', [PHONE]: { display: 'block', fontSize: '0.75rem', lineHeight: 1.2, color: 'text.secondary', mb: 0.25, minHeight: '2.4em' } } as const;
