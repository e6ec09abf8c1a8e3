import { useMemo, useState } from 'react';
import { Box, EmptyPanel, Paper, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { dateRange } from '../../../shared/date-range.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import { trainingLoadQuery } from '../api/get-training-load.js';
import type { TrainingLoadView } from '../model/training-load-view.js';
import { ChartToggles } from './chart-toggles.js';
import { LoadCard } from './load-card.js';
import { TrainingLoadHistory } from './training-load-history.js';

const SESSIONS_PER_PAGE = 7;
/** Pixels: one or two charts are higher than three or four. */
const HIGH = 400;
const LOW = 300;
const FEW_CHARTS = 2;
/** Half the width each from two charts on; one below the other where a half would be narrower than this. */
const LEAST_WIDTH = 330;
const GAP = 24;

interface AthleteTrainingLoadProps {
  athleteId: number;
  athleteName: string | undefined;
  view: TrainingLoadView;
  onView: (change: Partial<TrainingLoadView>) => void;
}

/** One athlete's training load: the chosen charts over the same seven sessions, and the history behind them. */
export function AthleteTrainingLoad({ athleteId, athleteName, view: { shown, page: wanted }, onView }: AthleteTrainingLoadProps) {
  const load = useQuery(trainingLoadQuery(useApi(), athleteId));
  const [editing, setEditing] = useState(false);
  const page = useMemo(() => pageFromNewest(load.data ?? [], SESSIONS_PER_PAGE, wanted), [load.data, wanted]);
  const onEdit = load.data && (() => setEditing(true));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChartToggles shown={shown} onChange={(next) => onView({ shown: next })} />
      {shown.length === 0 ? (
        <Paper variant="outlined"><EmptyPanel text="Choose at least one chart to show." minHeight={160} /></Paper>
      ) : (
        <>
          {page.items.length > 0 && (
            <Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>{dateRange(page.items.map(({ date }) => date))}</Typography>
              <WeekPaging page={page} counted onPage={(next) => onView({ page: next })} />
            </Box>
          )}
          <Box sx={{ display: 'grid', gap: `${GAP}px`, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${LEAST_WIDTH}px, calc(50% - ${GAP / 2}px))), 1fr))` }}>
            {shown.map((chart) => (
              <LoadCard key={chart} chart={chart} query={load} entries={page.items} height={shown.length > FEW_CHARTS ? LOW : HIGH} onEdit={chart === 'srpe' ? onEdit : undefined} />
            ))}
          </Box>
        </>
      )}
      {editing && load.data && <TrainingLoadHistory athleteId={athleteId} athleteName={athleteName} entries={load.data} onClose={() => setEditing(false)} />}
    </Box>
  );
}
