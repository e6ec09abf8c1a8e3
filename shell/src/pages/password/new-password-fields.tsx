import { useState } from 'react';
import { PASSWORD_HINT, passwordProblem } from '@touchline/contracts/password-rules';
import { Box, Checkbox, FormControlLabel, TextField } from '@touchline/ui';

export interface NewPassword {
  password: string;
  repeated: string;
}

export const NO_PASSWORD: NewPassword = { password: '', repeated: '' };

interface NewPasswordFieldsProps {
  typed: NewPassword;
  repeatedLabel: string;
  /** Why `repeatedPasswordProblem` refuses the passwords, also shown at the field concerned; null if it accepts them. */
  problem: string | null;
  autoFocus?: boolean;
  onChange: (typed: NewPassword) => void;
}

/** Fields for a new password, typed twice, with a checkbox that shows it. */
export function NewPasswordFields({
  typed,
  repeatedLabel,
  problem,
  autoFocus = false,
  onChange,
}: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const refused = problem === null ? null : passwordProblem(typed.password) === null ? 'repeated' : 'password';
  const field = (name: keyof NewPassword, label: string, focused: boolean, help?: string) => (
    <TextField
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      value={typed[name]}
      onChange={(event) => onChange({ ...typed, [name]: event.target.value })}
      autoFocus={focused}
      error={refused === name}
      helperText={refused === name ? problem : help}
      // Keeps keyboards from correcting or learning the password while it is visible.
      slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
      fullWidth
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {field('password', 'New Password', autoFocus, PASSWORD_HINT)}
      {field('repeated', repeatedLabel, false)}
      <FormControlLabel
        control={<Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)} />}
        label="Show password"
        sx={{ minHeight: 44, justifySelf: 'start' }}
      />
    </Box>
  );
}
