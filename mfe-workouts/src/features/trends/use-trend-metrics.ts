import { useMemo } from 'react';
import { TREND_METRICS, type TrendMetric } from '@touchline/contracts/trend-metrics';
import type { AskedTeams } from '@touchline/contracts/permissions';
import { useMay } from '@touchline/ui/host';
import { METRIC_NEEDS } from './model/metric-texts.js';

/** The metrics that the coach's role tells in these teams, in the order of the columns. */
export function useTrendMetrics(teams: AskedTeams = null): readonly TrendMetric[] {
  const may = useMay();
  return useMemo(() => TREND_METRICS.filter((metric) => may(METRIC_NEEDS[metric], teams)), [may, teams]);
}
