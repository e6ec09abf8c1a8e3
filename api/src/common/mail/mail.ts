/** A plain-text mail to one person. */
export interface Mail {
  /** The address alone, without a name. */
  to: string;
  subject: string;
  /** Lines of plain text. */
  text: string;
}

/** Delivers a mail. Throws if delivery fails or `signal` is aborted. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** One mailbox, without characters that a mail header could read as a second mailbox, a name or a line end. */
const ONE_MAILBOX = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

export function isOneMailbox(address: string): boolean {
  return ONE_MAILBOX.test(address);
}
