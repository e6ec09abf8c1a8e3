import type { ComponentType } from 'react';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { Box } from '@touchline/ui';
import type { OverviewView } from '../model/overview-view.js';
import { AthleteInfo } from './athlete-info.js';
import { AttendanceSummary } from './attendance-summary.js';
import { CompletionRate } from './completion-rate.js';
import { ATHLETE_GRID, HINT_GRID } from './grids.js';
import { Caption, OverviewCard } from './overview-card.js';
import { GripTest, SprintTest } from './test-progress.js';
import { TrainingLoad } from './training-load.js';
import { WeeklyWorkload } from './weekly-workload.js';
import { WellnessTrends } from './wellness-trends.js';

/** What every card of an athlete gets. */
export interface AthleteCardProps {
  athlete: AthleteOverview;
  view: OverviewView;
  onView: (change: Partial<OverviewView>) => void;
}

interface AthleteCard {
  area: string;
  title: string;
  /** What choosing an athlete would show. */
  about: string;
  /** The screen behind it. */
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
    about: 'how often they answered',
    page: WELLNESS,
    Body: CompletionRate,
  },
  {
    area: 'wellness',
    title: 'Wellness Trends',
    about: 'their last seven answers',
    page: WELLNESS,
    Body: WellnessTrends,
  },
  { area: 'load', title: 'Training Load', about: 'their acute and chronic workload', page: LOAD, Body: TrainingLoad },
  { area: 'sprint', title: '10m Sprint Time', about: 'their last test', page: PERFORMANCE, Body: SprintTest },
  { area: 'grip', title: 'Grip Strength', about: 'their last test', page: PERFORMANCE, Body: GripTest },
  { area: 'workload', title: 'Weekly Workload', about: 'their week', page: LOAD, Body: WeeklyWorkload },
];

interface AthleteCardsProps extends Omit<AthleteCardProps, 'athlete'> {
  /** null: none is chosen. */
  athlete: AthleteOverview | null;
  linkTo: (path: string, name: string) => { to: string; name: string } | null;
}

/** The cards of one athlete; before one is chosen they say what they are for. */
export function AthleteCards({ athlete, view, linkTo, onView }: AthleteCardsProps) {
  return (
    <Box sx={athlete ? ATHLETE_GRID : HINT_GRID}>
      {CARDS.map(({ area, title, about, page, Body }) => (
        <OverviewCard key={area} area={athlete ? area : undefined} title={title} link={page && linkTo(...page)}>
          {athlete ? (
            <Body athlete={athlete} view={view} onView={onView} />
          ) : (
            <Caption>{`Select an athlete to see ${about}.`}</Caption>
          )}
        </OverviewCard>
      ))}
    </Box>
  );
}
