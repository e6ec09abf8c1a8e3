import { useState, type FormEvent } from 'react';
import { repeatedPasswordProblem } from '@touchline/contracts/password-rules';
import { COACH_NAME_MAX } from '@touchline/contracts/staff-rules';
import type { OpenInvitation } from '@touchline/contracts/staff.schema';
import { Button, FailureAlert, Stack, TextField, Typography } from '@touchline/ui';
import { callHint, sentenceOf } from '@touchline/ui/host';
import { invitationTexts } from '../../app/texts.js';
import { NewPasswordFields, NO_PASSWORD } from '../password/new-password-fields.js';
import type { Acceptance } from './use-acceptance.js';

interface AccountFormProps {
  invitation: OpenInvitation;
  token: string;
  acceptance: Acceptance;
}

/** A new account for the address of the invitation. A failure keeps the typed values. */
export function AccountForm({ invitation, token, acceptance }: AccountFormProps) {
  const { createAccount, busy, accountError: error } = acceptance;
  const [name, setName] = useState(invitation.name ?? '');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = repeatedPasswordProblem(typed.password, typed.repeated);
    const isNameless = name.trim() === '';
    setNameProblem(isNameless ? invitationTexts.nameMissing : null);
    setPasswordProblem(problem);
    if (!isNameless && problem === null)
      createAccount({ token, name, password: typed.password }, invitation.email, invitation.team_name);
  };
  const sentence = nameProblem ?? passwordProblem ?? (error && sentenceOf(error, invitationTexts.accountFailed));
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <Typography>{invitationTexts.newAccount(invitation.email)}</Typography>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextField
        label="Your name"
        value={name}
        required
        autoComplete="name"
        error={nameProblem !== null}
        helperText={nameProblem}
        onChange={(event) => {
          if (busy) return;
          setName(event.target.value);
          setNameProblem(null);
        }}
        slotProps={{ htmlInput: { maxLength: COACH_NAME_MAX } }}
        fullWidth
      />
      <NewPasswordFields
        typed={typed}
        repeatedLabel="Confirm Password"
        problem={passwordProblem}
        onChange={(changed) => {
          if (busy) return;
          setTyped(changed);
          setPasswordProblem(null);
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
        {busy ? 'Making your account...' : 'Create account and accept'}
      </Button>
    </Stack>
  );
}
