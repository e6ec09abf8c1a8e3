import type { ComponentType } from 'react';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { Box } from '@touchline/ui';
import { CARD_CHART_HEIGHT_PX } from '../../../shared/chart-card.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { WeeklyWorkload } from '../../../shared/weekly-workload/weekly-workload.js';
import { AthleteInfo } from './athlete-info.js';
import { AttendanceSummary } from './attendance-summary.js';
import { CompletionRate } from './completion-rate.js';
import { ATHLETE_GRID, HINT_GRID } from './grids.js';
import { Caption, OverviewCard, type AthleteCardProps } from './overview-card.js';
import { GripTest, SprintTest } from './test-progress.js';
import { TrainingLoad } from './training-load.js';
import { WellnessTrends } from './wellness-trends.js';

interface AthleteCard {
  area: string;
  title: string;
  /** Completes "Select an athlete to see …". */
  about: string;
  /** The screen with the details; null when there is none. */
  page: [path: string, name: string] | null;
  Body: ComponentType<AthleteCardProps>;
}

const ATTENDANCE: AthleteCard['page'] = ['/attendance/stats', 'Attendance Statistics'];
const WELLNESS: AthleteCard['page'] = ['/dashboard/wellness', 'Wellness'];
const LOAD: AthleteCard['page'] = ['/dashboard/srpe', 'Training Load'];
const PERFORMANCE: AthleteCard['page'] = ['/dashboard/apex', 'Performance Metrics'];

const CARDS: readonly AthleteCard[] = [
  { area: 'info', title: 'Athlete Info', about: 'their age, weight and height', page: null, Body: AthleteInfo },
  {
    area: 'attendance',
    title: 'Attendance Summary',
    about: 'their attendance',
    page: ATTENDANCE,
    Body: AttendanceSummary,
  },
  {
    area: 'completion',
    title: 'Wellness Check Completion Rate',
    about: 'their completion rate',
    page: WELLNESS,
    Body: CompletionRate,
  },
  {
    area: 'wellness',
    title: 'Wellness Trends',
    about: 'their last seven wellness entries',
    page: WELLNESS,
    Body: WellnessTrends,
  },
  { area: 'load', title: 'Training Load', about: 'their acute and chronic workload', page: LOAD, Body: TrainingLoad },
  { area: 'sprint', title: '10m Sprint Time', about: 'their last test', page: PERFORMANCE, Body: SprintTest },
  { area: 'grip', title: 'Grip Strength', about: 'their last test', page: PERFORMANCE, Body: GripTest },
  { area: 'workload', title: 'Weekly Workload', about: 'their week', page: LOAD, Body: WorkloadOfWeek },
];

interface AthleteCardsProps extends Omit<AthleteCardProps, 'athlete'> {
  /** null when no athlete is chosen. */
  athlete: AthleteOverview | null;
  linkTo: (path: string, name: string) => { to: string; name: string } | null;
}

/** The cards of one athlete; before one is chosen each card says what it will show. */
export function AthleteCards({ athlete, view, linkTo, onView }: AthleteCardsProps) {
  return (
    <Box sx={athlete ? ATHLETE_GRID : HINT_GRID}>
      {CARDS.map(({ area, title, about, page, Body }) => (
        <OverviewCard key={area} area={athlete ? area : undefined} title={title} link={page && linkTo(...page)}>
          {athlete ? (
            <Body athlete={athlete} view={view} onView={onView} />
          ) : (
            <Caption>{overviewTexts.selectAthlete(about)}</Caption>
          )}
        </OverviewCard>
      ))}
    </Box>
  );
}

function WorkloadOfWeek({ athlete }: Pick<AthleteCardProps, 'athlete'>) {
  return <WeeklyWorkload days={athlete.weekly_workload} height={CARD_CHART_HEIGHT_PX} />;
}
