import type { ReleaseKeyHolder } from './release-key-holder.js';

/**
 * What the guard needs to know about release keys, implemented in the releases module. An abstract class is its own
 * injection token.
 */
export abstract class ReleaseKeyAuthority {
  /** Returns what the key is good for; null when it is unknown or revoked. */
  abstract holderOf(key: string): Promise<ReleaseKeyHolder | null>;
}
