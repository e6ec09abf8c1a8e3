import { useEffect, useState, type FormEvent } from 'react';
import { Alert, AppDialog, Button, TextField } from '@touchline/ui';

const SENDING_MS = 1000;
const CLOSES_AFTER_MS = 3000;

/**
 * Reset Password. The answer is the same for every address: nobody learns who has an account.
 * @param initial the address that was typed at the sign-in already
 */
export function ResetDialog({ open, initial, onClose }: { open: boolean; initial: string; onClose: () => void }) {
  const [email, setEmail] = useState(initial);
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');

  useEffect(() => {
    if (step === 'asking') return;
    const timer = step === 'sending' ? setTimeout(() => setStep('sent'), SENDING_MS) : setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [step, onClose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && step === 'asking') setStep('sending');
  };

  return (
    <AppDialog
      open={open}
      title="Reset Password"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="reset-password" variant="contained" disableElevation disabled={email.trim() === '' || step !== 'asking'}>
            Send Reset Link
          </Button>
        </>
      }
    >
      <form id="reset-password" onSubmit={submit} noValidate>
        <TextField type="email" label="Email" value={email} onChange={(event) => setEmail(event.target.value)} disabled={step !== 'asking'} autoComplete="username" autoFocus fullWidth sx={{ mt: 1 }} />
      </form>
      {step === 'sent' && <Alert severity="success" sx={{ mt: 2 }}>Password reset email sent! Check your inbox.</Alert>}
      {step === 'sent' && <Alert severity="warning" sx={{ mt: 1 }}>This installation sends no mail; ask your administrator.</Alert>}
    </AppDialog>
  );
}
