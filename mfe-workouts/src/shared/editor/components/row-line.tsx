import { mdiChevronDown, mdiChevronUp } from '@mdi/js';
import { Box, ButtonBase, Icon, Typography } from '@touchline/ui';
import type { DraftRow } from '../model/draft.js';
import { rowDose } from '../model/row-dose.js';
import { useRowEditing } from '../row-editing-context.js';

interface RowLineProps {
  row: DraftRow;
  title: string;
  folded: boolean;
}

/** A row on one line, with its name and its dose. Pressing it shows or hides the row's fields. */
export function RowLine({ row, title, folded }: RowLineProps) {
  const { kind, toggle } = useRowEditing();
  const dose = rowDose(row, kind);
  return (
    <ButtonBase
      aria-expanded={!folded}
      onClick={() => toggle(row.key)}
      sx={{
        gridArea: 'line',
        minHeight: 44,
        gap: 1,
        justifyContent: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography data-row-name sx={{ fontWeight: row.type === 'rest' ? 400 : 600, minWidth: 0 }}>
          {title}
        </Typography>{' '}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {dose}
        </Typography>
      </Box>
      <Icon path={folded ? mdiChevronDown : mdiChevronUp} />
    </ButtonBase>
  );
}
