import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../host/host.js';
import { teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
import { teamOptions } from './model/team-filter.js';

/** The team filter. When the teams cannot be loaded it offers sports instead, and says so. */
export function TeamSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
            Failed to load teams; showing sports instead.{' '}
            <Button size="small" onClick={() => void teams.refetch()}>Try again</Button>
          </>
        )
      }
    >
      {teamOptions(failed ? null : teams.data, value).map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ minHeight: 44, whiteSpace: 'normal' }}>{option.label}</MenuItem>
      ))}
    </TextField>
  );
}
