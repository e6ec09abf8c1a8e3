import { useEffect, useState, type FormEvent } from 'react';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { AppDialog, Box, Button, TextField } from '@touchline/ui';
import { useMutation, useQuery } from '@touchline/ui/query';
import { installationQuery } from '../../app/api/get-installation.js';
import { forgotPasswordMutation } from '../password/api/forgot-password.js';
import { LinkAnswer } from '../password/link-answer.js';

const CLOSES_AFTER_MS = 3000;

/**
 * Reset Password. The answer is the same for every address: nobody learns who has an account. Where the installation sends no mail it stays
 * until it is closed, because then there is something to do that has to be read.
 * @param initial the address that was typed at the sign-in already
 */
export function ResetDialog({ open, initial, onClose }: { open: boolean; initial: string; onClose: () => void }) {
  const [email, setEmail] = useState(initial);
  const { mutate, reset, isIdle, isError, isSuccess, error } = useMutation(forgotPasswordMutation);
  const { data: installation } = useQuery({ ...installationQuery, enabled: open });
  const sendsNoMail = installation?.sends_mail === false;
  const mayAsk = isIdle || isError;
  const closesItself = isSuccess && !sendsNoMail;

  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [closesItself, onClose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && mayAsk) mutate({ email: email.trim() });
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
            aria-disabled={!mayAsk}
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
          // Not disabled: that would take the focus away.
          slotProps={{ htmlInput: { readOnly: !mayAsk, maxLength: EMAIL_MAX } }}
          autoComplete="username"
          autoFocus
          fullWidth
        />
        <LinkAnswer error={error} isSuccess={isSuccess} sendsNoMail={sendsNoMail} />
      </Box>
    </AppDialog>
  );
}
