import type { DoctorContext } from './doctor-context.js';

export const STATUSES = ['ok', 'warning', 'failed', 'not checked'] as const;
export type Status = (typeof STATUSES)[number];

/** What a check has found, in one sentence for an administrator: the figure, and unless it is ok what to do. */
export interface Finding {
  status: Status;
  subject: string;
  sentence: string;
}

/** `subject`: that of the check by default. */
export type Answer = Omit<Finding, 'subject'> & { subject?: string };

/** A check changes nothing. It is listed in `checks.ts`, in whose order the findings are printed. */
export interface Check {
  subject: string;
  /** Settings without which it cannot be made: while one of them is invalid, it does not run. */
  needs?: readonly string[];
  /** No answer: the installation has nothing of the kind. A thrown NotPossible is an answer, too. */
  run(context: DoctorContext): Promise<Answer | Answer[]> | Answer | Answer[];
}

const answer = (status: Status) => (sentence: string, subject?: string) => ({
  status,
  sentence,
  ...(subject && { subject }),
});

export const ok = answer('ok');
export const warning = answer('warning');
export const failed = answer('failed');
export const notChecked = answer('not checked');

/** The check cannot be made here and now; the message is a sentence for the administrator. */
export class NotPossible extends Error {}
