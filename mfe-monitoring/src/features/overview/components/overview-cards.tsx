import type { Overview } from '@touchline/contracts/overview.schema';
import { Box, Button, LinearProgress, Typography, useMediaQuery, useTheme } from '@touchline/ui';
import { useApi, useHasPage, useMay } from '@touchline/ui/host';
import { athletesQuery, labelsOf, teamIdsOf, teamLabel, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { Link } from '@touchline/ui/router';
import { withAthlete } from '../../../shared/athlete-search.js';
import { OtherTeamsNote } from '../../../shared/other-teams-note.js';
import { SquadBoard } from '../../../shared/squad-board/components/squad-board.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import type { OverviewView } from '../model/overview-view.js';
import { AthleteCards } from './athlete-cards.js';
import { TEAM_GRID } from './grids.js';
import { BigFigure, Caption, OverviewCard } from './overview-card.js';
import { UpcomingEventsCard } from './upcoming-events-card.js';
import { WeeklyAttendanceCard } from './weekly-attendance-card.js';

/** A whole team; more than one are shown in full on their own screen. */
const SHOWN_ROWS = 30;
/** On a phone the cards of the teams follow below the rows. */
const SHOWN_ON_PHONE = 8;

interface OverviewCardsProps {
  overview: Overview;
  view: OverviewView;
  /** True while the figures shown belong to the previous choice and the new ones load. */
  isStale: boolean;
  onView: (change: Partial<OverviewView>) => void;
}

/** All cards, of the teams and of one athlete. The names above the figures come from the same answer as the figures. */
export function OverviewCards({ overview, view, isStale, onView }: OverviewCardsProps) {
  const { athlete } = overview;
  const api = useApi();
  const teams = useQuery(teamsWithAthletesQuery(api)).data;
  const athletes = useQuery(athletesQuery(api)).data;
  const listed = athletes?.find(({ athlete_id: id }) => id === athlete?.athlete_id);
  const name = athlete && labelsOf(athletes ?? [])(athlete);
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const hasPage = useHasPage();
  const may = useMay();
  const linkTo = (path: string, page: string) => (hasPage(path) ? { to: withAthlete(path, view), name: page } : null);

  const teamCards = (
    <Box key="teams" component="section" aria-labelledby="overview-team" sx={{ minWidth: 0 }}>
      <Typography id="overview-team" variant="h2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {teamLabel(teams, overview.team_id) ?? 'Team'}
      </Typography>
      <Box sx={TEAM_GRID}>
        <OverviewCard area="total" title="Total Athletes" link={linkTo('/team-creation', 'Team Management')}>
          <BigFigure>{overview.total_athletes}</BigFigure>
          <Caption>Currently Active</Caption>
        </OverviewCard>
        <WeeklyAttendanceCard
          week={overview.weekly_attendance}
          today={overview.today}
          link={linkTo('/attendance/stats', 'Attendance Statistics')}
        />
        <UpcomingEventsCard
          events={overview.upcoming_events}
          today={overview.today}
          athleteName={name}
          teamLabel={overview.team_id === null ? (teamId) => teamLabel(teams, teamId) : undefined}
          link={linkTo('/calendar', 'Calendar')}
        />
      </Box>
    </Box>
  );
  const squadAddress = withAthlete('/dashboard/squad', { team: view.team, athleteId: null });
  const seesWellness = may('wellness.read', overview.team_id);
  const seesAll = seesWellness && may('performance.read', overview.team_id);
  const squad = seesWellness && (
    <Box key="squad" component="section" aria-labelledby="overview-squad" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id="overview-squad" variant="h2" sx={{ mr: 'auto' }}>
          Squad
        </Typography>
        {hasPage('/dashboard/squad') && (
          <Button component={Link} to={squadAddress} sx={{ minHeight: 44 }}>
            {overviewTexts.openSquad}
          </Button>
        )}
      </Box>
      <SquadBoard
        teamId={overview.team_id}
        most={{ rows: narrow ? SHOWN_ON_PHONE : SHOWN_ROWS, chosenRows: SHOWN_ROWS, allAt: squadAddress }}
      />
    </Box>
  );
  const teamIds = listed ? teamIdsOf(listed) : (athlete?.team_id ?? overview.team_id);
  const athleteCards = (
    <Box key="athlete" component="section" aria-labelledby="overview-athlete" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography
          id="overview-athlete"
          variant="h2"
          aria-live="polite"
          sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name ?? 'Select an Athlete'}
        </Typography>
        {athlete && (
          <Button onClick={() => onView({ athleteId: null })} sx={{ minHeight: 44, my: -1, flexShrink: 0 }}>
            Show team only
          </Button>
        )}
      </Box>
      <Typography sx={{ mb: 1.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {athlete ? athlete.team.name : overviewTexts[seesAll ? 'selectAthleteForAll' : 'selectAthleteForSome']}
      </Typography>
      <AthleteCards athlete={athlete} teamIds={teamIds} view={view} linkTo={linkTo} onView={onView} />
      {athlete && may('load.read', teamIds) && <OtherTeamsNote />}
    </Box>
  );
  return (
    <Box sx={{ position: 'relative' }}>
      {isStale && (
        <LinearProgress aria-label={overviewTexts.loading} sx={{ position: 'absolute', top: -8, left: 0, right: 0 }} />
      )}
      <Box
        aria-busy={isStale}
        inert={isStale}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          opacity: isStale ? 0.4 : 1,
          transition: 'opacity 150ms',
        }}
      >
        {/* On a phone the chosen athlete, or who needs the coach, comes first: the team cards fill the screen. */}
        {narrow
          ? [athlete ? athleteCards : squad, teamCards, !athlete && athleteCards]
          : [teamCards, !athlete && squad, athleteCards]}
      </Box>
    </Box>
  );
}
