import { Box, LoadingPanel, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { parseId, useParams } from '@touchline/ui/router';
import { BackLink } from '../../shared/back-link.js';
import { rosterTexts } from '../../shared/texts/roster-texts.js';
import { rosterQuery } from './api/get-roster.js';
import { TeamNotFound } from './components/team-not-found.js';
import { TeamRoster } from './components/team-roster.js';
import { useRosterView } from './use-roster-view.js';

/** `/team-creation/:teamId`: the current and archived athletes of a team. */
export function RosterPage() {
  const { teamId: text } = useParams();
  const teamId = parseId(text ?? null);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1200, mx: 'auto' }}>
      <BackLink to="/team-creation" label="Team Management" />
      {teamId === null ? <TeamNotFound /> : <LoadedTeam key={teamId} teamId={teamId} />}
    </Box>
  );
}

function LoadedTeam({ teamId }: { teamId: number }) {
  const api = useApi();
  const { archived } = useRosterView(teamId).view;
  const teams = useQuery(teamsWithAthletesQuery(api));
  const roster = useQuery(rosterQuery(api, { teamId, archived }));
  return (
    <QueryPanel
      query={teams}
      loadingText={rosterTexts.loadingTeam}
      errorText={rosterTexts.loadTeamsFailed}
      minHeight={320}
    >
      {(all) => {
        const team = all.find(({ team_id }) => team_id === teamId);
        if (team) return <TeamRoster team={team} teams={all} roster={roster} />;
        // The cached list may be older than the team.
        return teams.isFetching ? <LoadingPanel text={rosterTexts.loadingTeam} minHeight={320} /> : <TeamNotFound />;
      }}
    </QueryPanel>
  );
}
