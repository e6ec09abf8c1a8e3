import { Box, Card, CardContent, Typography } from '@touchline/ui';
import { useNavigate } from '@touchline/ui/router';
import { RESET_SCREEN } from '../../app/screens.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { leave, signOut } from '../../session/session.js';
import { arriving } from '../login/arrival.js';
import { NewLink } from './new-link.js';
import { ResetForm } from './reset-form.js';
import { useLinkToken } from './use-link-token.js';

/** Where the link in the mail leads. Who sets a password here signs in with it afterwards, like everybody else. */
export function ResetPasswordPage() {
  usePageTitle(RESET_SCREEN.title);
  const token = useLinkToken();
  const navigate = useNavigate();

  const goOn = async () => {
    // The server has ended all sessions of this coach. Somebody else's may live on in this browser: the one who signs in next takes its place.
    await signOut().catch(leave);
    await navigate('/login', { replace: true, state: arriving('password-changed') });
  };

  return (
    <Box sx={{ maxWidth: 452, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Card>
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1" sx={{ mb: 3 }}>{RESET_SCREEN.title}</Typography>
          {token === null ? (
            <NewLink sentence="A new password can only be set with the link from the mail. Open it there once more, or ask for a new one." />
          ) : (
            <ResetForm key={token} token={token} onChanged={() => void goOn()} />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
