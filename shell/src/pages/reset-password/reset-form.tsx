import { useState, type FormEvent } from 'react';
import { RESET_LINK_INVALID } from '@touchline/contracts/error-codes';
import { repeatedPasswordProblem } from '@touchline/contracts/password-rules';
import { Button, FailureAlert, Stack } from '@touchline/ui';
import { ApiError, callHint, sentenceOf } from '@touchline/ui/host';
import { useMutation } from '@touchline/ui/query';
import { NewPasswordFields, NO_PASSWORD } from '../password/new-password-fields.js';
import { passwordFailure } from '../password/password-failure.js';
import { resetPasswordMutation } from './api/reset-password.js';
import { NewLink } from './new-link.js';

/** A new password for whoever holds `token`. A refusal keeps what was typed, unless the link itself is dead. */
export function ResetForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation(resetPasswordMutation);
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = isPending || isSuccess;

  if (error instanceof ApiError && error.code === RESET_LINK_INVALID) {
    return (
      <NewLink sentence={sentenceOf(error, 'This link is no longer valid. Please ask for a new one.')} mayBeUsed />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const broken = repeatedPasswordProblem(typed.password, typed.repeated);
    setProblem(broken);
    if (broken === null) mutate({ token, password: typed.password }, { onSuccess: onChanged });
    else reset();
  };
  const sentence = problem ?? (error && passwordFailure(error));

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <NewPasswordFields
        typed={typed}
        repeatedLabel="Confirm Password"
        autoFocus
        onChange={(now) => {
          if (busy) return;
          setTyped(now);
          setProblem(null);
          reset();
        }}
      />
      {sentence && <FailureAlert failure={{ sentence, hint: callHint(error) }} />}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disableElevation
        aria-disabled={busy}
        sx={{ minHeight: 48 }}
      >
        {busy ? 'Updating...' : 'Update Password'}
      </Button>
    </Stack>
  );
}
