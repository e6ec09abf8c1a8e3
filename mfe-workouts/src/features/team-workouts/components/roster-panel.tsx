import { useDeferredValue, useId } from 'react';
import { Box, Card, CardContent, ChoiceFilter, QueryPanel, SearchBox, Typography } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { athletesQuery, isTeamId, teamsWithAthletesQuery, TeamSelect } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { ROSTER_STATUSES } from '../../../shared/status/roster-status.js';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import type { PlanView } from '../model/plan-view.js';
import { filterRoster } from '../model/roster.js';
import { RosterTable } from './roster-table.js';

/** Offered when the teams cannot be loaded. */
const FALLBACK_SPORTS = ['Basketball', 'Soccer', 'Track', 'Rugby', 'Volleyball'];

interface RosterPanelProps {
  view: PlanView;
  onChange: (change: Partial<PlanView>) => void;
  onAthlete: (athleteId: number) => void;
}

/** The coach's athletes, with injury status where a role tells it. Choosing one shows their own plan. */
export function RosterPanel({ view, onChange, onAthlete }: RosterPanelProps) {
  const id = useId();
  const api = useApi();
  const athletes = useQuery(athletesQuery(api));
  const teams = useQuery(teamsWithAthletesQuery(api));
  // The rows may render later than the search field, so that typing stays fast.
  const deferred = useDeferredValue(view);
  const showsStatus = useMay()('availability.read');
  const filter = showsStatus ? deferred : { ...deferred, status: null };
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 1, sm: 2 } }}>
        <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
          Team Roster
        </Typography>
        <Box
          role="search"
          aria-label="Athletes"
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
            mb: 1,
          }}
        >
          <TeamSelect
            value={view.rosterTeam}
            onChange={(rosterTeam) => onChange({ rosterTeam })}
            fallbackSports={FALLBACK_SPORTS}
          />
          {showsStatus && (
            <ChoiceFilter
              label="Status"
              all="All Status"
              options={ROSTER_STATUSES}
              value={view.status}
              onChange={(status) => onChange({ status })}
            />
          )}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <SearchBox label="Search athletes" value={view.search} onChange={(search) => onChange({ search })} />
          </Box>
        </Box>
        <QueryPanel
          query={athletes}
          loadingText={teamWorkoutsTexts.rosterLoading}
          errorText={teamWorkoutsTexts.rosterFailed}
          minHeight={120}
        >
          {(data) => (
            <RosterTable
              athletes={filterRoster(data, filter)}
              teamId={isTeamId(filter.rosterTeam) ? Number(filter.rosterTeam) : null}
              allAthletes={data}
              teams={teams.data}
              showsStatus={showsStatus}
              chosen={view.athleteId}
              onAthlete={onAthlete}
            />
          )}
        </QueryPanel>
      </CardContent>
    </Card>
  );
}
