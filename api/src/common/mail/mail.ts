/** A mail of plain text to one person. */
export interface Mail {
  /** The address alone, without a name. */
  to: string;
  subject: string;
  /** Lines of plain text. */
  text: string;
  /** What a log line about this mail may name. Never the address, never anything of the text. */
  ids: Readonly<Record<string, number>>;
}

/** One way out for a mail. Throws where it did not get out, or once `late` is aborted. */
export type Deliver = (mail: Mail, late: AbortSignal) => Promise<void>;

/** One mailbox and nothing that a mail header could take for a second one, a name or a line end. */
const ONE_MAILBOX = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

export function isOneMailbox(address: string): boolean {
  return ONE_MAILBOX.test(address);
}
