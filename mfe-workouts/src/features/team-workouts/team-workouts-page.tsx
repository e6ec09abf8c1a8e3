import { useCallback, useState } from 'react';
import { mdiChartTimelineVariant } from '@mdi/js';
import { Box, Button, Icon, Typography, useToday } from '@touchline/ui';
import { useApi, useHasPage, useMay } from '@touchline/ui/host';
import { athletesQuery, StepPanel, teamIdsOf, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { Link, useChosenAddress, useSearchParams } from '@touchline/ui/router';
import { EDIT_PARAM } from '../../shared/editor/editor-params.js';
import { WorkoutsFrame } from '../../shared/frame/workouts-frame.js';
import { PlanPanels } from './components/plan-panels.js';
import { RosterPanel } from './components/roster-panel.js';
import { TeamChoice } from './components/team-choice.js';
import { writeView } from './model/plan-view.js';
import { findPlanOwner } from './model/plan-owner.js';
import { useFocusOnChange } from './use-focus-on-change.js';
import { usePlanView } from './use-plan-view.js';

const COLUMNS = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 2fr) minmax(0, 3fr)',
  xl: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)',
};
const AREAS = { xs: '"month" "day" "roster"', md: '"month day" "roster day"', xl: '"month day roster"' };

/** `/workouts`: the workout plan of a team or of one athlete. */
export function TeamWorkoutsPage() {
  const api = useApi();
  const hasPage = useHasPage();
  const addressOf = useChosenAddress();
  const today = useToday();
  const { view, change } = usePlanView(today);
  const { athleteId } = view;
  const teams = useQuery(teamsWithAthletesQuery(api));
  const athletes = useQuery({ ...athletesQuery(api), enabled: athleteId !== null });
  const may = useMay();
  const {
    title,
    missingText: ownerMissingText,
    teamId,
  } = findPlanOwner(view, teams.data, athletes.data, may('plan.write'));
  const athlete = athletes.data?.find(({ athlete_id: id }) => id === athleteId);
  // The teams of an athlete are not known before the list is loaded.
  const mayPlan =
    athleteId === null
      ? may('plan.write', teamId)
      : !athletes.isPending && may('plan.write', athlete ? teamIdsOf(athlete) : null);
  const [params] = useSearchParams();
  const owner = `${athleteId === null ? 'team' : 'athlete'} ${athleteId ?? view.teamId}`;
  // An open editor keeps its plan on screen when another coach removes the athlete or team, so that nothing typed is
  // lost.
  // The save is refused then and offers what can be done.
  const [keptOwner, setKeptOwner] = useState<string | null>(null);
  const isKept = params.has(EDIT_PARAM) && keptOwner === owner;
  // Before the list is loaded it is not known whether the owner exists.
  const isKnown = ownerMissingText === null && (athleteId === null ? teams.data : athletes.data) !== undefined;
  const nextKept = isKnown ? owner : isKept || ownerMissingText === null ? keptOwner : null;
  if (keptOwner !== nextKept) setKeptOwner(nextKept);
  const missingText = isKept ? null : ownerMissingText;
  const heading = useFocusOnChange<HTMLHeadingElement>(athleteId);
  const showAthlete = useCallback((id: number) => change({ athleteId: id }, 'push'), [change]);

  return (
    <WorkoutsFrame path="/workouts" view={writeView(new URLSearchParams(), view, today)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h1"
          sx={{ mr: 'auto', overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {athleteId !== null && (
          <Button variant="outlined" onClick={() => change({ athleteId: null }, 'push')} sx={{ minHeight: 44 }}>
            Show Team Calendar
          </Button>
        )}
        {athleteId === null && (
          <TeamChoice teams={teams} value={teamId} onChange={(id) => change({ teamId: id }, 'push')} />
        )}
        {hasPage('/workouts/alpha-assist') && (
          <Button
            component={Link}
            to={addressOf('/workouts/alpha-assist')}
            startIcon={<Icon path={mdiChartTimelineVariant} />}
            sx={{ minHeight: 44 }}
          >
            Alpha Assist
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: COLUMNS,
          gridTemplateAreas: AREAS,
          gridTemplateRows: { md: 'auto 1fr', xl: 'auto' },
        }}
      >
        {missingText !== null ? (
          <Box sx={{ gridArea: { xs: 'month', md: 'day' } }}>
            <StepPanel text={missingText} step="team" minHeight={200} />
          </Box>
        ) : (
          <PlanPanels key={owner} view={view} today={today} mayPlan={mayPlan} onChange={change} />
        )}
        <Box sx={{ gridArea: missingText !== null ? { xs: 'roster', md: 'month', xl: 'roster' } : 'roster' }}>
          <RosterPanel view={view} onChange={change} onAthlete={showAthlete} />
        </Box>
      </Box>
    </WorkoutsFrame>
  );
}
