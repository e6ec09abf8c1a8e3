import { useState } from 'react';
import { Alert, Box, Card, CardContent, Typography } from '@touchline/ui';
import { useNavigate } from '@touchline/ui/router';
import { RESET_SCREEN } from '../../app/screens.js';
import { passwordTexts } from '../../app/texts.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { isSignedInAfterReset } from '../../session/session.js';
import { loginState } from '../login/login-state.js';
import { RequestNewLink } from './request-new-link.js';
import { ResetForm } from './reset-form.js';
import { useLinkToken } from '../use-link-token.js';

/** The page of the mailed link. After setting a password the coach signs in with it. */
export function ResetPasswordPage() {
  usePageTitle(RESET_SCREEN.title);
  const token = useLinkToken();
  const navigate = useNavigate();
  // The link may be of another coach than the one signed in here, who then stays signed in.
  const [otherCoachSignedIn, setSomebodyElse] = useState(false);

  const leaveAfterChange = async () => {
    if (await isSignedInAfterReset()) setSomebodyElse(true);
    else await navigate('/login', { replace: true, state: loginState('password-changed') });
  };

  return (
    <Box sx={{ maxWidth: 452, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Card>
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1" sx={{ mb: 3 }}>
            {RESET_SCREEN.title}
          </Typography>
          {otherCoachSignedIn ? (
            <Alert severity="success">{passwordTexts.changedForOtherCoach}</Alert>
          ) : token === null ? (
            <RequestNewLink sentence={passwordTexts.linkMissing} />
          ) : (
            <ResetForm key={token} token={token} onChanged={() => void leaveAfterChange()} />
          )}
        </CardContent>
      </Card>
    </Box>
  );
}
