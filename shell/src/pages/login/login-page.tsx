import { useState, type FormEvent } from 'react';
import { Alert, Box, Button, Card, CardContent, Stack, TextField, Typography } from '@touchline/ui';
import { Navigate, useLocation } from '@touchline/ui/router';
import { usePageTitle } from '../../app/use-page-title.js';
import { useStore } from '../../app/store.js';
import { session, signIn } from '../../session/session.js';
import { signInFailure, type SignInFailure } from './sign-in-failure.js';
import { wantedPath } from './wanted-path.js';

/** Coach login. A coach who is signed in already goes on to where they wanted to be. */
export function LoginPage() {
  usePageTitle('Sign In');
  const current = useStore(session);
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  if (current.kind === 'signed-in') return <Navigate to={wantedPath(location.state)} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await signIn(String(values.get('email')).trim(), String(values.get('password')));
    } catch (error) {
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography component="p" sx={{ fontWeight: 800, color: 'primary.main', fontSize: '1.25rem' }}>
            Touchline
          </Typography>
          <Typography variant="h1" sx={{ mb: 3, mt: 0.5 }}>
            Coach sign in
          </Typography>
          <Stack component="form" spacing={2.5} onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}>
            <TextField name="email" type="email" label="Email" required autoComplete="username" autoFocus fullWidth />
            <TextField name="password" type="password" label="Password" required autoComplete="current-password" fullWidth />
            {failure && (
              <Alert severity="error">
                {failure.sentence}
                {failure.hint && <Box sx={{ mt: 0.5 }}>{failure.hint}</Box>}
              </Alert>
            )}
            <Button type="submit" variant="contained" size="large" disableElevation disabled={busy} sx={{ minHeight: 48 }}>
              {busy ? 'Signing in...' : 'Sign In'}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </Box>
  );
}
