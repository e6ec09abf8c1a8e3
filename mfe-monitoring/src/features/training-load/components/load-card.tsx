import type { ComponentType } from 'react';
import { ACUTE_DAYS, CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { QueryPanel, Typography } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { athleteFailure } from '../../../shared/athlete-failure.js';
import { ChartCard } from '../../../shared/chart-card.js';
import type { LoadChart } from '../model/training-load-view.js';
import { MonotonyChart, StrainChart } from './figure-chart.js';
import { SessionChart } from './session-chart.js';
import { WorkloadChart } from './workload-chart.js';

/** What each chart of the screen gets; `height` in pixels. */
export interface LoadChartProps {
  label: string;
  entries: readonly TrainingLoadEntry[];
  height: number;
}

interface CardText {
  title: string;
  /** How the figures come about. */
  method: string;
  Chart: ComponentType<LoadChartProps>;
}

const CARDS: Readonly<Record<LoadChart, CardText>> = {
  srpe: {
    title: 'Session RPE',
    method: 'Load of each session: RPE × minutes, in arbitrary units (AU).',
    Chart: SessionChart,
  },
  workload: {
    title: 'Acute & Chronic Workload',
    method: `Mean load per day, rest days included: acute over ${ACUTE_DAYS} days, chronic over ${CHRONIC_DAYS}. ACWR = acute ÷ chronic.`,
    Chart: WorkloadChart,
  },
  monotony: {
    title: 'Training Monotony',
    method: `Mean daily load of the last ${ACUTE_DAYS} days ÷ its standard deviation (population). High: the days are much alike (Foster 1998).`,
    Chart: MonotonyChart,
  },
  strain: {
    title: 'Training Strain',
    method: `Load of the last ${ACUTE_DAYS} days × monotony, in AU (Foster 1998).`,
    Chart: StrainChart,
  },
};

interface LoadCardProps {
  chart: LoadChart;
  query: UseQueryResult<TrainingLoadEntry[]>;
  /** The sessions of the shown page. */
  entries: readonly TrainingLoadEntry[];
  height: number;
  /** Opens the history; left out where the card has no edit button. */
  onEdit: (() => void) | undefined;
}

/** One chart in its card, with states of its own: what is on its way, failed or empty says so in each of them. */
export function LoadCard({ chart, query, entries, height, onEdit }: LoadCardProps) {
  const { title, method, Chart } = CARDS[chart];
  return (
    <ChartCard title={title} {...(onEdit && { edit: { label: 'Edit training load history', onEdit } })}>
      <QueryPanel
        query={query}
        errorText={(error) => athleteFailure(error, 'An error occurred')}
        loadingText="Loading training load..."
        isEmpty={(all) => all.length === 0}
        empty="No training sessions recorded yet."
        minHeight={height}
      >
        {() => <Chart label={title} entries={entries} height={height} />}
      </QueryPanel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {method}
      </Typography>
    </ChartCard>
  );
}
