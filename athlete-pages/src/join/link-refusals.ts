import { LINK_INVALID } from '@touchline/contracts/error-codes';

/** What a person reads when the link of a mail did not work. */
export const LINK_REFUSALS = {
  [LINK_INVALID]:
    'This link does not work any more. It was used, is too old, or was replaced by a newer one. Ask for a new one.',
};
