import { useState, type ReactNode } from 'react';
import { MessageDialog } from './components/message-dialog.js';
import { resultTitle } from './model/event-texts.js';

export interface Message {
  /** Without one: Error or Success, by what the text says. */
  title?: string;
  text: string;
  /** A second line, about what can be done. */
  hint?: string | null;
  /** Puts the focus where it is wanted once the dialog is gone; without it, it goes back to where it was. */
  focus?: (() => void) | undefined;
  /** It is about what stands in the form, and is gone with that. */
  ofForm?: true;
}
export type Say = (message: Message) => void;

export interface Messages {
  say: Say;
  /** Takes a message about the form away: Back has closed that below it. */
  formClosed: () => void;
  dialog: ReactNode;
}

/** The one dialog in which this screen says what became of something. */
export function useMessage(): Messages {
  const [said, setSaid] = useState<{ message: Message; serial: number } | null>(null);
  const [open, setOpen] = useState(false);
  const say: Say = (message) => {
    // One of its own for each: what is still fading must not take the focus from what has followed it.
    setSaid((before) => ({ message, serial: (before?.serial ?? 0) + 1 }));
    setOpen(true);
  };
  const message = said?.message;
  const dialog = message && (
    <MessageDialog
      key={said.serial}
      open={open}
      title={message.title ?? resultTitle(message.text)}
      text={message.text}
      hint={message.hint ?? null}
      onClose={() => setOpen(false)}
      onGone={message.focus}
    />
  );
  return { say, formClosed: () => message?.ofForm && setOpen(false), dialog };
}
