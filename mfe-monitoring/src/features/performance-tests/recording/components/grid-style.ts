import { columnGroups, type ColumnGroup } from '../model/column-groups.js';
import type { SheetColumn } from '../model/sheet-tests.js';

const NAME_WIDTH_PX = 176;
const FIELD_WIDTH_PX = 80;
const COUNT_WIDTH_PX = 112;
const FIELD_GAP_PX = 6;
const GROUP_GAP_PX = 24;
/** Room for the label of a single field. */
const LABEL_WIDTH_PX = 136;
const CARD_PADDING_PX = 26;
/** From this width on, groups of fields are beside each other on a card. */
const WIDE_CARD_PX = 600;

export const hasCount = ({ columns }: ColumnGroup): boolean => columns.length > 1;

const widthOf = (group: ColumnGroup): number => {
  const fields = group.columns.length * (FIELD_WIDTH_PX + FIELD_GAP_PX);
  return Math.max(LABEL_WIDTH_PX, fields + (hasCount(group) ? COUNT_WIDTH_PX + FIELD_GAP_PX : 0));
};

/**
 * For `sx` around the head and the rows of a grid. Where all fields fit beside each other, the rows are lines below one head;
 * elsewhere each athlete is a card, and each group of fields has its label.
 */
export function gridStyle(columns: readonly SheetColumn[]) {
  const groups = columnGroups(columns);
  const fields = groups.reduce((sum, group) => sum + GROUP_GAP_PX + widthOf(group), 0);
  const width = Math.max(WIDE_CARD_PX, NAME_WIDTH_PX + CARD_PADDING_PX + fields);
  return {
    containerType: 'inline-size',
    '& .row': { display: 'flex', flexDirection: 'column', gap: 1 },
    '& .group': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${FIELD_GAP_PX}px`,
      border: 0,
      m: 0,
      p: 0,
    },
    '& .group > legend': { p: 0, mb: 0.5, typography: 'body2', color: 'text.secondary' },
    '& .field': { width: FIELD_WIDTH_PX },
    '& .count': { typography: 'body2', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& .note': { flexBasis: '100%', order: 1, m: 0 },
    '& .grid-head': { display: 'none' },
    [`@container (min-width: ${WIDE_CARD_PX}px)`]: {
      '& .row': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: `${GROUP_GAP_PX}px` },
      '& .name': { flexBasis: '100%' },
      // Otherwise a sentence below the fields would widen the group.
      ...Object.fromEntries(
        groups.map((group, at) => [
          `& .group-${at}`,
          { width: widthOf(group) - FIELD_GAP_PX, flexShrink: 0, maxWidth: '100%' },
        ]),
      ),
      '& .count': { width: COUNT_WIDTH_PX },
    },
    [`@container (min-width: ${width}px)`]: {
      '& .grid-head': {
        display: 'flex',
        alignItems: 'flex-end',
        position: 'sticky',
        // Below the progress, which is sticky, too.
        top: 32,
        zIndex: 1,
        bgcolor: 'background.paper',
        px: '13px',
        py: 0.5,
        gap: `${GROUP_GAP_PX}px`,
        typography: 'body2',
        color: 'text.secondary',
      },
      '& .row': { flexWrap: 'nowrap' },
      '& .name': { width: NAME_WIDTH_PX, flexBasis: 'auto', flexShrink: 0 },
      '& .group > legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clip: 'rect(0 0 0 0)' },
    },
  } as const;
}
