import { todayIn } from '@touchline/contracts/calendar-date';
import { FATIGUE_KINDS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { Box, QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { athleteFailure } from '../../../shared/athlete-failure.js';
import { ChartCard } from '../../../shared/chart-card.js';
import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { useOpenHistory } from '../../../shared/history-dialog/use-open-history.js';
import { WeeklyWorkload } from '../../../shared/weekly-workload/weekly-workload.js';
import { fatigueQuery } from '../api/get-fatigue.js';
import { performanceQuery } from '../api/get-performance.js';
import type { PerformanceView } from '../model/performance-view.js';
import { DailyTasks } from './daily-tasks.js';
import { ObjectiveData } from './objective-data.js';
import { TeamRecording } from './team-recording.js';
import { TestCard } from './test-card.js';
import { TestHistory } from './test-history.js';

interface AthletePerformanceProps {
  athleteId: number;
  athleteName: string | undefined;
  view: PerformanceView;
  onView: (change: Partial<PerformanceView>) => void;
  onRecord: (kind: FatigueKind) => void;
}

const GRID = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** One athlete's tests, week and day. The tests come with one call, week and day with another; what needs neither is there whatever fails. */
export function AthletePerformance({ athleteId, athleteName, view, onView, onRecord }: AthletePerformanceProps) {
  const api = useApi();
  const tests = useQuery(fatigueQuery(api, athleteId));
  const performance = useQuery(performanceQuery(api, athleteId, todayIn(undefined, new Date())));
  const history = useOpenHistory(FATIGUE_KINDS);
  return (
    <Box sx={GRID}>
      {/* As high as the button that comes, so that nothing jumps. */}
      <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
        {performance.data ? (
          <DailyTasks performance={performance.data} athleteName={athleteName} />
        ) : (
          // Without another Try again: what asks for the week asks for the day.
          performance.isError && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Today’s tasks could not be loaded.
            </Typography>
          )
        )}
      </Box>
      <ObjectiveData />
      <QueryPanel
        query={tests}
        errorText={(error) => athleteFailure(error, 'Failed to load performance data')}
        loadingText="Loading performance metrics..."
        minHeight={320}
      >
        {(records) => (
          <>
            <Box sx={{ ...GRID, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
              {FATIGUE_KINDS.map((kind) => (
                <TestCard
                  key={kind}
                  kind={kind}
                  records={records}
                  page={view[kind]}
                  onPage={(page) => onView({ [kind]: page })}
                  onEdit={() => history.open(kind)}
                  onRecord={() => onRecord(kind)}
                />
              ))}
              <ChartCard title="Weekly Workload">
                <QueryPanel
                  query={performance}
                  errorText={(error) => athleteFailure(error, 'Failed to load performance data')}
                  minHeight={CARD_CHART_HEIGHT}
                >
                  {({ weekly_workload: days }) => <WeeklyWorkload days={days} height={CARD_CHART_HEIGHT} />}
                </QueryPanel>
              </ChartCard>
            </Box>
            {history.shown && (
              <TestHistory
                key={history.shown}
                kind={history.shown}
                athleteId={athleteId}
                athleteName={athleteName}
                records={records}
                onClose={history.close}
              />
            )}
          </>
        )}
      </QueryPanel>
      {/* In the place of the cards and their buttons. */}
      {tests.isLoadingError && <TeamRecording onRecord={onRecord} />}
    </Box>
  );
}
