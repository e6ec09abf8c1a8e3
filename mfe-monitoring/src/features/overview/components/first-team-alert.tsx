import { Alert, Button } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';

const TEAM_PAGE = '/team-creation';

/** Tells a coach without a team to create one. */
export function FirstTeamAlert() {
  const hasTeamPage = useHasPage()(TEAM_PAGE);
  return (
    // On a phone the button wraps below the text instead of squeezing it.
    <Alert
      severity="info"
      sx={{ alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        hasTeamPage && (
          <Button component={Link} to={TEAM_PAGE} color="inherit" sx={{ minHeight: 44, whiteSpace: 'nowrap' }}>
            {overviewTexts.createFirstTeam}
          </Button>
        )
      }
    >
      {overviewTexts.noTeams}
    </Alert>
  );
}
