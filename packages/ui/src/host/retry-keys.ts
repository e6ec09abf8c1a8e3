import type { SharedErrorCode } from '@touchline/contracts/error-codes';
import { ApiError } from './api-client.js';

const KEY_REUSED: SharedErrorCode = 'key_reused';
const KEY_BYTES = 16;

/** A new random key for `ApiClient.call`: 32 hexadecimal digits. Not `randomUUID`, which a browser withholds on plain http. */
export function newRetryKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The retry keys of one form. Drafts are compared by content (as JSON), not by identity. */
export interface RetryKeys<TDraft> {
  /** The key for the draft about to be sent: the same as long as the same draft is sent again. */
  keyOf: (draft: TDraft) => string;
  /** Forgets the key of a draft: sent again, it creates a new record. */
  forget: (draft: TDraft) => void;
  /**
   * Calls `post` with the key of the draft and returns its answer. After a lost answer, the next call sends the same key: the first one
   * may have been carried out. A key that the server refuses for good (`key_reused`), or whose record is gone (404), is forgotten.
   */
  send: <T>(draft: TDraft, post: (retryKey: string) => Promise<T>) => Promise<T>;
}

interface RetryKeysOptions {
  /** The form closes after a success. A press on its button while it closes sends the same key, and creates no second record. */
  closes?: boolean;
  /** Keeps the keys of earlier drafts too: a draft that is changed and changed back has its first key. Default: the last draft's only. */
  keepsEarlier?: boolean;
}

/** Retry keys for one form that creates records: an unchanged draft keeps its key until it is stored, so that it is created once. */
export function createRetryKeys<TDraft>({
  closes = false,
  keepsEarlier = false,
}: RetryKeysOptions = {}): RetryKeys<TDraft> {
  const keys = new Map<string, string>();

  const keyOf = (draft: TDraft): string => {
    const content = JSON.stringify(draft);
    const key = keys.get(content) ?? newRetryKey();
    if (!keepsEarlier) keys.clear();
    keys.set(content, key);
    return key;
  };
  /** Forgets the key unless the draft has got another one meanwhile. */
  const forgetKey = (draft: TDraft, key: string) => {
    const content = JSON.stringify(draft);
    if (keys.get(content) === key) keys.delete(content);
  };

  return {
    keyOf,
    forget: (draft) => void keys.delete(JSON.stringify(draft)),
    send: async (draft, post) => {
      const key = keyOf(draft);
      try {
        const answer = await post(key);
        if (!closes) forgetKey(draft, key);
        return answer;
      } catch (error) {
        if (ApiError.hasCode(error, KEY_REUSED) || ApiError.isGone(error)) forgetKey(draft, key);
        throw error;
      }
    },
  };
}
