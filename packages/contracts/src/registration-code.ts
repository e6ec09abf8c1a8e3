/** What a registration code is made of: `REGISTRATION_CODE_LENGTH` characters, each one of these 36. */
export const REGISTRATION_CODE_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const REGISTRATION_CODE_LENGTH = 8;

/** Life of the code a team is created with, in seconds: 7 days. The server stores no later end, whatever is sent. */
export const CREATED_CODE_SECONDS = 7 * 24 * 3600;

/** An end sent further ahead than this, in seconds, is refused: 8 days, one more than the life, for clocks that run wrong. */
export const LATEST_CODE_SECONDS = 8 * 24 * 3600;

const FORMAT = /^[A-Z0-9]{8}$/;

/** True for eight characters A–Z and 0–9. */
export function isRegistrationCode(text: unknown): text is string {
  return typeof text === 'string' && FORMAT.test(text);
}

/** A code as a person may have typed it, without stray space and in capitals: what is compared with the stored one. */
export function normalizeRegistrationCode(typed: string): string {
  return typed.trim().toUpperCase();
}
