import { randomFillSync } from 'node:crypto';

/** 72 random bits, which are 12 characters of base64url. */
const ID_BYTES = 9;
const IDS_PER_FILL = 256;

/** Returns a new random request id at each call. Random bytes cost the same for one id as for many, so they are kept. */
export function requestIds(): () => string {
  const bytes = Buffer.alloc(ID_BYTES * IDS_PER_FILL);
  let used = bytes.length;
  return () => {
    if (used === bytes.length) {
      randomFillSync(bytes);
      used = 0;
    }
    used += ID_BYTES;
    return bytes.toString('base64url', used - ID_BYTES, used);
  };
}
