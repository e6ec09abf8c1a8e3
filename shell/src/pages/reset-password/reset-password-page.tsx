import { useState } from 'react';
import { Alert, Box, Card, CardContent, Typography } from '@touchline/ui';
import { useNavigate } from '@touchline/ui/router';
import { RESET_SCREEN } from '../../app/screens.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { outlivesReset } from '../../session/session.js';
import { arriving } from '../login/arrival.js';
import { NewLink } from './new-link.js';
import { ResetForm } from './reset-form.js';
import { useLinkToken } from './use-link-token.js';

/** Where the link in the mail leads. Who sets a password here signs in with it afterwards, like everybody else. */
export function ResetPasswordPage() {
  usePageTitle(RESET_SCREEN.title);
  const token = useLinkToken();
  const navigate = useNavigate();
  // The link was another coach's than the one who is signed in here: nobody is thrown out for that.
  const [somebodyElse, setSomebodyElse] = useState(false);

  const goOn = async () => {
    if (await outlivesReset()) setSomebodyElse(true);
    else await navigate('/login', { replace: true, state: arriving('password-changed') });
  };

  return (
    <Box sx={{ maxWidth: 452, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Card>
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1" sx={{ mb: 3 }}>
            {RESET_SCREEN.title}
          </Typography>
          {somebodyElse ? (
            <Alert severity="success">The password has been changed. Sign out to sign in with it.</Alert>
          ) : token === null ? (
            <NewLink sentence="A new password can only be set with the link from the mail. Open it there once more, or ask for a new one." />
          ) : (
            <ResetForm key={token} token={token} onChanged={() => void goOn()} />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
