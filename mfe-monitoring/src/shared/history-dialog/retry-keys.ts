import { newRetryKey } from '@touchline/ui/host';

/** The keys of one draft. */
interface RetryKeys {
  /** The key for what is about to be sent: the same as long as the same is sent again. */
  of: (content: unknown) => string;
  /** What the key of `content` once made is gone: sent again, it is something new. */
  renew: (content: unknown) => void;
}

/**
 * Keys for one draft. A save whose answer got lost may have been stored: what is sent again unchanged, also after it was changed and changed
 * back, brings the key of the first time, and makes no second record. Another draft with the same content is another record.
 */
export function createRetryKeys(): RetryKeys {
  const keys = new Map<string, string>();
  return {
    of: (content) => {
      const text = JSON.stringify(content);
      const key = keys.get(text) ?? newRetryKey();
      keys.set(text, key);
      return key;
    },
    renew: (content) => void keys.delete(JSON.stringify(content)),
  };
}
