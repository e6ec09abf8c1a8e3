import { Box, QueryPanel } from '@touchline/ui';
import type { ChangeView } from '@touchline/ui/router';
import { athleteErrorText } from '../../../shared/texts/athlete-texts.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { HistoryEntries } from '../../../shared/history-dialog/history-entries.js';
import { useOpenHistory } from '../../../shared/history-dialog/use-open-history.js';
import { useWellness } from '../api/use-wellness.js';
import { LazyOwnQuestionCards } from '../own-questions/lazy-own-questions.js';
import type { WellnessView } from '../model/wellness-view.js';
import { useChartChoice } from '../use-chart-choice.js';
import { ReadinessCard } from './readiness-card.js';
import { ENTRIES_PER_PAGE, WeeklyWellnessCard } from './weekly-wellness-card.js';
import { WELLNESS_HISTORY_TITLE, WellnessHistory } from './wellness-history.js';

const HISTORIES = ['wellness'] as const;

interface AthleteWellnessProps {
  athleteId: number;
  athleteName: string | undefined;
  /** Teams of the athlete; null while they are not known. */
  teamIds: readonly number[] | null;
  /** Whether the coach's role lets records be added and changed. */
  mayWrite: boolean;
  view: WellnessView;
  onView: ChangeView<WellnessView>;
}

/** One athlete's wellness: the weekly chart, the readiness radar and the history dialog behind both. */
export function AthleteWellness({ athleteId, athleteName, teamIds, mayWrite, view, onView }: AthleteWellnessProps) {
  const chart = useChartChoice(view, onView);
  const history = useOpenHistory(HISTORIES, mayWrite);
  const count = Math.max((view.page + 1) * ENTRIES_PER_PAGE, view.span);
  const { shown, all } = useWellness(athleteId, count, history.shown !== null);
  return (
    <QueryPanel
      query={shown}
      errorText={(error) => athleteErrorText(error, wellnessTexts.loadFailed)}
      loadingText={wellnessTexts.loading}
      minHeight={320}
    >
      {(entries) => (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 2, md: 3 },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 4fr)' },
              alignItems: 'start',
            }}
          >
            <WeeklyWellnessCard
              athleteId={athleteId}
              entries={entries}
              view={chart.view}
              onView={onView}
              onChoose={chart.choose}
              edits={mayWrite ? { onEdit: () => history.open('wellness'), onAdd: () => history.add('wellness') } : null}
            />
            <ReadinessCard
              athleteId={athleteId}
              teamIds={teamIds}
              entries={entries}
              span={view.span}
              onSpan={(span) => onView({ span })}
            />
          </Box>
          <LazyOwnQuestionCards
            athleteId={athleteId}
            teamIds={teamIds}
            entries={entries}
            view={chart.view}
            onView={onView}
          />
          {history.shown && (
            <HistoryEntries
              title={WELLNESS_HISTORY_TITLE}
              subject={athleteName}
              query={all}
              errorText={wellnessTexts.loadFailed}
              onClose={history.close}
            >
              {(allEntries) => (
                <WellnessHistory
                  athleteId={athleteId}
                  athleteName={athleteName}
                  entries={allEntries}
                  adds={history.adds}
                  onClose={history.close}
                />
              )}
            </HistoryEntries>
          )}
        </>
      )}
    </QueryPanel>
  );
}
