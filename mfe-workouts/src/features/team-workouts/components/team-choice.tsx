import { nameWithSport } from '@touchline/contracts/team-name';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Button, MenuItem, TextField } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';

interface TeamChoiceProps {
  teams: UseQueryResult<TeamWithAthletes[]>;
  /** null until a team is chosen. */
  value: number | null;
  onChange: (teamId: number) => void;
}

/** Chooses the team whose plan is shown. Disabled while the teams cannot be loaded. */
export function TeamChoice({ teams, value, onChange }: TeamChoiceProps) {
  const failed = teams.isError && teams.data === undefined;
  const known = teams.data?.some(({ team_id: id }) => id === value) ?? false;
  return (
    <TextField
      select
      size="small"
      label="Team"
      value={known ? value : ''}
      disabled={failed}
      onChange={(event) => onChange(Number(event.target.value))}
      error={failed}
      helperText={
        failed && (
          <>
            {teamWorkoutsTexts.teamsFailed}{' '}
            <Button size="small" onClick={() => void teams.refetch()}>
              Try again
            </Button>
          </>
        )
      }
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, sx: { minHeight: 44 } },
        formHelperText: { component: 'div' },
      }}
      sx={{ width: { xs: '100%', sm: 320 } }}
    >
      <MenuItem value="" disabled>
        Select a team...
      </MenuItem>
      {(teams.data ?? []).map((team) => (
        <MenuItem key={team.team_id} value={team.team_id} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {nameWithSport(team)}
        </MenuItem>
      ))}
    </TextField>
  );
}
