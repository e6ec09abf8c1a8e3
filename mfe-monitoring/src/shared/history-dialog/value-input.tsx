import { useId, type KeyboardEvent } from 'react';
import { Box, FormHelperText, TextField } from '@touchline/ui';
import { asSentence } from '../as-sentence.js';
import type { HistoryColumn } from './history-kind.js';

interface ValueInputProps<K extends string> {
  column: HistoryColumn<K>;
  text: string;
  problem: string | undefined;
  /** Whether the label stands above the box; in a table the column's heading says it. */
  labelled: boolean;
  takesFocus?: boolean;
  /** It is being stored: it keeps the focus, but takes nothing. */
  waiting: boolean;
  onText: (key: K, text: string) => void;
  onEnter: () => void;
}

/** One value while it is typed. A text box, because a number box throws away what it cannot read, a comma for instance. */
export function ValueInput<K extends string>({
  column,
  text,
  problem,
  labelled,
  takesFocus = false,
  waiting,
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
        label={labelled ? column.label : undefined}
        value={text}
        placeholder={column.hint}
        error={problem !== undefined}
        autoFocus={takesFocus}
        onChange={(event) => onText(column.key, event.target.value)}
        // What is typed next replaces what stands there.
        onFocus={(event) => event.target.select()}
        onKeyDown={saveOnEnter}
        slotProps={{
          inputLabel: { shrink: true },
          input: { sx: { minHeight: 44 } },
          htmlInput: {
            readOnly: waiting,
            inputMode: column.decimals ? 'decimal' : 'numeric',
            maxLength: 6,
            autoComplete: 'off',
            'aria-label': labelled ? undefined : column.label,
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
