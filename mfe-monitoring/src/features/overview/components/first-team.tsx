import { Alert, Button } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';

const PAGE = '/team-creation';

/** What a coach without any team does first. */
export function FirstTeam() {
  const there = useHasPage()(PAGE);
  return (
    // On a phone the button goes below the text instead of squeezing it.
    <Alert
      severity="info"
      sx={{ alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        there && (
          <Button component={Link} to={PAGE} color="inherit" sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
            Create your first team
          </Button>
        )
      }
    >
      You coach no team yet. Athletes join a team with its registration code.
    </Alert>
  );
}
