import { useState, type FormEvent } from 'react';
import type { Coach } from '@touchline/contracts/coach.schema';
import { Alert, Box, Button, Stack, TextField, Typography } from '@touchline/ui';
import { CallAlert } from '../app/call-alert.js';
import { Cover } from './cover.js';
import { leave } from './session.js';
import { useSignIn } from './use-sign-in.js';

/** Signing in again over a page with typed work on it: only the coach who typed comes back to it. */
export function LockScreen({ coach }: { coach: Coach }) {
  const { busy, failure, submit } = useSignIn();
  const [leaving, setLeaving] = useState(false);
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(coach.email, String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <Cover title="Sign in again">
      <Typography>Your session has ended. Sign in to go on.</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>What you had typed is still there.</Typography>
      <Stack component="form" spacing={2.5} onSubmit={signIn}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coach.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{coach.email}</Typography>
        </Box>
        {/* Password managers ask whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={coach.email} readOnly hidden />
        <TextField name="password" type="password" label="Password" required autoComplete="current-password" fullWidth />
        {failure && <CallAlert failure={failure} />}
        <Button type="submit" variant="contained" size="large" disableElevation disabled={busy} sx={{ minHeight: 48 }}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
      {leaving ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          What {coach.name} had typed here is then lost.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
            <Button autoFocus color="inherit" variant="outlined" onClick={() => setLeaving(false)}>Cancel</Button>
            <Button color="error" variant="contained" disableElevation onClick={leave}>Discard and go on</Button>
          </Box>
        </Alert>
      ) : (
        <Button fullWidth disabled={busy} onClick={() => setLeaving(true)} sx={{ minHeight: 44, mt: 1 }}>Sign in as somebody else</Button>
      )}
    </Cover>
  );
}
