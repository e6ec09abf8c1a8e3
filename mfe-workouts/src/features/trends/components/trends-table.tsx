import { useMemo } from 'react';
import { DataTable } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { METRIC_NEEDS } from '../model/metric-texts.js';
import type { TrendRow } from '../model/trend-rows.js';
import { useTrendMetrics } from '../use-trend-metrics.js';
import { SORTINGS, sortOf, type TrendSort } from '../model/trends-view.js';
import { trendsColumns } from './trends-columns.js';
import { cards, tableStyle } from './trends-styles.js';

interface TrendsTableProps {
  rows: readonly TrendRow[];
  chosenId: number | null;
  sort: TrendSort;
  onChoose: (athleteId: number) => void;
  onSort: (sort: TrendSort) => void;
}

/** The athletes that pass the filters, one of whom can be chosen. */
export function TrendsTable({ rows, chosenId, sort, onChoose, onSort }: TrendsTableProps) {
  const may = useMay();
  const metrics = useTrendMetrics();
  const columns = useMemo(
    () => trendsColumns(metrics, (metric, teamIds) => may(METRIC_NEEDS[metric], teamIds)),
    [metrics, may],
  );
  return (
    <DataTable
      label="Athlete trends"
      rows={rows}
      columns={columns}
      rowId={({ trends }) => trends.id}
      selection={{ id: chosenId, by: 'own', onSelect: ({ trends }) => onChoose(trends.id) }}
      sorting={{ value: SORTINGS[sort], onChange: (sorting) => onSort(sortOf(sorting)), hasOwnChoice: true }}
      cards={cards}
      sx={tableStyle}
    />
  );
}
