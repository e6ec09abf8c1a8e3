import { todayIn } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { Box, QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { ChartViewChips } from '../../../shared/chart-view/chart-view-chips.js';
import { useShownBands } from '../../../shared/chart-view/use-shown-bands.js';
import { UsualStatus } from '../../../shared/comparisons/comparison-status.js';
import { useUsualTests } from '../../../shared/comparisons/use-comparisons.js';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../../../shared/chart-card.js';
import { useOpenHistory } from '../../../shared/history-dialog/use-open-history.js';
import { OtherTeamsNote } from '../../../shared/other-teams-note.js';
import { athleteErrorText } from '../../../shared/texts/athlete-texts.js';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';
import { WeeklyWorkload } from '../../../shared/weekly-workload/weekly-workload.js';
import { performanceTestsQuery } from '../api/get-performance-tests.js';
import { performanceQuery } from '../api/get-performance.js';
import type { PerformanceView } from '../model/performance-view.js';
import { LazyOwnTestCards } from '../own-tests/lazy-own-tests.js';
import type { RecordingKind } from '../recording/model/recording-kind.js';
import { DailyTasks } from './daily-tasks.js';
import { ObjectiveData } from './objective-data.js';
import { TeamRecording } from './team-recording.js';
import { TestCard } from './test-card.js';
import { TestHistory } from './test-history.js';

interface AthletePerformanceProps {
  athleteId: number;
  athleteName: string | undefined;
  /** Teams of the athlete; null while they are not known. */
  teamIds: readonly number[] | null;
  /** Whether the coach's role lets records be added and changed. */
  mayWrite: boolean;
  /** Whether the coach's role tells if today's survey was answered. */
  showsWellnessTask: boolean;
  view: PerformanceView;
  onView: (change: Partial<PerformanceView>) => void;
  onRecord: (kind: RecordingKind) => void;
}

const GRID = { display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * One athlete's tests, weekly workload and daily tasks. The tests are one call, workload and tasks another; each can
 * fail on its own.
 */
export function AthletePerformance({
  athleteId,
  athleteName,
  teamIds,
  mayWrite,
  showsWellnessTask,
  view,
  onView,
  onRecord,
}: AthletePerformanceProps) {
  const api = useApi();
  const tests = useQuery(performanceTestsQuery(api, athleteId));
  const performance = useQuery(performanceQuery(api, athleteId, todayIn(undefined, new Date())));
  const history = useOpenHistory(PERFORMANCE_TEST_KINDS, mayWrite);
  const shownBands = useShownBands(view);
  const usual = useUsualTests(athleteId, shownBands.includes('usual'));
  return (
    <Box sx={GRID}>
      {/* As high as the button that appears here, so that the page does not jump. */}
      <Box sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
        {performance.data ? (
          <DailyTasks
            today={performance.data.today}
            tasks={performance.data.daily_tasks.filter(({ task }) => showsWellnessTask || task !== 'wellness_survey')}
            athleteName={athleteName}
          />
        ) : (
          // Try again is in the Weekly Workload card, which uses the same call.
          performance.isError && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {performanceTestsTexts.tasksFailed}
            </Typography>
          )
        )}
      </Box>
      <ObjectiveData />
      <QueryPanel
        query={tests}
        errorText={(error) => athleteErrorText(error, performanceTestsTexts.loadFailed)}
        loadingText={performanceTestsTexts.loading}
        minHeight={320}
      >
        {(records) => (
          <>
            <ChartViewChips view={view} shown={shownBands} onView={onView} />
            <UsualStatus query={usual} />
            <Box sx={{ ...GRID, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
              {PERFORMANCE_TEST_KINDS.map((kind) => (
                <TestCard
                  key={kind}
                  kind={kind}
                  records={records}
                  page={view[kind]}
                  view={view}
                  athleteId={athleteId}
                  bands={shownBands}
                  usual={usual.data}
                  onPage={(page) => onView({ [kind]: page })}
                  edits={mayWrite ? { onEdit: () => history.open(kind), onRecord: () => onRecord(kind) } : null}
                />
              ))}
              <ChartCard title="Weekly Workload">
                <QueryPanel
                  query={performance}
                  errorText={(error) => athleteErrorText(error, performanceTestsTexts.loadFailed)}
                  minHeight={CARD_CHART_HEIGHT_PX}
                >
                  {({ weekly_workload: days }) => (
                    <>
                      <WeeklyWorkload days={days} height={CARD_CHART_HEIGHT_PX} />
                      <OtherTeamsNote />
                    </>
                  )}
                </QueryPanel>
              </ChartCard>
              <LazyOwnTestCards
                athleteId={athleteId}
                athleteName={athleteName}
                teamIds={teamIds}
                view={view}
                onView={onView}
                onRecord={mayWrite ? onRecord : null}
              />
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
      {/* Replaces the Start Recording buttons of the cards. */}
      {tests.isLoadingError && mayWrite && <TeamRecording onRecord={onRecord} />}
    </Box>
  );
}
