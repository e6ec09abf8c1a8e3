import { List, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { managedTeamsKey, teamsQuery } from '../api/get-teams.js';
import { useSeconds } from '../use-seconds.js';
import { Panel } from './panel.js';
import { TeamCard } from './team-card.js';

/** The coach's teams, each with its code and how long that lives. */
export function TeamsPanel() {
  const teams = useQuery(teamsQuery(useApi()));
  const queryClient = useQueryClient();
  const counting = teams.data?.some(({ codeEndsAt }) => codeEndsAt !== null) ?? false;
  const now = useSeconds(counting, () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey }));
  return (
    <Panel title="Your Teams" note={teams.data && teams.data.length > 0 ? String(teams.data.length) : ''}>
      <QueryPanel query={teams} errorText="Failed to load teams" empty="No teams created yet" isEmpty={(data) => data.length === 0} loadingText="Loading teams..." minHeight={120}>
        {(data) => (
          <List disablePadding aria-label="Your teams">
            {data.map((team) => <TeamCard key={team.team_id} team={team} now={now} />)}
          </List>
        )}
      </QueryPanel>
    </Panel>
  );
}
