import { useRef, type ReactNode } from 'react';
import { TextField } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';
import { copyText } from './copy-text.js';

interface CopyFieldTexts {
  label: string;
  copied: string;
  /** Said where the browser refuses to copy: the text is selected then. */
  blocked: string;
}

/** A read-only field with a long address, and the action that copies it. The address wraps so that it is visible in full. */
export function useCopyField(
  address: string,
  { label, copied, blocked }: CopyFieldTexts,
): { field: ReactNode; copy: () => Promise<void> } {
  const notify = useNotify();
  const input = useRef<HTMLTextAreaElement>(null);
  const field = (
    <TextField
      label={label}
      value={address}
      inputRef={input}
      multiline
      fullWidth
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: {
          readOnly: true,
          spellCheck: false,
          style: { fontFamily: 'monospace', fontSize: '0.9rem', wordBreak: 'break-all' },
        },
      }}
    />
  );
  const copy = async (): Promise<void> => {
    if (await copyText(address)) return notify({ severity: 'success', text: copied });
    input.current?.focus();
    input.current?.select();
    notify({ severity: 'warning', text: blocked });
  };
  return { field, copy };
}
