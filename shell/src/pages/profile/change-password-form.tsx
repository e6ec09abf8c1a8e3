import { useEffect, useState, type FormEvent } from 'react';
import { REAUTH_REQUIRED } from '@touchline/contracts/error-codes';
import { repeatedPasswordProblem } from '@touchline/contracts/password-rules';
import { Alert, Button, Stack, TextField, Typography } from '@touchline/ui';
import { ApiError, useApi, useCoach } from '@touchline/ui/host';
import { useMutation } from '@touchline/ui/query';
import { passwordTexts } from '../../app/texts.js';
import { NewPasswordFields, NO_PASSWORD } from '../password/new-password-fields.js';
import { passwordFailure } from '../password/password-failure.js';
import { updatePassword } from './api/update-password.js';

const SUCCESS_SHOWN_MS = 3000;

type Message = { severity: 'error' | 'success'; text: string } | null;

/** A form for a new password. It asks for the current one only if the server does. A failure keeps the typed values. */
export function ChangePasswordForm() {
  const coach = useCoach();
  const { mutateAsync, isPending } = useMutation(updatePassword(useApi()));
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [current, setCurrent] = useState('');
  const [needsCurrent, setNeedsCurrent] = useState(false);
  const [message, setMessage] = useState<Message>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (message?.severity !== 'success') return;
    const timer = setTimeout(() => setMessage(null), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const refusal = repeatedPasswordProblem(typed.password, typed.repeated);
    setProblem(refusal);
    if (refusal !== null) return setMessage({ severity: 'error', text: refusal });
    setMessage(null);
    try {
      await mutateAsync({
        password: typed.password,
        coach_id: coach.coach_id,
        ...(needsCurrent && { current_password: current }),
      });
      setTyped(NO_PASSWORD);
      setCurrent('');
      setNeedsCurrent(false);
      setMessage({ severity: 'success', text: passwordTexts.updated });
    } catch (error) {
      // The sign-in is too long ago: the server wants the current password, too.
      if (ApiError.hasCode(error, REAUTH_REQUIRED)) setNeedsCurrent(true);
      setMessage({ severity: 'error', text: passwordFailure(error) });
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: FormEvent) => void submit(event)}>
      <Typography variant="h2">Change Password</Typography>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={coach.email} readOnly hidden />
      <NewPasswordFields
        typed={typed}
        repeatedLabel="Re-type New Password"
        problem={problem}
        onChange={(changed) => {
          setTyped(changed);
          setProblem(null);
          setMessage(null);
        }}
      />
      {needsCurrent && (
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => {
            setCurrent(event.target.value);
            setMessage(null);
          }}
          autoFocus
          fullWidth
        />
      )}
      {message && <Alert severity={message.severity}>{message.text}</Alert>}
      <Button
        type="submit"
        variant="contained"
        disableElevation
        aria-disabled={isPending}
        sx={{ minHeight: 48, alignSelf: { sm: 'flex-start' } }}
      >
        {isPending ? 'Updating...' : 'Update Password'}
      </Button>
    </Stack>
  );
}
