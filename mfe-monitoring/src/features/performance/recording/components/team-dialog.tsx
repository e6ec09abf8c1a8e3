import { useId, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { AppDialog, Button, QueryPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { titleOf } from '../model/recording-texts.js';
import { SessionDetails } from './session-details.js';
import { TeamChoice } from './team-choice.js';

interface TeamDialogProps {
  kind: FatigueKind;
  today: CalendarDate;
  /** Chosen beforehand, if it is among those that are offered. */
  teamId: number | undefined;
  onStart: (team: TeamWithAthletes) => void;
  onCancel: () => void;
}

const peopled = (teams: readonly TeamWithAthletes[]) => teams.filter((team) => team.athlete_count > 0);

/** Step 1: with which team. Where there is only one, it is chosen. */
export function TeamDialog({ kind, today, teamId, onStart, onCancel }: TeamDialogProps) {
  const form = useId();
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const [pickedId, setPickedId] = useState(teamId);
  const offered = peopled(teams.data ?? []);
  const chosen = offered.length === 1 ? offered[0] : offered.find((team) => team.team_id === pickedId);
  return (
    <AppDialog
      open
      title={titleOf(kind)}
      maxWidth="xs"
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" form={form} variant="contained" disableElevation disabled={chosen === undefined}>
            Start Recording
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onStart(chosen);
        }}
      >
        <QueryPanel
          query={teams}
          errorText="Failed to load teams. Please try again."
          loadingText="Loading teams..."
          isEmpty={(all) => peopled(all).length === 0}
          empty="No teams with athletes found. Please add athletes to teams first."
          minHeight={160}
        >
          {() => (
            <>
              <TeamChoice teams={offered} chosenId={chosen?.team_id ?? null} onChoose={setPickedId} />
              <SessionDetails kind={kind} today={today} teamName={chosen?.team_name} />
            </>
          )}
        </QueryPanel>
      </form>
    </AppDialog>
  );
}
