import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { WeeklyWorkload as Workload } from '../../../shared/weekly-workload/weekly-workload.js';
import type { AthleteCardProps } from './athlete-cards.js';

/** What was trained on each day of this week. */
export const WeeklyWorkload = ({ athlete }: Pick<AthleteCardProps, 'athlete'>) => (
  <Workload days={athlete.weekly_workload} height={CARD_CHART_HEIGHT} />
);
