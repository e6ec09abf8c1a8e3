import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { Alert, Box, Button, Card, CardContent, FailureAlert, Stack, Typography } from '@touchline/ui';
import { Link, Navigate, useLocation } from '@touchline/ui/router';
import { ResetDialog, preloadFrame } from '../../app/lazy-screens.js';
import { PUBLIC_SCREENS } from '../../app/screens.js';
import { useStartFrameGone } from '../../app/start-frame.js';
import { signInTexts } from '../../app/texts.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { useStore } from '../../app/store.js';
import { session } from '../../session/session-state.js';
import { useSignIn } from '../../session/use-sign-in.js';
import { loginReason, returnPath } from './login-state.js';
import { LoginField } from './login-field.js';

/** The sign-in page comes first on a slow network. */
const FETCH_AHEAD_AFTER_MS = 500;

/** The frame is needed after the sign-in: it arrives while the coach types. A failure is shown where it is needed. */
function fetchFrameAhead() {
  const timer = setTimeout(() => void preloadFrame().catch(() => undefined), FETCH_AHEAD_AFTER_MS);
  return () => clearTimeout(timer);
}

/** Coach login. A coach who is already signed in is redirected to the wanted page. */
export function LoginPage() {
  usePageTitle('Sign In');
  useStartFrameGone();
  const current = useStore(session);
  const location = useLocation();
  const emailInput = useRef<HTMLInputElement>(null);
  const { busy, failure, submit } = useSignIn();
  const reason = loginReason(location.state);
  const [reset, setReset] = useState({ open: reason === 'needs-link', times: 0, email: '' });

  const closeReset = useCallback(() => setReset((current) => ({ ...current, open: false })), []);

  useEffect(fetchFrameAhead, []);

  // A coach with an invalid link requests a new one first, even if somebody is signed in.
  if (current.kind === 'signed-in' && !reset.open) return <Navigate to={returnPath(location.state)} replace />;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    submit(String(values.get('email')).trim(), String(values.get('password')));
  };

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', alignContent: 'center', p: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography component="p" sx={{ fontWeight: 800, color: 'primary.main', fontSize: '1.25rem' }}>
            Touchline
          </Typography>
          <Typography variant="h1" sx={{ mb: 3, mt: 0.5 }}>
            Coach sign in
          </Typography>
          <Stack component="form" spacing={2.5} onSubmit={send}>
            <LoginField
              name="email"
              inputRef={emailInput}
              type="email"
              label="Email"
              autoComplete="username"
              autoFocus
            />
            <LoginField name="password" type="password" label="Password" autoComplete="current-password" />
            {reason === 'password-changed' && !failure && (
              <Alert severity="success">{signInTexts.passwordChanged}</Alert>
            )}
            {reason === 'account-made' && !failure && <Alert severity="success">{signInTexts.accountMade}</Alert>}
            {current.kind === 'signed-out' && current.cause === 'expired' && !failure && (
              <Alert severity="info">{signInTexts.sessionEnded}</Alert>
            )}
            {failure && <FailureAlert failure={failure} />}
            <Button
              type="submit"
              variant="contained"
              size="large"
              disableElevation
              disabled={busy}
              sx={{ minHeight: 48 }}
            >
              {busy ? 'Signing in...' : 'Sign In'}
            </Button>
            <Button
              onClick={() => setReset({ open: true, times: reset.times + 1, email: emailInput.current?.value ?? '' })}
              sx={{ minHeight: 44 }}
            >
              Forgot password?
            </Button>
          </Stack>
          {/* A new key per opening resets the dialog. */}
          {reset.times > 0 || reset.open ? (
            <ResetDialog key={reset.times} open={reset.open} initial={reset.email} onClose={closeReset} />
          ) : null}
        </CardContent>
      </Card>
      <Stack direction="row" component="nav" aria-label="Legal" sx={{ justifyContent: 'center', mt: 1 }}>
        {PUBLIC_SCREENS.map(({ path, title }) => (
          <Button key={path} component={Link} to={path} size="small" color="inherit" sx={{ minHeight: 44 }}>
            {title}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
