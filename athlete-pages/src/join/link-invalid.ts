import { sentenceOf, type Refusal } from '../shared/call.js';

/** What a person reads when the link of a mail did not work. */
export const linkSentence = (outcome: Refusal | { is: 'unreached' }): string =>
  outcome.is === 'refused' && outcome.code === 'link_invalid'
    ? 'This link does not work any more. It was used, is too old, or was replaced by a newer one. Ask for a new one.'
    : sentenceOf(outcome);
