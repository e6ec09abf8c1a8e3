import { useMemo } from 'react';
import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import { todayIn } from '@touchline/contracts/calendar-date';
import { Alert, Box, EmptyPanel, Paper, Typography } from '@touchline/ui';
import type { ChangeView } from '@touchline/ui/router';
import { ChartViewChips } from '../../../shared/chart-view/chart-view-chips.js';
import { useShownBands } from '../../../shared/chart-view/use-shown-bands.js';
import { TeamStatus } from '../../../shared/comparisons/comparison-status.js';
import { spanOfDates } from '../../../shared/comparisons/day-span.js';
import { useTeamComparison } from '../../../shared/comparisons/use-comparisons.js';
import { dateRange } from '../../../shared/date-range.js';
import { HistoryEntries } from '../../../shared/history-dialog/history-entries.js';
import { useOpenHistory } from '../../../shared/history-dialog/use-open-history.js';
import { OtherTeamsNote } from '../../../shared/other-teams-note.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { toggleChosen } from '../../../shared/toggle-chosen.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import { useTrainingLoad } from '../api/use-training-load.js';
import { CHART_SESSIONS_PER_PAGE, staleText } from '../model/sessions.js';
import { LOAD_CHARTS, type TrainingLoadView } from '../model/training-load-view.js';
import { ChartToggles } from './chart-toggles.js';
import { LoadCard } from './load-card.js';
import { PlannedCard } from './planned-card.js';
import { SESSION_HISTORY_TITLE, TrainingLoadHistory } from './training-load-history.js';

// Up to two charts are taller than three or four.
const TALL_CHART_PX = 400;
const SHORT_CHART_PX = 300;
const MAX_TALL_CHARTS = 2;
/** From two charts on each takes half the width, unless that is less than this. */
const MIN_CHART_WIDTH_PX = 330;
const GAP_PX = 24;
/** An athlete's own load has no usual range: loads are planned to change. */
const TEAM_ONLY = ['team'] as const;
const HISTORIES = ['sessions'] as const;

interface AthleteTrainingLoadProps {
  athleteId: number;
  athleteName: string | undefined;
  /** Whether the coach's role lets records be added and changed. */
  mayWrite: boolean;
  view: TrainingLoadView;
  onView: ChangeView<TrainingLoadView>;
}

/** One athlete's training load: the chosen charts over the same seven sessions, and the history dialog behind them. */
export function AthleteTrainingLoad({ athleteId, athleteName, mayWrite, view, onView }: AthleteTrainingLoadProps) {
  const { shown, page: wanted } = view;
  const history = useOpenHistory(HISTORIES, mayWrite);
  const count = (wanted + 1) * CHART_SESSIONS_PER_PAGE;
  const { shown: load, all, sessions } = useTrainingLoad(athleteId, count, history.shown !== null);
  const page = useMemo(() => pageFromNewest(load.data ?? [], CHART_SESSIONS_PER_PAGE, wanted), [load.data, wanted]);
  const span = spanOfDates(
    page.items.map(({ date }) => date),
    MAX_COMPARED_DAYS.daily,
  );
  const shownBands = useShownBands(view);
  const showsTeam = shownBands.includes('team') && shown.length > 0;
  const team = useTeamComparison('training-load', athleteId, showsTeam ? span : null);
  const onEdit = mayWrite && load.data ? () => history.open('sessions') : undefined;
  const stale = page.hasNewer ? null : staleText(page.items.at(-1)?.date, todayIn(undefined, new Date()));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ChartToggles
        shown={shown}
        onToggle={(chart) => onView((current) => ({ shown: toggleChosen(LOAD_CHARTS, current.shown, chart) }))}
      />
      <ChartViewChips view={view} shown={shownBands} kinds={TEAM_ONLY} onView={onView} />
      <TeamStatus query={team} />
      <OtherTeamsNote />
      {shown.length === 0 ? (
        <Paper variant="outlined">
          <EmptyPanel text={trainingLoadTexts.noChartChosen} minHeight={160} />
        </Paper>
      ) : (
        <>
          {page.items.length > 0 && (
            <Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                {dateRange(page.items.map(({ date }) => date))}
              </Typography>
              {stale !== null && (
                <Alert severity="info" sx={{ mb: 1 }}>
                  {stale}
                </Alert>
              )}
              <WeekPaging
                page={{ ...page, pageCount: weeksOf(sessions ?? 0, page.page) }}
                counted={sessions !== undefined}
                onPage={(next) => onView({ page: next })}
              />
            </Box>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: `${GAP_PX}px`,
              gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${MIN_CHART_WIDTH_PX}px, calc(50% - ${GAP_PX / 2}px))), 1fr))`,
            }}
          >
            {shown.map((chart) => (
              <LoadCard
                key={chart}
                chart={chart}
                query={load}
                entries={page.items}
                height={shown.length > MAX_TALL_CHARTS ? SHORT_CHART_PX : TALL_CHART_PX}
                view={view}
                team={showsTeam ? (team.data ?? null) : null}
                onEdit={chart === 'srpe' ? onEdit : undefined}
                onAdd={mayWrite ? () => history.add('sessions') : undefined}
              />
            ))}
          </Box>
        </>
      )}
      {load.data && <PlannedCard athleteId={athleteId} />}
      {history.shown && load.data && (
        <HistoryEntries
          title={SESSION_HISTORY_TITLE}
          subject={athleteName}
          query={all}
          errorText={trainingLoadTexts.loadFailed}
          onClose={history.close}
        >
          {(entries) => (
            <TrainingLoadHistory
              athleteId={athleteId}
              athleteName={athleteName}
              entries={entries}
              adds={history.adds}
              onClose={history.close}
            />
          )}
        </HistoryEntries>
      )}
    </Box>
  );
}

/** The number of weeks for so many sessions. At least the shown page counts, when sessions were added after they were counted. */
function weeksOf(sessions: number, page: number): number {
  return Math.max(page + 1, Math.ceil(sessions / CHART_SESSIONS_PER_PAGE));
}
