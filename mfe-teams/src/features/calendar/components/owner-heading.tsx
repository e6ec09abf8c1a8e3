import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, Icon, Typography } from '@touchline/ui';
import type { Owner } from '../model/owner.js';

interface OwnerHeadingProps {
  owner: Owner;
  /** An athlete is chosen, known or not. */
  ofAthlete: boolean;
  onTeamCalendar: () => void;
  onAll: () => void;
}

/** Whose calendar it is, and from an athlete's the way back to the team's. */
export function OwnerHeading({ owner, ofAthlete, onTeamCalendar, onAll }: OwnerHeadingProps) {
  if (owner.kind === 'unknown') {
    return (
      <Alert
        severity="info"
        sx={{ mb: 2, alignItems: 'center' }}
        action={
          <Button color="inherit" onClick={onAll} sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
            Show all teams
          </Button>
        }
      >
        This team or athlete does not exist or is none of yours.
      </Alert>
    );
  }
  if (!ofAthlete) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
      <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {owner.kind === 'athlete' ? `Calendar of ${owner.label}` : 'Calendar of an athlete'}
      </Typography>
      <Button startIcon={<Icon path={mdiArrowLeft} />} onClick={onTeamCalendar} sx={{ minHeight: 44 }}>
        Show team calendar
      </Button>
    </Box>
  );
}
