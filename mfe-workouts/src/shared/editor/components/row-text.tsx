import { useRef, type ReactNode } from 'react';
import { InputAdornment, TextField } from '@touchline/ui';
import { editorTexts } from '../../texts/editor-texts.js';
import { useRowEditing } from '../row-editing-context.js';

interface RowTextProps {
  label: string;
  /** The row's name for screen readers: several rows have the same fields. */
  title: string;
  value: string;
  /** The problem of the value; shown instead of the hint. */
  problem?: string | undefined;
  onText: (text: string) => void;
  /** Called when the field loses the focus after its text changed. */
  onLeave?: () => void;
  field?: {
    /** Which keyboard a phone shows. */
    keyboard?: 'numeric' | 'text';
    maxLength?: number;
    hint?: string | undefined;
    unit?: string;
    multiline?: boolean;
    endAction?: ReactNode;
  };
}

/** A text field of a row. Numbers are typed into text fields, because a number field discards what it cannot read. */
export function RowText({ label, title, value, problem, onText, onLeave, field = {} }: RowTextProps) {
  const { busy } = useRowEditing();
  const { keyboard = 'text', maxLength, hint, unit, multiline = false, endAction } = field;
  const valueAtFocus = useRef(value);
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      multiline={multiline}
      {...(multiline && { maxRows: 6 })}
      onChange={(event) => onText(event.target.value)}
      onFocus={() => (valueAtFocus.current = value)}
      onBlur={() => value !== valueAtFocus.current && onLeave?.()}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        ...(unit !== undefined && { inputLabel: { shrink: true } }),
        htmlInput: {
          'aria-label': editorTexts.fieldOf(label, title),
          inputMode: keyboard,
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
