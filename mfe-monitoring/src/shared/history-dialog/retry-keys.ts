import { newRetryKey } from '@touchline/ui/host';

/** The key for what is about to be sent: the same as long as the same is sent again. */
export type RetryKeys = (content: unknown) => string;

/**
 * Keys for one draft. A save whose answer got lost may have been stored: what is sent again unchanged, also after it was changed and changed
 * back, brings the key of the first time, and makes no second record. Another draft with the same content is another record.
 */
export function createRetryKeys(): RetryKeys {
  const keys = new Map<string, string>();
  return (content) => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? newRetryKey();
    keys.set(text, key);
    return key;
  };
}
