import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../host/host.js';
import { uiTexts } from '../texts.js';
import { teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
import { countedLabel, teamOptions } from './model/team-filter.js';

interface TeamSelectProps {
  /** '' for all teams, a team's id, or a sport's name. */
  value: string;
  onChange: (value: string) => void;
  /** Sports offered when the teams cannot be loaded; default: four common ones. */
  fallbackSports?: readonly string[];
  /** Each choice shows its number of athletes. */
  counted?: boolean;
}

/** The team filter. When the teams cannot be loaded it offers sports instead, and says so. */
export function TeamSelect({ value, onChange, fallbackSports, counted = false }: TeamSelectProps) {
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const failed = teams.isError && teams.data === undefined;
  return (
    <TextField
      select
      size="small"
      fullWidth
      label="Team"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true, sx: { minHeight: 44 } },
        formHelperText: { component: 'div' },
      }}
      helperText={
        failed && (
          <>
            {uiTexts.sportsInstead}{' '}
            <Button size="small" onClick={() => void teams.refetch()}>
              Try again
            </Button>
          </>
        )
      }
    >
      {teamOptions(failed ? null : teams.data, value, fallbackSports).map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {counted ? countedLabel(option, teams.data) : option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
