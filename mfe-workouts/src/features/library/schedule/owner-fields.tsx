import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Button, MenuItem, TextField } from '@touchline/ui';
import { fullName, teamLabel } from '@touchline/ui/pickers';
import type { UseQueryResult } from '@touchline/ui/query';
import type { Gone, ScheduleChoice } from './schedule-choice.js';

interface OwnerFieldsProps {
  teams: UseQueryResult<TeamWithAthletes[]>;
  athletes: UseQueryResult<Athlete[]>;
  choice: ScheduleChoice;
  gone: Gone;
  busy: boolean;
  onTeam: (teamId: number | null) => void;
  onAthlete: (athleteId: number | null) => void;
}

/** For whom: a team, or one athlete, of all or of the chosen team. Nobody is made up where the lists cannot be loaded. */
export function OwnerFields({ teams, athletes, choice, gone, busy, onTeam, onAthlete }: OwnerFieldsProps) {
  const offered = (athletes.data ?? []).filter(
    ({ team_id: teamId }) => choice.teamId === null || teamId === choice.teamId,
  );
  return (
    <>
      <Choice
        label="Sport"
        all="All Sports"
        value={choice.teamId}
        gone={gone.team}
        busy={busy}
        failure={teams.isError && !teams.data ? 'Failed to load teams. Please try again.' : null}
        onAgain={() => void teams.refetch()}
        onChange={onTeam}
        options={(teams.data ?? []).map(({ team_id: id }) => ({ id, label: teamLabel(teams.data, id) ?? '' }))}
      />
      <Choice
        label="Athlete"
        all="All Athletes"
        value={choice.athleteId}
        gone={gone.athlete}
        busy={busy}
        failure={athletes.isError && !athletes.data ? 'Failed to load athletes. Please try again.' : null}
        onAgain={() => void athletes.refetch()}
        onChange={onAthlete}
        options={offered.map((athlete) => ({ id: athlete.athlete_id, label: fullName(athlete) }))}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  /** How it is called that none is chosen. */
  all: string;
  options: readonly { id: number; label: string }[];
  value: number | null;
  /** What was chosen is no longer there: it stays chosen, and says so, rather than turn into all of them. */
  gone: boolean;
  busy: boolean;
  failure: string | null;
  onAgain: () => void;
  onChange: (id: number | null) => void;
}

function Choice({ label, all, options, value, gone, busy, failure, onAgain, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={gone || options.some(({ id }) => id === value) ? value : ''}
      disabled={failure !== null}
      onChange={(event) => onChange(Number(event.target.value) || null)}
      error={gone || failure !== null}
      helperText={
        failure === null ? (
          gone && 'Please choose again.'
        ) : (
          <>
            {failure}{' '}
            <Button size="small" onClick={onAgain}>
              Try again
            </Button>
          </>
        )
      }
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, readOnly: busy },
        formHelperText: { component: 'div' },
      }}
    >
      <MenuItem value="" sx={{ minHeight: 44 }}>
        {all}
      </MenuItem>
      {gone && (
        <MenuItem value={value ?? ''} disabled sx={{ minHeight: 44 }}>
          No longer there
        </MenuItem>
      )}
      {options.map(({ id, label: text }) => (
        <MenuItem key={id} value={id} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
