import { Box, Card, CardContent, Typography } from '@touchline/ui';
import { INVITATION_SCREEN } from '../../app/screens.js';
import { invitationTexts } from '../../app/texts.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { useLinkToken } from '../use-link-token.js';
import { NoInvitation } from './no-invitation.js';
import { OpenedInvitation } from './opened-invitation.js';

/** `/invitation`: accepts an invitation to the staff of a team, with an account that exists or a new one. */
export function InvitationPage() {
  usePageTitle(INVITATION_SCREEN.title);
  const token = useLinkToken();
  return (
    <Box sx={{ maxWidth: 520, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Card>
        <CardContent sx={{ p: { xs: 3, sm: 4 }, overflowWrap: 'anywhere' }}>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {INVITATION_SCREEN.title}
          </Typography>
          {token === null ? (
            <NoInvitation sentence={invitationTexts.linkMissing} />
          ) : (
            <OpenedInvitation key={token} token={token} />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
