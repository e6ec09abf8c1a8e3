import { mdiCogOutline, mdiPlus, mdiRulerSquare } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import { useMay, useStaysOpen } from '@touchline/ui/host';
import { Link, useAddressDialog } from '@touchline/ui/router';
import { clubTexts } from '../../shared/texts/club-texts.js';
import { measuresTexts } from '../../shared/texts/measures-texts.js';
import { ClubDialog } from './club/club-dialog.js';
import { CreateTeamDialog } from './components/create-team-dialog.js';
import { PendingPanel } from './components/pending-panel.js';
import { TeamsPanel } from './components/teams-panel.js';

const CLUB_PARAM = 'club';
const CREATE_PARAM = 'create';

/** `/team-creation`: the teams of the coach, and the pending registrations if a role has them, and the settings of the club. */
export function TeamManagementPage() {
  const creating = useAddressDialog(CREATE_PARAM);
  const may = useMay();
  const mayAccept = may('people.write');
  const mayAdminister = may('administration.write');
  const isCreating = useStaysOpen(creating.value !== null, mayAdminister);
  const clubDialog = useAddressDialog(CLUB_PARAM);
  const showsClub = useStaysOpen(clubDialog.value !== null, mayAdminister);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1400, mx: 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2,
        }}
      >
        <Typography variant="h1">Team Management</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component={Link}
            to="/team-creation/measures"
            startIcon={<Icon path={mdiRulerSquare} />}
            sx={{ minHeight: 44 }}
          >
            {measuresTexts.title}
          </Button>
          {mayAdminister && (
            <Button
              startIcon={<Icon path={mdiCogOutline} />}
              onClick={() => clubDialog.open('1')}
              sx={{ minHeight: 44 }}
            >
              {clubTexts.title}
            </Button>
          )}
          {mayAdminister && (
            <Button
              variant="contained"
              disableElevation
              startIcon={<Icon path={mdiPlus} />}
              onClick={() => creating.open('1')}
              sx={{ minHeight: 44 }}
            >
              Create New Team
            </Button>
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${mayAccept ? 2 : 1}, minmax(0, 1fr))` },
          alignItems: 'start',
        }}
      >
        <TeamsPanel />
        {mayAccept && <PendingPanel />}
      </Box>
      {showsClub && <ClubDialog heldBy={CLUB_PARAM} onClose={clubDialog.close} />}
      {isCreating && <CreateTeamDialog heldBy={CREATE_PARAM} onClose={creating.close} />}
    </Box>
  );
}
