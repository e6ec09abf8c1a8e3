import { useState, type ChangeEvent, type ClipboardEvent, type FocusEvent } from 'react';
import { acceptPasted, acceptTyped, type FieldState } from '../model/field-text.js';

interface FieldTyping {
  name: string;
  text: string;
  readOnly: boolean;
  /** Values may be below 0. */
  signed?: boolean;
  onText: (text: string) => void;
  /** Announces rejected input to screen readers; '' when it is corrected. */
  onAnnounce: (sentence: string) => void;
}

/** The typing and pasting of a number into a text field, and why the last input was not accepted. */
export function useFieldTyping({ name, text, readOnly, signed = false, onText, onAnnounce }: FieldTyping) {
  const [rejection, setRejection] = useState<FieldState['rejection']>(null);
  const field = { text, rejection };
  const change = (next: FieldState) => {
    setRejection(next.rejection);
    if (next.rejection !== rejection) onAnnounce(next.rejection === null ? '' : `${name}: ${next.rejection.sentence}`);
    if (next.text !== text) onText(next.text);
  };
  return {
    rejection,
    inputProps: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const next = acceptTyped(field, target.value, signed);
        if (next.text === text) restoreText(target, text);
        change(next);
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault();
        if (!readOnly) change(acceptPasted(field, event.clipboardData.getData('text'), signed));
      },
      // Selects the value, so that typing replaces it.
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    },
  };
}

/**
 * Restores the accepted `text` of a field after rejected input, with the caret where it was. Text that the input was
 * to replace is selected again, because otherwise the next digit would be appended to it.
 */
function restoreText(input: HTMLInputElement, text: string): void {
  const inserted = input.value.length - text.length;
  const caret = (input.selectionStart ?? input.value.length) - inserted;
  input.value = text;
  if (inserted > 0) input.setSelectionRange(caret, caret);
  else input.select();
}
