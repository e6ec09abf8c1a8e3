import { useState, type FormEvent } from 'react';
import { RESET_LINK_INVALID } from '@touchline/contracts/error-codes';
import { repeatedPasswordProblem } from '@touchline/contracts/password-rules';
import { Button, FailureAlert, Stack } from '@touchline/ui';
import { ApiError, callHint, sentenceOf } from '@touchline/ui/host';
import { useMutation } from '@touchline/ui/query';
import { passwordTexts } from '../../app/texts.js';
import { NewPasswordFields, NO_PASSWORD } from '../password/new-password-fields.js';
import { passwordFailure } from '../password/password-failure.js';
import { resetPasswordMutation } from './api/reset-password.js';
import { RequestNewLink } from './request-new-link.js';

/** A form for a new password. A failure keeps the typed values, unless the link itself is invalid. */
export function ResetForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation(resetPasswordMutation);
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = isPending || isSuccess;

  if (ApiError.hasCode(error, RESET_LINK_INVALID)) {
    return <RequestNewLink sentence={sentenceOf(error, passwordTexts.linkInvalid)} mayBeUsed />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const ruleProblem = repeatedPasswordProblem(typed.password, typed.repeated);
    setProblem(ruleProblem);
    if (ruleProblem === null) mutate({ token, password: typed.password }, { onSuccess: onChanged });
    else reset();
  };
  const sentence = problem ?? (error && passwordFailure(error));

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <NewPasswordFields
        typed={typed}
        repeatedLabel="Confirm Password"
        problem={problem}
        autoFocus
        onChange={(changed) => {
          if (busy) return;
          setTyped(changed);
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
