import { memo, useId } from 'react';
import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import { Box, Radio, TableCell, TableRow, Typography } from '@touchline/ui';
import { AvailabilityChip } from '@touchline/ui/pickers';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { METRIC_NAMES } from '../model/metric-texts.js';
import type { TrendRow } from '../model/trend-rows.js';
import { MetricFigure } from './metric-figure.js';
import { StatusChip } from './status-chip.js';

interface TrendsRowProps {
  row: TrendRow;
  chosen: boolean;
  onChoose: (athleteId: number) => void;
}

/** One athlete. Memoised: typing into the search or choosing an athlete must not render 200 rows again. */
export const TrendsRow = memo(function TrendsRow({
  row: { trends, teamName, status, limits },
  chosen,
  onChoose,
}: TrendsRowProps) {
  const id = useId();
  return (
    <TableRow
      role="row"
      hover
      className={chosen ? 'chosen' : undefined}
      onClick={() => onChoose(trends.id)}
      sx={{ cursor: 'pointer' }}
    >
      <TableCell role="cell" className="pick">
        {/* For keyboard and screen readers; with a pointer the whole row can be clicked. */}
        <Radio
          name="athlete"
          value={trends.id}
          checked={chosen}
          onChange={() => onChoose(trends.id)}
          onClick={(event) => event.stopPropagation()}
          slotProps={{ input: { 'aria-labelledby': id } }}
          sx={{ width: 44, height: 44 }}
        />
      </TableCell>
      <TableCell role="rowheader" component="th" scope="row" className="name">
        <Box id={id} sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
          {trends.name}
        </Box>
        {limits !== null && (
          <Box sx={{ mb: 0.5, fontWeight: 400 }}>
            <AvailabilityChip availability={limits} />
          </Box>
        )}
      </TableCell>
      <TableCell role="cell" className="team">
        {teamName}
      </TableCell>
      {TREND_METRICS.map((metric) => (
        <TableCell key={metric} role="cell" className={metric}>
          <span className="label" aria-hidden>
            {METRIC_NAMES[metric]}
          </span>
          <MetricFigure metric={metric} figure={trends[metric]} />
        </TableCell>
      ))}
      <TableCell role="cell" className="variation">
        <StatusChip status={status} isLoadHigh={trends.load_high} />
        <Typography variant="body2" component="span" sx={{ display: 'block', mt: 0.25, color: 'text.secondary' }}>
          {trendsTexts.variation(trends.variation)}
          {trends.load_high && (
            <Box component="span" sx={{ display: 'block', mt: 0.25 }}>
              {trendsTexts.loadHigh}
            </Box>
          )}
        </Typography>
      </TableCell>
    </TableRow>
  );
});
