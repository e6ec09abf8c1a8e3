import type { ComponentType } from 'react';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { QueryPanel, Typography } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { NoRecordsPanel } from '../../../shared/history-dialog/no-records-panel.js';
import { ChartCard } from '../../../shared/chart-card.js';
import { athleteErrorText } from '../../../shared/texts/athlete-texts.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import type { LoadChartProps } from '../model/load-chart-props.js';
import type { LoadChart } from '../model/training-load-view.js';
import { MonotonyChart, StrainChart } from './figure-chart.js';
import { SessionChart } from './session-chart.js';
import { WorkloadChart } from './workload-chart.js';

interface LoadCardContent {
  title: string;
  /** How the figures are calculated. */
  method: string;
  Chart: ComponentType<LoadChartProps>;
}

const CARDS: Readonly<Record<LoadChart, LoadCardContent>> = {
  srpe: {
    title: 'Session RPE',
    method: trainingLoadTexts.sessionMethod,
    Chart: SessionChart,
  },
  workload: {
    title: 'Acute & Chronic Workload',
    method: trainingLoadTexts.workloadMethod,
    Chart: WorkloadChart,
  },
  monotony: {
    title: 'Training Monotony',
    method: trainingLoadTexts.monotonyMethod,
    Chart: MonotonyChart,
  },
  strain: {
    title: 'Training Strain',
    method: trainingLoadTexts.strainMethod,
    Chart: StrainChart,
  },
};

interface LoadCardProps extends Pick<LoadChartProps, 'view' | 'team'> {
  chart: LoadChart;
  query: UseQueryResult<TrainingLoadEntry[]>;
  /** Sessions of the shown page. */
  entries: readonly TrainingLoadEntry[];
  height: number;
  /** Opens the history dialog; undefined for a card without an edit button. */
  onEdit: (() => void) | undefined;
  /** Opens it with the form for a new session; undefined where the coach's role does not let sessions be added. */
  onAdd: (() => void) | undefined;
}

/** One chart in its card. Each card shows its own loading, error and empty state, as the spec asks. */
export function LoadCard({ chart, query, entries, height, view, team, onEdit, onAdd }: LoadCardProps) {
  const { title, method, Chart } = CARDS[chart];
  return (
    <ChartCard title={title} {...(onEdit && { edit: { label: trainingLoadTexts.editHistory, onEdit } })}>
      <QueryPanel
        query={query}
        errorText={(error) => athleteErrorText(error, trainingLoadTexts.loadFailed)}
        loadingText={trainingLoadTexts.loading}
        minHeight={height}
      >
        {(all) =>
          all.length === 0 ? (
            <NoRecordsPanel text={trainingLoadTexts.noSessions} minHeight={height} onAdd={onAdd} />
          ) : (
            <Chart label={title} entries={entries} height={height} view={view} team={team} />
          )
        }
      </QueryPanel>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {method}
      </Typography>
    </ChartCard>
  );
}
