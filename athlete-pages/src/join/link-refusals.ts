import { LINK_INVALID } from '@touchline/contracts/error-codes';

/** What a person reads when the link of a mail did not work. */
export const LINK_REFUSALS = {
  [LINK_INVALID]:
    'This link does not work any more. If you have used it already, you need do nothing. Otherwise it is too old, or was replaced by a newer one: ask for a new one.',
};
