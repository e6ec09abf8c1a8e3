import { newestVersion } from '@touchline/contracts/measure-versions';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { Box } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import type { ChangeView } from '@touchline/ui/router';
import { measuresQuery } from '../../../../shared/measures/get-measures.js';
import { FailedCatalogue } from '../../../../shared/own-measures/failed-catalogue.js';
import { nounOf } from '../../../../shared/own-measures/noun-of.js';
import { ownQuestionsTexts } from '../../../../shared/texts/own-questions-texts.js';
import { answeredQuestions } from '../../model/answered-questions.js';
import type { WellnessView } from '../../model/wellness-view.js';
import { OwnQuestionCard } from './own-question-card.js';

export interface OwnQuestionCardsProps {
  athleteId: number;
  /** Teams of the athlete; null while they are not known. */
  teamIds: readonly number[] | null;
  /** The entries that the screen has: the questions that they answer will have a card. */
  entries: readonly WellnessEntry[];
  view: WellnessView;
  onView: ChangeView<WellnessView>;
}

const CARDS = {
  mt: { xs: 2, md: 3 },
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '&:empty': { display: 'none' },
} as const;

/** A card for each question of the club that the athlete has answered and the coach's role reads. */
export function OwnQuestionCards({ athleteId, teamIds, entries, view, onView }: OwnQuestionCardsProps) {
  const may = useMay();
  const catalogue = useQuery(measuresQuery(useApi()));
  const answered = answeredQuestions(entries);
  const questions = (catalogue.data ?? []).filter(
    (measure) =>
      measure.revision !== null &&
      nounOf(measure) === 'question' &&
      may(`${newestVersion(measure).kind}.read`, teamIds),
  );
  return (
    <Box sx={CARDS}>
      <FailedCatalogue title={ownQuestionsTexts.title} catalogue={catalogue} failedText={ownQuestionsTexts.failed} />
      {questions.map((measure) => (
        <OwnQuestionCard
          key={measure.key}
          measure={measure}
          athleteId={athleteId}
          isAnswered={answered.has(measure.key)}
          page={view.own[measure.key] ?? 0}
          view={view}
          onPage={(page) => onView((current) => ({ own: { ...current.own, [measure.key]: page } }))}
        />
      ))}
    </Box>
  );
}
