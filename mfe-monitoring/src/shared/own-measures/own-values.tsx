import type { ReactNode } from 'react';
import { labelWithUnit } from '@touchline/contracts/measure-texts';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { QueryPanel } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../chart-card.js';
import { athleteErrorText } from '../texts/athlete-texts.js';

interface OwnValuesProps {
  measure: Measure;
  query: UseQueryResult<Measurement[]>;
  /** Whether a card is to come, so that its place shows that the values load. */
  isExpected: boolean;
  failedText: string;
  /** The card of the loaded values, also of none. */
  children: (values: readonly Measurement[]) => ReactNode;
}

/** The card of a measure of the club, or its place while the values load or after they failed to. */
export function OwnValues({ measure, query, isExpected, failedText, children }: OwnValuesProps) {
  if (query.data) return children(query.data);
  if (query.isPending && !isExpected) return null;
  return (
    <ChartCard title={labelWithUnit(newestVersion(measure))}>
      <QueryPanel
        query={query}
        errorText={(error) => athleteErrorText(error, failedText)}
        minHeight={CARD_CHART_HEIGHT_PX}
      >
        {() => null}
      </QueryPanel>
    </ChartCard>
  );
}
