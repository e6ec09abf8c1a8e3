/** The personal link of an athlete and the devices that it lets in. */

/** Crockford's base32: no letter can be mistaken for a digit, and a typed key may be in any case. */
const KEY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 26 characters of 5 bits: 130 random bits. */
export const ATHLETE_KEY_LENGTH = 26;

/** A link pairs devices for so many days. */
export const LINK_DAYS = 14;

/** What a link does, for coaches. */
export const LINK_MEANING = `Connect phones: scan within ${LINK_DAYS} days; it then works until the season ends.`;
/** A device answers for so many days after it was last used, but not longer than the season. */
export const DEVICE_DAYS = 90;
/** The last day of the season as MM-dd, unless the club has set another one. */
export const SEASON_ENDS_DEFAULT = '06-30';
/** Most devices of one athlete at a time. */
export const DEVICES_MAX = 5;
export const DEVICE_NAME_MAX = 40;
/** A guardian's mail is good for so many hours; then nothing is left of the question. */
export const GUARDIAN_HOURS = 72;
export const GUARDIAN_DAYS = GUARDIAN_HOURS / 24;
/** Under this age the guardian decides, unless the club has set another one. */
export const GUARDIAN_AGE_DEFAULT = 16;
/** Most athletes that get a link in one call. */
export const LINKS_MAX = 100;

/** A key of 26 characters from random bytes, of which the lowest five bits are used. */
export function athleteKeyOf(bytes: Uint8Array): string {
  if (bytes.length !== ATHLETE_KEY_LENGTH) throw new RangeError(`A key needs ${ATHLETE_KEY_LENGTH} random bytes.`);
  return Array.from(bytes, (byte) => KEY_ALPHABET.charAt(byte & 31)).join('');
}

/**
 * The key in the spelling in which it was made: capitals, no spaces and hyphens, and the letters that look like digits
 * as these digits. Null for a text that cannot be a key.
 */
export function normalizeAthleteKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return key.length === ATHLETE_KEY_LENGTH && [...key].every((character) => KEY_ALPHABET.includes(character))
    ? key
    : null;
}

/** The key in groups of four, for reading and typing: `0123-4567-…`. The hyphens do not belong to it. */
export function groupAthleteKey(key: string): string {
  return key.match(/.{1,4}/g)?.join('-') ?? '';
}
