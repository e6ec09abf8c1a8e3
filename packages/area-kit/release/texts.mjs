/** Texts that a person gives to a release command, and those that it prints. */
import { RELEASE_WHY_MAX } from '@touchline/contracts/release-changes.schema';

/** Why a change was made, where nobody says it. */
export const BY_HAND = 'by hand';

/** Throws when a reason is longer than the product accepts over the network. */
export function assertShort(why) {
  if (why.length > RELEASE_WHY_MAX) throw new Error(`--why has at most ${RELEASE_WHY_MAX} characters.`);
}

/** Prints sentences, one per line. */
export const print = (sentences) => process.stdout.write(`${sentences.join('\n')}\n`);
