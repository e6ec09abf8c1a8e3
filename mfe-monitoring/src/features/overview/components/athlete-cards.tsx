import type { ComponentType } from 'react';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import type { AskedTeams, Permission } from '@touchline/contracts/permissions';
import { Box } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { CARD_CHART_HEIGHT_PX } from '../../../shared/chart-card.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { WeeklyWorkload } from '../../../shared/weekly-workload/weekly-workload.js';
import { AthleteInfo } from './athlete-info.js';
import { AttendanceSummary } from './attendance-summary.js';
import { CompletionRate } from './completion-rate.js';
import { ATHLETE_GRID, HINT_GRID, PART_GRID } from './grids.js';
import { Caption, OverviewCard, type AthleteCardProps } from './overview-card.js';
import { GripTest, SprintTest } from './test-progress.js';
import { TrainingLoad } from './training-load.js';
import { WellnessTrends } from './wellness-trends.js';

interface AthleteCard {
  area: string;
  title: string;
  /** Completes "Select an athlete to see …". */
  about: string;
  /** What the coach's role must allow in a team of the athlete. */
  needs: Permission;
  /** The screen with the details; null when there is none. */
  page: [path: string, name: string] | null;
  Body: ComponentType<AthleteCardProps>;
}

const ATTENDANCE: AthleteCard['page'] = ['/attendance/stats', 'Attendance Statistics'];
const WELLNESS: AthleteCard['page'] = ['/dashboard/wellness', 'Wellness'];
const LOAD: AthleteCard['page'] = ['/dashboard/srpe', 'Training Load'];
const PERFORMANCE: AthleteCard['page'] = ['/dashboard/apex', 'Performance Metrics'];

const CARDS: readonly AthleteCard[] = [
  {
    area: 'info',
    title: 'Athlete Info',
    about: 'their age, weight and height',
    needs: 'people.read',
    page: null,
    Body: AthleteInfo,
  },
  {
    area: 'attendance',
    title: 'Attendance Summary',
    about: 'their attendance',
    needs: 'attendance.read',
    page: ATTENDANCE,
    Body: AttendanceSummary,
  },
  {
    area: 'completion',
    title: 'Wellness Check Completion Rate',
    about: 'their completion rate',
    needs: 'wellness.read',
    page: WELLNESS,
    Body: CompletionRate,
  },
  {
    area: 'wellness',
    title: 'Wellness Trends',
    about: 'their last seven wellness entries',
    needs: 'wellness.read',
    page: WELLNESS,
    Body: WellnessTrends,
  },
  {
    area: 'load',
    title: 'Training Load',
    about: 'their acute and chronic workload',
    needs: 'load.read',
    page: LOAD,
    Body: TrainingLoad,
  },
  {
    area: 'sprint',
    title: '10m Sprint Time',
    about: 'their last test',
    needs: 'performance.read',
    page: PERFORMANCE,
    Body: SprintTest,
  },
  {
    area: 'grip',
    title: 'Grip Strength',
    about: 'their last test',
    needs: 'performance.read',
    page: PERFORMANCE,
    Body: GripTest,
  },
  {
    area: 'workload',
    title: 'Weekly Workload',
    about: 'their week',
    needs: 'load.read',
    page: LOAD,
    Body: WorkloadOfWeek,
  },
];

interface AthleteCardsProps extends Omit<AthleteCardProps, 'athlete'> {
  /** null when no athlete is chosen. */
  athlete: AthleteOverview | null;
  /** Those of the athlete, else of the choice. */
  teamIds: AskedTeams;
  linkTo: (path: string, name: string) => { to: string; name: string } | null;
}

/** The cards of one athlete that the coach's role allows; before one is chosen each card says what it will show. */
export function AthleteCards({ athlete, teamIds, view, linkTo, onView }: AthleteCardsProps) {
  const may = useMay();
  const cards = CARDS.filter(({ needs }) => may(needs, teamIds));
  const hasAreas = athlete !== null && cards.length === CARDS.length;
  return (
    <Box sx={hasAreas ? ATHLETE_GRID : athlete ? PART_GRID : HINT_GRID}>
      {cards.map(({ area, title, about, page, Body }) => (
        <OverviewCard key={area} area={hasAreas ? area : undefined} title={title} link={page && linkTo(...page)}>
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
