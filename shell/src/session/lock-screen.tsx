import { useState, type FormEvent } from 'react';
import type { Coach } from '@touchline/contracts/coach.schema';
import { Alert, Box, Button, FailureAlert, Stack, TextField, Typography } from '@touchline/ui';
import { Cover } from './cover.js';
import { ForgottenPassword } from './forgotten-password.js';
import { leave } from './session.js';
import { useSignIn } from './use-sign-in.js';

/** Where this computer is: whoever reads it compares it with the clock on its screen. */
const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Signing in again over a page with typed work on it: only the coach who typed comes back to it, until `until` (milliseconds since 1970). */
export function LockScreen({ coach, until }: { coach: Coach; until: number }) {
  const { busy, failure, submit } = useSignIn();
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'kept'>('no');
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(coach.email, String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <Cover title="Sign in again">
      <Typography>Your session has ended. Sign in to go on.</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        What you had typed is kept until {timeOfDay.format(until)}. After that it is lost.
      </Typography>
      <Stack component="form" spacing={2.5} onSubmit={signIn}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coach.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {coach.email}
          </Typography>
        </Box>
        {/* Password managers ask whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={coach.email} readOnly hidden />
        <TextField
          name="password"
          type="password"
          label="Password"
          required
          autoComplete="current-password"
          fullWidth
        />
        {failure && <FailureAlert failure={failure} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disableElevation
          aria-disabled={busy}
          sx={{ minHeight: 48 }}
        >
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </Stack>
      <ForgottenPassword email={coach.email} />
      {leaving === 'asked' ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          What {coach.name} had typed here will be lost.
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
            <Button autoFocus color="inherit" variant="outlined" onClick={() => setLeaving('kept')}>
              Cancel
            </Button>
            <Button color="error" variant="contained" disableElevation onClick={leave}>
              Discard and go on
            </Button>
          </Box>
        </Alert>
      ) : (
        <Button
          fullWidth
          autoFocus={leaving === 'kept'}
          disabled={busy}
          onClick={() => setLeaving('asked')}
          sx={{ minHeight: 44, mt: 1 }}
        >
          Sign in as somebody else
        </Button>
      )}
    </Cover>
  );
}
