import { useState } from 'react';
import { todayIn } from '@touchline/contracts/calendar-date';
import { FATIGUE_KINDS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { athleteFailure } from '../../../shared/athlete-failure.js';
import { ChartCard } from '../../../shared/chart-card.js';
import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { WeeklyWorkload } from '../../../shared/weekly-workload/weekly-workload.js';
import { fatigueQuery } from '../api/get-fatigue.js';
import { performanceQuery } from '../api/get-performance.js';
import type { PerformanceView } from '../model/performance-view.js';
import { DailyTasks } from './daily-tasks.js';
import { ObjectiveData } from './objective-data.js';
import { TestCard } from './test-card.js';
import { TestHistory } from './test-history.js';

interface AthletePerformanceProps {
  athleteId: number;
  athleteName: string | undefined;
  view: PerformanceView;
  onView: (change: Partial<PerformanceView>) => void;
  onRecord: (kind: FatigueKind) => void;
}

/** One athlete's tests, week and day. The tests decide what there is to see; week and day come with a call of their own. */
export function AthletePerformance({ athleteId, athleteName, view, onView, onRecord }: AthletePerformanceProps) {
  const api = useApi();
  const tests = useQuery(fatigueQuery(api, athleteId));
  const performance = useQuery(performanceQuery(api, athleteId, todayIn(undefined, new Date())));
  const [editing, setEditing] = useState<FatigueKind | null>(null);
  return (
    <QueryPanel query={tests} errorText={(error) => athleteFailure(error, 'Failed to load performance data')} loadingText="Loading performance metrics..." minHeight={320}>
      {(records) => (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {/* As high as the button that comes, so that nothing jumps. */}
          <Box sx={{ minHeight: 44 }}>{performance.data && <DailyTasks performance={performance.data} athleteName={athleteName} />}</Box>
          <ObjectiveData />
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
            {FATIGUE_KINDS.map((kind) => (
              <TestCard
                key={kind}
                kind={kind}
                records={records}
                page={view[kind]}
                onPage={(page) => onView({ [kind]: page })}
                onEdit={() => setEditing(kind)}
                onRecord={() => onRecord(kind)}
              />
            ))}
            <ChartCard title="Weekly Workload">
              <QueryPanel query={performance} errorText={(error) => athleteFailure(error, 'Failed to load performance data')} minHeight={CARD_CHART_HEIGHT}>
                {({ weekly_workload: days }) => <WeeklyWorkload days={days} height={CARD_CHART_HEIGHT} />}
              </QueryPanel>
            </ChartCard>
          </Box>
          {editing && <TestHistory kind={editing} athleteId={athleteId} athleteName={athleteName} records={records} onClose={() => setEditing(null)} />}
        </Box>
      )}
    </QueryPanel>
  );
}
