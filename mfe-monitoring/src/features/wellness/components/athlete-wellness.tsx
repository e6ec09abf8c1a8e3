import { Box, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import type { ChangeView } from '@touchline/ui/router';
import { athleteErrorText } from '../../../shared/texts/athlete-texts.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { useOpenHistory } from '../../../shared/history-dialog/use-open-history.js';
import { wellnessQuery } from '../api/get-wellness.js';
import type { WellnessView } from '../model/wellness-view.js';
import { ReadinessCard } from './readiness-card.js';
import { WeeklyWellnessCard } from './weekly-wellness-card.js';
import { WellnessHistory } from './wellness-history.js';

const HISTORIES = ['wellness'] as const;

interface AthleteWellnessProps {
  athleteId: number;
  athleteName: string | undefined;
  view: WellnessView;
  onView: ChangeView<WellnessView>;
}

/** One athlete's wellness: the weekly chart, the readiness radar and the history dialog behind both. */
export function AthleteWellness({ athleteId, athleteName, view, onView }: AthleteWellnessProps) {
  const wellness = useQuery(wellnessQuery(useApi(), athleteId));
  const history = useOpenHistory(HISTORIES);
  return (
    <QueryPanel
      query={wellness}
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
              view={view}
              onView={onView}
              onEdit={() => history.open('wellness')}
            />
            <ReadinessCard entries={entries} span={view.span} onSpan={(span) => onView({ span })} />
          </Box>
          {history.shown && (
            <WellnessHistory
              athleteId={athleteId}
              athleteName={athleteName}
              entries={entries}
              onClose={history.close}
            />
          )}
        </>
      )}
    </QueryPanel>
  );
}
