import { useEffect, useRef, useState } from 'react';
import { may } from '@touchline/contracts/permissions';
import { List, QueryPanel } from '@touchline/ui';
import { useApi, useStaysOpen } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { parseId, useAddressDialog } from '@touchline/ui/router';
import { teamTexts } from '../../../shared/texts/team-texts.js';
import { managedTeamsKey, teamsQuery } from '../api/get-teams.js';
import { usePageClock } from '../use-page-clock.js';
import { ChangeTeamDialog } from './change-team-dialog.js';
import { Panel } from './panel.js';
import { TeamCard } from './team-card.js';

/** The teams of the coach, with code and countdown where the role has them. */
export function TeamsPanel() {
  const teams = useQuery(teamsQuery(useApi()));
  const queryClient = useQueryClient();
  const counting = teams.data?.some(({ codeEndsAt }) => codeEndsAt !== null) ?? false;
  const now = usePageClock(counting, () => void queryClient.invalidateQueries({ queryKey: managedTeamsKey }));
  const title = useRef<HTMLElement>(null);
  const [deletedCount, setDeletedCount] = useState(0);
  // The pressed button disappears with its team, so the heading receives the focus.
  useEffect(() => {
    if (deletedCount > 0 && document.activeElement === document.body) title.current?.focus();
  }, [deletedCount]);
  const changing = useAddressDialog('change');
  const teamToChange = teams.data?.find(({ team_id }) => team_id === parseId(changing.value));
  const isChanging = useStaysOpen(
    teamToChange !== undefined,
    teamToChange !== undefined && may(teamToChange.role, 'administration.write'),
  );
  return (
    <Panel
      title="Your Teams"
      note={teams.data && teams.data.length > 0 ? String(teams.data.length) : ''}
      titleRef={title}
    >
      <QueryPanel
        query={teams}
        errorText={teamTexts.loadTeamsFailed}
        empty={teamTexts.noTeams}
        isEmpty={(data) => data.length === 0}
        loadingText={teamTexts.loadingTeams}
        minHeight={120}
      >
        {(data) => (
          <List disablePadding aria-label="Your teams">
            {data.map((team) => (
              <TeamCard
                key={team.team_id}
                team={team}
                now={now}
                onChange={(teamId) => changing.open(String(teamId))}
                onDeleted={() => setDeletedCount((count) => count + 1)}
              />
            ))}
          </List>
        )}
      </QueryPanel>
      {isChanging && teamToChange && (
        <ChangeTeamDialog key={teamToChange.team_id} team={teamToChange} onClose={changing.close} />
      )}
    </Panel>
  );
}
