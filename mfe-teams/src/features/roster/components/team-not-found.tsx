import { Alert, Button } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';

/** Shown for outdated or damaged links. */
export function TeamNotFound() {
  return (
    <Alert
      severity="info"
      // On a narrow phone the button stands below the sentence.
      sx={{ alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 160px' } }}
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
