import { useEffect, useState, type FormEvent } from 'react';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { AppDialog, Box, Button, TextField } from '@touchline/ui';
import { useMutation, useQuery } from '@touchline/ui/query';
import { installationQuery } from '../../app/api/get-installation.js';
import { forgotPasswordMutation } from '../password/api/forgot-password.js';
import { ResetMailStatus } from '../password/reset-mail-status.js';

const CLOSES_AFTER_MS = 3000;

/**
 * The Reset Password dialog. The answer is the same for every address, so that it does not reveal who has an account.
 * If the installation sends no mail, the dialog stays open until it is closed, because its message asks the coach to do
 * something.
 * @param initial the address already typed at the sign-in
 */
export function ResetDialog({ open, initial, onClose }: { open: boolean; initial: string; onClose: () => void }) {
  const [email, setEmail] = useState(initial);
  const { mutate, reset, isIdle, isError, isSuccess, error } = useMutation(forgotPasswordMutation);
  const { data: installation } = useQuery({ ...installationQuery, enabled: open });
  const sendsNoMail = installation?.sends_mail === false;
  const canSubmit = isIdle || isError;
  const closesAutomatically = isSuccess && !sendsNoMail;

  useEffect(() => {
    if (!closesAutomatically) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closesAutomatically, onClose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && canSubmit) mutate({ email: email.trim() });
  };

  return (
    <AppDialog
      open={open}
      title="Reset Password"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isSuccess ? 'Close' : 'Cancel'}</Button>
          <Button
            type="submit"
            form="reset-password"
            variant="contained"
            disableElevation
            disabled={email.trim() === ''}
            aria-disabled={!canSubmit}
          >
            Send Reset Link
          </Button>
        </>
      }
    >
      <Box component="form" id="reset-password" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          type="email"
          label="Email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            reset();
          }}
          // Read-only instead of disabled, which would lose the focus.
          slotProps={{ htmlInput: { readOnly: !canSubmit, maxLength: EMAIL_MAX } }}
          autoComplete="username"
          autoFocus
          fullWidth
        />
        <ResetMailStatus error={error} isSuccess={isSuccess} sendsNoMail={sendsNoMail} />
      </Box>
    </AppDialog>
  );
}
