import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@touchline/contracts/permissions';
import { useApi, useMay } from '../host/host.js';
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
  /** Only the teams where the coach's role has the permission are offered. */
  needs?: Permission | undefined;
}

/** The team filter. When the teams cannot be loaded it offers sports instead, and says so. */
export function TeamSelect({ value, onChange, fallbackSports, counted = false, needs }: TeamSelectProps) {
  const teams = useQuery(teamsWithAthletesQuery(useApi()));
  const may = useMay();
  const offered = needs ? teams.data?.filter(({ team_id: id }) => may(needs, id)) : teams.data;
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
      {teamOptions(failed ? null : offered, value, fallbackSports).map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {counted ? countedLabel(option, offered) : option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
