import { LINK_DAYS } from '@touchline/contracts/athlete-access-rules';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { ShownLink } from './shown-link.js';

/** How far a shown link has come. `given`: copied or printed, so that somebody has it. */
export type LinkProgress = 'waiting' | 'given' | 'paired' | 'ended';

const DAY_MS = 86_400_000;

/** `access` is the athlete's access read since the link was made; undefined before that read. */
export function linkProgress(link: ShownLink, access: AthleteAccess | undefined, isGiven: boolean): LinkProgress {
  const until = Date.parse(link.until);
  // Both instants are the server's. A phone that was paired earlier has used another link.
  const isPaired = access?.devices.some(({ paired_at: at }) => Date.parse(at) >= until - LINK_DAYS * DAY_MS);
  if (isPaired) return 'paired';
  if (access && (access.link !== 'open' || Date.parse(access.link_until ?? '') > until)) return 'ended';
  return isGiven ? 'given' : 'waiting';
}
