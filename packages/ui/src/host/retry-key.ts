const BYTES = 16;

/** A new key for `send`: 32 hexadecimal digits by chance. Not `randomUUID`, which a browser withholds on plain http. */
export function newRetryKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
