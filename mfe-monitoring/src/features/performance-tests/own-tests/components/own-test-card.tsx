import { labelWithUnit } from '@touchline/contracts/measure-texts';
import { newestVersion, versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import type { ChartView } from '../../../../shared/chart-view/chart-view.js';
import { useOpenHistory } from '../../../../shared/history-dialog/use-open-history.js';
import { measurementsQuery } from '../../../../shared/measures/get-measurements.js';
import { ChartNotes } from '../../../../shared/own-measures/chart-notes.js';
import { MeasureChartCard } from '../../../../shared/own-measures/measure-chart-card.js';
import { seamTexts } from '../../../../shared/own-measures/own-chart.js';
import { OwnValues } from '../../../../shared/own-measures/own-values.js';
import { useOwnBands } from '../../../../shared/own-measures/use-own-bands.js';
import { useOwnChart } from '../../../../shared/own-measures/use-own-chart.js';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import { performanceTestsTexts } from '../../../../shared/texts/performance-tests-texts.js';
import { TESTS_PER_PAGE } from '../../model/test-chart.js';
import { ownChangeTexts } from '../model/own-change.js';
import { OwnTestHistory } from './own-test-history.js';

interface OwnTestCardProps {
  measure: Measure;
  athleteId: number;
  /** Undefined while the list of athletes loads. */
  athleteName: string | undefined;
  /** Whether the coach's role lets the values be added and changed. */
  mayWrite: boolean;
  /** The wanted page, 0 = newest. */
  page: number;
  view: ChartView;
  onPage: (page: number) => void;
  onRecord: () => void;
}

/** One test of the club. Without values only a test of performance that is still recorded has a card. */
export function OwnTestCard(props: OwnTestCardProps) {
  const { measure, athleteId } = props;
  const { kind } = newestVersion(measure);
  const query = useQuery(measurementsQuery(useApi(), athleteId, measure));
  const isAlwaysShown = kind === 'performance' && !measure.is_retired;
  return (
    <OwnValues measure={measure} query={query} isExpected={isAlwaysShown} failedText={performanceTestsTexts.loadFailed}>
      {(trials) => (trials.length > 0 || isAlwaysShown ? <LoadedCard {...props} trials={trials} /> : null)}
    </OwnValues>
  );
}

function LoadedCard({ trials, ...props }: OwnTestCardProps & { trials: readonly Measurement[] }) {
  const { measure, athleteId, athleteName, mayWrite, page: wanted, view, onPage, onRecord } = props;
  const definition = versionOn(measure, useToday());
  const history = useOpenHistory([measure.key], mayWrite);
  const { all, page, draw } = useOwnChart(measure, trials, TESTS_PER_PAGE, wanted);
  const { bands, status } = useOwnBands(measure, { athleteId, view, all, days: page.items });
  const notes = [
    ...seamTexts(measure, page.items),
    ...ownChangeTexts(measure, all),
    ...(measure.is_retired ? [ownTestsTexts.retired] : []),
  ];
  return (
    <>
      <MeasureChartCard
        title={labelWithUnit(definition)}
        name={definition.label}
        empty={ownTestsTexts.noOwn}
        page={page}
        draw={draw}
        view={view}
        bands={bands}
        edits={
          mayWrite
            ? { onEdit: () => history.open(measure.key), onRecord: measure.is_retired ? undefined : onRecord }
            : null
        }
        onPage={onPage}
      >
        {status}
        <ChartNotes notes={notes} />
      </MeasureChartCard>
      {history.shown && (
        <OwnTestHistory
          measure={measure}
          athleteId={athleteId}
          athleteName={athleteName}
          trials={trials}
          onClose={history.close}
        />
      )}
    </>
  );
}
