import { useState, type ReactNode } from 'react';
import { MessageDialog } from './components/message-dialog.js';
import { resultTitle } from './model/event-format.js';

export interface DialogMessage {
  /** Defaults to Error or Success, depending on the text. */
  title?: string;
  text: string;
  /** A second line that says what to do. */
  hint?: string | null;
  /** Moves the focus after the dialog has closed. Without it the focus returns to the previous element. */
  focus?: (() => void) | undefined;
  /** The message is about the form and closes with it. */
  aboutForm?: true;
}
export type ShowMessage = (message: DialogMessage) => void;

export interface MessageDialogControl {
  show: ShowMessage;
  /** Closes a message about the form, after Back has closed the form. */
  closeFormMessage: () => void;
  dialog: ReactNode;
}

/** The dialog that shows the results of the screen. */
export function useMessageDialog(): MessageDialogControl {
  const [current, setCurrent] = useState<{ message: DialogMessage; serial: number } | null>(null);
  const [open, setOpen] = useState(false);
  const show: ShowMessage = (message) => {
    // A new key for each message: a dialog that is still fading out must not take the focus from its successor.
    setCurrent((previous) => ({ message, serial: (previous?.serial ?? 0) + 1 }));
    setOpen(true);
  };
  const message = current?.message;
  const dialog = message && (
    <MessageDialog
      key={current.serial}
      open={open}
      title={message.title ?? resultTitle(message.text)}
      text={message.text}
      hint={message.hint ?? null}
      onClose={() => setOpen(false)}
      onExited={message.focus}
    />
  );
  return { show, closeFormMessage: () => message?.aboutForm && setOpen(false), dialog };
}
