import { CREATE_TEAM_ADDRESS } from '@touchline/contracts/first-steps';
import { Alert, Box, Button, MenuItem, RetryAlert, TextField, Typography } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { athletesQuery, teamOptions, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { Link } from '@touchline/ui/router';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { Owner } from '../model/owner.js';

interface OwnerFieldProps {
  owner: Owner;
  problem: string | undefined;
  /** Chooses a team for the whole screen. */
  onTeam: (team: string) => void;
}

/** Shows the team or athlete a new event belongs to, or lets the coach choose a team. */
export function OwnerField({ owner, problem, onTeam }: OwnerFieldProps) {
  const api = useApi();
  const [teams, athletes] = [useQuery(teamsWithAthletesQuery(api)), useQuery(athletesQuery(api))];
  const may = useMay();
  if (owner.kind === 'team' || owner.kind === 'athlete') return <OwnerName label={owner.label} />;
  if (owner.kind === 'failed')
    return (
      <RetryAlert
        severity="error"
        onRetry={() => [teams, athletes].filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())}
      >
        {owner.text}
      </RetryAlert>
    );
  if (teams.data?.length === 0) {
    return (
      <Alert
        severity="info"
        sx={{ alignItems: 'center' }}
        action={
          <Button
            color="inherit"
            component={Link}
            to={CREATE_TEAM_ADDRESS}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            Create Team
          </Button>
        }
      >
        {calendarTexts.noTeam}
      </Alert>
    );
  }
  const options = teamOptions(teams.data, '').filter(({ value }) => value !== '' && may('plan.write', Number(value)));
  return (
    <TextField
      select
      data-field="owner"
      size="small"
      fullWidth
      label="For"
      value=""
      onChange={(event) => onTeam(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, sx: { minHeight: 44 } } }}
    >
      <MenuItem value="" disabled sx={{ minHeight: 44 }}>
        {owner.kind === 'loading' ? calendarTexts.loadingTeams : calendarTexts.selectTeam}
      </MenuItem>
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** `For Soccer (W)`. */
export function OwnerName({ label }: { label: string }) {
  return (
    <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        For{' '}
      </Box>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
    </Typography>
  );
}
