import { useState } from 'react';
import type { PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { Box, MenuItem, TextField, Typography, visuallyHidden } from '@touchline/ui';
import { planPreviewTexts } from '../../../shared/texts/plan-preview-texts.js';
import { formatShortWeek } from '../model/weeks.js';
import { previewRows, type PreviewRow } from './model/preview-rows.js';

const TABLE_STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  typography: 'body2',
  '& th, & td': {
    py: 0.75,
    px: 0.75,
    textAlign: 'right',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', typography: 'caption', fontWeight: 600 },
} as const;
const MAX_HEIGHT = 360;

/** The load of each athlete in one of the weeks, which the coach chooses. Plain elements: a team may have 300 athletes. */
export function PreviewTable({ preview }: { preview: PlanPreview }) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, preview.weeks.length - 1);
  const week = formatShortWeek(preview.weeks[index] ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {preview.weeks.length > 1 && (
        <TextField
          select
          size="small"
          label={planPreviewTexts.week}
          value={index}
          onChange={(event) => setChosen(Number(event.target.value))}
          slotProps={{ select: { sx: { minHeight: 44 } } }}
        >
          {preview.weeks.map((monday, at) => (
            <MenuItem key={monday} value={at} sx={{ minHeight: 44 }}>
              {formatShortWeek(monday)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box
        role="region"
        aria-label={planPreviewTexts.tableLabel(week)}
        tabIndex={0}
        sx={{ maxHeight: MAX_HEIGHT, overflow: 'auto' }}
      >
        <Box component="table" sx={TABLE_STYLE}>
          <thead>
            <tr>
              <th scope="col">{planPreviewTexts.athlete}</th>
              <th scope="col">{planPreviewTexts.load}</th>
              <th scope="col">{planPreviewTexts.acwr}</th>
              <th scope="col">{planPreviewTexts.monotony}</th>
            </tr>
          </thead>
          <tbody>
            {previewRows(preview, index).map((row) => (
              <Row key={row.athleteId} row={row} />
            ))}
          </tbody>
        </Box>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {planPreviewTexts.rule}
      </Typography>
    </Box>
  );
}

function Row({ row }: { row: PreviewRow }) {
  return (
    <tr>
      <th scope="row">
        {row.name}
        <Note text={row.note} isStrong={row.isAbove} />
      </th>
      <td>
        {row.loadBefore === null ? (
          row.load
        ) : (
          <>
            <span aria-hidden>
              {row.loadBefore} → <strong>{row.load}</strong>
            </span>
            <span style={visuallyHidden}>{planPreviewTexts.changedLoad(row.loadBefore, row.load)}</span>
          </>
        )}
      </td>
      <td>
        {row.acwr}
        <Note text={row.workloads} />
      </td>
      <td>{row.monotony}</td>
    </tr>
  );
}

function Note({ text, isStrong = false }: { text: string; isStrong?: boolean }) {
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{ display: 'block', color: isStrong ? 'text.primary' : 'text.secondary', fontWeight: isStrong ? 600 : 400 }}
    >
      {text}
    </Typography>
  );
}
