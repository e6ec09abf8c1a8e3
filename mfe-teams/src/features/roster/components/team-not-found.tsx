import { Alert, Button } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';

/** Shown for outdated or damaged links. */
export function TeamNotFound() {
  return (
    <Alert
      severity="info"
      sx={{ alignItems: 'center' }}
      action={
        <Button component={Link} to="/team-creation" color="inherit" sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
          Team Management
        </Button>
      }
    >
      {rosterTexts.teamNotFound}
    </Alert>
  );
}
