import { ACCOUNT_EXISTS } from '@touchline/contracts/error-codes';
import { useState, type FormEvent } from 'react';
import { Alert, Button, FailureAlert, Stack, Typography } from '@touchline/ui';
import { ApiError, type CallFailure } from '@touchline/ui/host';
import { invitationTexts } from '../../app/texts.js';
import { ForgotPasswordButton } from '../../session/forgot-password-button.js';
import { OwnPasswordField } from '../../session/own-password-field.js';
import { signInFailure } from '../../session/sign-in-failure.js';
import { signIn } from '../../session/session.js';
import type { Acceptance } from './use-acceptance.js';

/** A sign-in with the address of the invitation, which is accepted then. */
export function SignInForm({ email, acceptance }: { email: string; acceptance: Acceptance }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    if (busy || password === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await signIn(email, password);
      acceptance.accept();
    } catch (error) {
      setFailure(signInFailure(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Stack component="form" spacing={2} onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}>
        {ApiError.hasCode(acceptance.accountError, ACCOUNT_EXISTS) && (
          <Alert severity="info">{invitationTexts.accountExists}</Alert>
        )}
        <Typography>{invitationTexts.hasAccount(email)}</Typography>
        <OwnPasswordField email={email} />
        {failure && <FailureAlert failure={failure} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disableElevation
          aria-disabled={busy}
          sx={{ minHeight: 48 }}
        >
          {busy ? 'Signing in...' : 'Sign in and accept'}
        </Button>
      </Stack>
      <ForgotPasswordButton email={email} />
    </>
  );
}
