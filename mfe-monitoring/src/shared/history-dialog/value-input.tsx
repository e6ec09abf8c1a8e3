import { useId, type KeyboardEvent } from 'react';
import { Box, FormHelperText, TextField } from '@touchline/ui';
import { asSentence } from '../as-sentence.js';
import type { HistoryColumn } from './history-kind.js';

interface ValueInputProps<K extends string> {
  column: HistoryColumn<K>;
  text: string;
  problem: string | undefined;
  /** Shows the label above the field; in a table the column heading is enough. */
  showsLabel: boolean;
  autoFocus?: boolean;
  /** True while the record is saved: the field keeps the focus but accepts no input. */
  readOnly: boolean;
  onText: (key: K, text: string) => void;
  onEnter: () => void;
}

/** The field for one value. A text field, because a number field drops text it cannot parse, such as a comma. */
export function ValueInput<K extends string>({
  column,
  text,
  problem,
  showsLabel,
  autoFocus = false,
  readOnly,
  onText,
  onEnter,
}: ValueInputProps<K>) {
  const id = useId();
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        size="small"
        fullWidth
        label={showsLabel ? column.label : undefined}
        value={text}
        placeholder={column.hint}
        error={problem !== undefined}
        autoFocus={autoFocus}
        onChange={(event) => onText(column.key, event.target.value)}
        // Selects the value, so that typing replaces it.
        onFocus={(event) => event.target.select()}
        onKeyDown={saveOnEnter}
        slotProps={{
          inputLabel: { shrink: true },
          input: { sx: { minHeight: 44 } },
          htmlInput: {
            readOnly: readOnly,
            inputMode: column.decimals ? 'decimal' : 'numeric',
            maxLength: column.maxLength ?? 6,
            autoComplete: 'off',
            'aria-label': showsLabel ? undefined : column.label,
            'aria-describedby': problem === undefined ? undefined : id,
          },
        }}
      />
      {problem !== undefined && (
        <FormHelperText id={id} error sx={{ mx: 0, lineHeight: 1.25 }}>
          {asSentence(problem)}
        </FormHelperText>
      )}
    </Box>
  );
}
