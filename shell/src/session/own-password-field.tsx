import { TextField } from '@touchline/ui';

/** The password of a coach whose address is known: `password` of the form's data. */
export function OwnPasswordField({ email }: { email: string }) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField name="password" type="password" label="Password" required autoComplete="current-password" fullWidth />
    </>
  );
}
