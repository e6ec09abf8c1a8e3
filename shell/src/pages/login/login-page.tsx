import { useCallback, useRef, useState, type FormEvent } from 'react';
import { Alert, Box, Button, Card, CardContent, FailureAlert, Stack, TextField, Typography } from '@touchline/ui';
import { Link, Navigate, useLocation } from '@touchline/ui/router';
import { OPEN_SCREENS } from '../../app/screens.js';
import { usePageTitle } from '../../app/use-page-title.js';
import { useStore } from '../../app/store.js';
import { session } from '../../session/session-state.js';
import { useSignIn } from '../../session/use-sign-in.js';
import { arrivalOf } from './arrival.js';
import { ResetDialog } from './reset-dialog.js';
import { wantedPath } from './wanted-path.js';

/** Coach login. A coach who is signed in already goes on to where they wanted to be. */
export function LoginPage() {
  usePageTitle('Sign In');
  const current = useStore(session);
  const location = useLocation();
  const emailInput = useRef<HTMLInputElement>(null);
  const { busy, failure, submit } = useSignIn();
  const arrival = arrivalOf(location.state);
  const [reset, setReset] = useState({ open: arrival === 'needs-link', times: 0, email: '' });

  const closeReset = useCallback(() => setReset((now) => ({ ...now, open: false })), []);

  // Whose dead link led here asks for the next one first, also with somebody signed in.
  if (current.kind === 'signed-in' && !reset.open) return <Navigate to={wantedPath(location.state)} replace />;

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
            <TextField
              name="email"
              inputRef={emailInput}
              type="email"
              label="Email"
              required
              autoComplete="username"
              autoFocus
              fullWidth
            />
            <TextField
              name="password"
              type="password"
              label="Password"
              required
              autoComplete="current-password"
              fullWidth
            />
            {arrival === 'password-changed' && !failure && (
              <Alert severity="success">Your password has been changed. Please sign in.</Alert>
            )}
            {current.kind === 'signed-out' && current.cause === 'expired' && !failure && (
              <Alert severity="info">Your session has ended. Please sign in again.</Alert>
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
          {/* Each opening is a new dialog: nothing of the last one is left. */}
          <ResetDialog key={reset.times} open={reset.open} initial={reset.email} onClose={closeReset} />
        </CardContent>
      </Card>
      <Stack direction="row" component="nav" aria-label="Legal" sx={{ justifyContent: 'center', mt: 1 }}>
        {OPEN_SCREENS.map(({ path, title }) => (
          <Button key={path} component={Link} to={path} size="small" color="inherit" sx={{ minHeight: 44 }}>
            {title}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
