import { Alert, Button } from '@touchline/ui';
import { Link } from '@touchline/ui/router';

/** A link may be old, or cut short. */
export function NoTeam() {
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
      This team is not one of yours, or it was deleted.
    </Alert>
  );
}
