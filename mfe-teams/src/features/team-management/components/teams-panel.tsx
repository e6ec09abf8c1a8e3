import { useEffect, useRef, useState } from 'react';
import { List, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { managedTeamsKey, teamsQuery } from '../api/get-teams.js';
import { useSeconds } from '../use-seconds.js';
import { Panel } from './panel.js';
import { RenameTeamDialog } from './rename-team-dialog.js';
import { TeamCard } from './team-card.js';

/** The coach's teams, each with its code and how long that lives. */
export function TeamsPanel() {
  const teams = useQuery(teamsQuery(useApi()));
  const queryClient = useQueryClient();
  const counting = teams.data?.some(({ codeEndsAt }) => codeEndsAt !== null) ?? false;
  const now = useSeconds(counting, () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey }));
  const title = useRef<HTMLElement>(null);
  const [deleted, setDeleted] = useState(0);
  // The button that was pressed has gone with its team.
  useEffect(() => {
    if (deleted > 0 && document.activeElement === document.body) title.current?.focus();
  }, [deleted]);
  const renaming = useAddressDialog('rename');
  const renamed = teams.data?.find(({ team_id }) => team_id === parseId(renaming.value));
  return (
    <Panel
      title="Your Teams"
      note={teams.data && teams.data.length > 0 ? String(teams.data.length) : ''}
      titleRef={title}
    >
      <QueryPanel
        query={teams}
        errorText="Failed to load teams"
        empty="No teams created yet"
        isEmpty={(data) => data.length === 0}
        loadingText="Loading teams..."
        minHeight={120}
      >
        {(data) => (
          <List disablePadding aria-label="Your teams">
            {data.map((team) => (
              <TeamCard
                key={team.team_id}
                team={team}
                now={now}
                onRename={(teamId) => renaming.open(String(teamId))}
                onDeleted={() => setDeleted((count) => count + 1)}
              />
            ))}
          </List>
        )}
      </QueryPanel>
      {renamed && <RenameTeamDialog key={renamed.team_id} team={renamed} onClose={renaming.close} />}
    </Panel>
  );
}
