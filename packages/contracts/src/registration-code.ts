/**
 * The characters that new codes are drawn from: the 36 of the format without O, 0, I and 1, which people mix up when they
 * read a code aloud or copy it. Codes with these four were drawn earlier and stay valid until they expire.
 */
export const REGISTRATION_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REGISTRATION_CODE_LENGTH = 8;

/** Lifetime of a new team's code, in seconds: 7 days. The server stores no later expiry. */
export const CREATED_CODE_SECONDS = 7 * 24 * 3600;

/** Latest accepted expiry, in seconds from now: 8 days, one more than the lifetime, to allow for wrong clocks. */
export const LATEST_CODE_SECONDS = 8 * 24 * 3600;

const FORMAT = /^[A-Z0-9]{8}$/;

/** True for eight characters A–Z and 0–9. */
export function isRegistrationCode(text: unknown): text is string {
  return typeof text === 'string' && FORMAT.test(text);
}

/** A typed code in capitals, without the spaces and hyphens of a person who groups it, as it is compared with the stored one. */
export function normalizeRegistrationCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
