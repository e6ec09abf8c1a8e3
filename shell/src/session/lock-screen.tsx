import { useState, type FormEvent } from 'react';
import type { Coach } from '@touchline/contracts/coach.schema';
import { Alert, Box, Button, FailureAlert, Stack, Typography } from '@touchline/ui';
import { lockTexts } from '../app/texts.js';
import { BlockingDialog } from './blocking-dialog.js';
import { ForgotPasswordButton } from './forgot-password-button.js';
import { OwnPasswordField } from './own-password-field.js';
import { signOutLocally } from './session.js';
import { useSignIn } from './use-sign-in.js';

/** In the time zone of this computer. */
const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * A sign-in over a page with unsaved work. Only the same coach can return to it, until `until` (milliseconds since
 * 1970).
 */
export function LockScreen({ coach, until }: { coach: Coach; until: number }) {
  const { busy, failure, submit } = useSignIn();
  const [switching, setSwitching] = useState<'no' | 'asking' | 'cancelled'>('no');
  const signIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(coach.email, String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <BlockingDialog title="Sign in again">
      <Typography>{lockTexts.sessionEnded}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{lockTexts.keptUntil(timeOfDay.format(until))}</Typography>
      <Stack component="form" spacing={2.5} onSubmit={signIn}>
        <Box>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{coach.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {coach.email}
          </Typography>
        </Box>
        <OwnPasswordField email={coach.email} />
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
      <ForgotPasswordButton email={coach.email} />
      {switching === 'asking' ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {lockTexts.willBeLost(coach.name)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
            <Button autoFocus color="inherit" variant="outlined" onClick={() => setSwitching('cancelled')}>
              Cancel
            </Button>
            <Button color="error" variant="contained" disableElevation onClick={signOutLocally}>
              Discard and switch coach
            </Button>
          </Box>
        </Alert>
      ) : (
        <Button
          fullWidth
          autoFocus={switching === 'cancelled'}
          disabled={busy}
          onClick={() => setSwitching('asking')}
          sx={{ minHeight: 44, mt: 1 }}
        >
          Sign in as another coach
        </Button>
      )}
    </BlockingDialog>
  );
}
