import { useId } from 'react';
import { FormControl, InputLabel, OutlinedInput } from '@touchline/ui';

interface LoginFieldProps extends Pick<
  React.ComponentProps<typeof OutlinedInput>,
  'name' | 'type' | 'autoComplete' | 'autoFocus' | 'inputRef'
> {
  label: string;
}

/**
 * A required text field. It looks like the kit's `TextField`, which brings menus and dialogs along that the sign-in page would
 * have to wait for.
 */
export function LoginField({ label, ...input }: LoginFieldProps) {
  const id = useId();
  return (
    <FormControl required fullWidth variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput {...input} id={id} label={label} />
    </FormControl>
  );
}
