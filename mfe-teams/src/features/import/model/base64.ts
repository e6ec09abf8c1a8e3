/** Bytes per step: a call takes only so many arguments. */
const STEP = 0x8000;

/** Base64 of bytes. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP) parts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(parts.join(''));
}
