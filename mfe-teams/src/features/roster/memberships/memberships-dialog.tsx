import { useState } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { Membership } from '@touchline/contracts/memberships.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Box, Button, FailureAlert, QueryPanel, Typography } from '@touchline/ui';
import { failureOf, useApi, useMay, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { membershipsTexts } from '../../../shared/texts/memberships-texts.js';
import { changeMembershipsMutation, membershipsQuery } from '../api/memberships.js';
import { AddMembershipDialog } from './components/add-membership-dialog.js';
import { LastDayDialog } from './components/last-day-dialog.js';
import { MembershipRow } from './components/membership-row.js';
import { daysText, timeOf } from './model/membership-text.js';

interface MembershipsDialogProps {
  athlete: Athlete;
  name: string;
  /** All teams of the coach. */
  teams: readonly TeamWithAthletes[];
  onClose: () => void;
}

/** The teams of an athlete: further ones, guest days, the main team, and their ends. It is open while mounted. */
export function MembershipsDialog({ athlete, name, teams, onClose }: MembershipsDialogProps) {
  const api = useApi();
  const notify = useNotify();
  const may = useMay();
  const query = useQuery(membershipsQuery(api, athlete.athlete_id));
  const change = useMutation(changeMembershipsMutation(api, useQueryClient(), athlete.athlete_id));
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<Membership | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const today = todayIn(undefined, new Date());

  async function act(sent: Parameters<typeof change.mutateAsync>[0], done: string, failed: string): Promise<void> {
    setFailure(null);
    try {
      await change.mutateAsync(sent);
      notify({ severity: 'success', text: done });
    } catch (error) {
      setFailure(failureOf(error, failed));
    }
  }
  const makeMain = ({ membership_id: membershipId, team }: Membership) =>
    act(
      { membershipId, body: { main: true, version: athlete.version } },
      membershipsTexts.nowMain(name, team.name),
      membershipsTexts.mainFailed,
    );
  const remove = ({ membership_id: membershipId, team }: Membership) =>
    act(
      { membershipId, version: athlete.version },
      membershipsTexts.removed(name, team.name),
      membershipsTexts.removeFailed,
    );

  return (
    <AppDialog
      open
      title="Teams and guest days"
      subtitle={name}
      busy={change.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" disableElevation onClick={() => setAdding(true)}>
            Add a team
          </Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {membershipsTexts.meaning(athlete.first_name)}
      </Typography>
      {failure && <FailureAlert failure={failure} />}
      <QueryPanel
        query={query}
        loadingText={membershipsTexts.loading}
        errorText={membershipsTexts.loadFailed}
        minHeight={120}
      >
        {(memberships) => {
          const going = memberships.filter((own) => timeOf(own, today) !== 'past');
          const past = memberships.filter((own) => timeOf(own, today) === 'past');
          return (
            <>
              <Box component="ul" aria-label="Teams" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
                {going.map((own) => (
                  <MembershipRow
                    key={own.membership_id}
                    membership={own}
                    days={daysText(own, today)}
                    time={timeOf(own, today)}
                    isMain={own.team_id === athlete.team_id && timeOf(own, today) === 'present'}
                    onMain={() => void makeMain(own)}
                    onEnd={() => setEnding(own)}
                    onRemove={() => void remove(own)}
                  />
                ))}
              </Box>
              {past.length > 0 && (
                <>
                  <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
                    {membershipsTexts.earlier}
                  </Typography>
                  {past.map((own) => (
                    <Typography key={own.membership_id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {own.team.name} · {daysText(own, today)}
                    </Typography>
                  ))}
                </>
              )}
              {adding && (
                <AddMembershipDialog
                  athlete={athlete}
                  name={name}
                  teams={teams.filter(
                    ({ team_id: id }) => may('people.write', id) && !going.some((own) => own.team_id === id),
                  )}
                  today={today}
                  onClose={() => setAdding(false)}
                />
              )}
            </>
          );
        }}
      </QueryPanel>
      {ending && (
        <LastDayDialog
          athlete={athlete}
          name={name}
          membership={ending}
          today={today}
          onClose={() => setEnding(null)}
        />
      )}
    </AppDialog>
  );
}
