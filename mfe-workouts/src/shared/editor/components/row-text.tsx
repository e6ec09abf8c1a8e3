import { useRef, type ReactNode } from 'react';
import { InputAdornment, TextField } from '@touchline/ui';

interface RowTextProps {
  label: string;
  /** Of which row, for screen readers: many have the same boxes. */
  title: string;
  value: string;
  problem: string | undefined;
  busy: boolean;
  /** Which keyboard a phone shows. */
  keys?: 'numeric' | 'text';
  maxLength?: number;
  hint?: string | undefined;
  unit?: string | undefined;
  multiline?: boolean;
  endAction?: ReactNode;
  onText: (text: string) => void;
  /** Left, after something was typed. */
  onLeft?: () => void;
}

/** A box of a row. Numbers in a text box, because a number box throws away what it cannot read. */
export function RowText({
  label,
  title,
  value,
  problem,
  busy,
  keys = 'text',
  maxLength,
  hint,
  unit,
  multiline = false,
  endAction,
  onText,
  onLeft,
}: RowTextProps) {
  const atFocus = useRef(value);
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      multiline={multiline}
      {...(multiline && { maxRows: 6 })}
      onChange={(event) => onText(event.target.value)}
      onFocus={() => (atFocus.current = value)}
      onBlur={() => value !== atFocus.current && onLeft?.()}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        ...(unit !== undefined && { inputLabel: { shrink: true } }),
        htmlInput: {
          'aria-label': `${label} of ${title}`,
          inputMode: keys,
          autoComplete: 'off',
          readOnly: busy,
          ...(maxLength !== undefined && { maxLength }),
        },
        input: {
          sx: { minHeight: 44 },
          endAdornment: endAction ?? (unit !== undefined && <InputAdornment position="end">{unit}</InputAdornment>),
        },
      }}
    />
  );
}
