import { labelWithUnit } from '@touchline/contracts/measure-texts';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import type { ChartView } from '../../../../shared/chart-view/chart-view.js';
import { measurementsQuery } from '../../../../shared/measures/get-measurements.js';
import { ChartNotes } from '../../../../shared/own-measures/chart-notes.js';
import { MeasureChartCard } from '../../../../shared/own-measures/measure-chart-card.js';
import { OwnValues } from '../../../../shared/own-measures/own-values.js';
import { useOwnBands } from '../../../../shared/own-measures/use-own-bands.js';
import { useOwnChart } from '../../../../shared/own-measures/use-own-chart.js';
import { ownQuestionsTexts } from '../../../../shared/texts/own-questions-texts.js';
import { ENTRIES_PER_PAGE } from '../../components/weekly-wellness-card.js';
import { questionNotes } from '../model/question-notes.js';

interface OwnQuestionCardProps {
  measure: Measure;
  athleteId: number;
  /** Whether the athlete is known to have answered it. */
  isAnswered: boolean;
  /** The wanted page, 0 = newest. */
  page: number;
  view: ChartView;
  onPage: (page: number) => void;
}

/** The answers to one question of the club, without a card where there is none. They are changed in the history of their day. */
export function OwnQuestionCard(props: OwnQuestionCardProps) {
  const { measure, athleteId, isAnswered } = props;
  const query = useQuery(measurementsQuery(useApi(), athleteId, measure));
  return (
    <OwnValues measure={measure} query={query} isExpected={isAnswered} failedText={ownQuestionsTexts.answersFailed}>
      {(answers) => (answers.length > 0 ? <LoadedCard {...props} answers={answers} /> : null)}
    </OwnValues>
  );
}

function LoadedCard({ answers, ...props }: OwnQuestionCardProps & { answers: readonly Measurement[] }) {
  const { measure, athleteId, page: wanted, view, onPage } = props;
  const definition = versionOn(measure, useToday());
  const { all, page, draw } = useOwnChart(measure, answers, ENTRIES_PER_PAGE, wanted);
  const { bands, status } = useOwnBands(measure, { athleteId, view, all, days: page.items });
  return (
    <MeasureChartCard
      title={labelWithUnit(definition)}
      name={definition.label}
      page={page}
      draw={draw}
      view={view}
      bands={bands}
      edits={null}
      onPage={onPage}
    >
      {status}
      <ChartNotes notes={questionNotes(measure, page.items)} />
    </MeasureChartCard>
  );
}
