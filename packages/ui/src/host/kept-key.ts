import type { SharedErrorCode } from '@touchline/contracts/error-codes';
import { ApiError } from './api-client.js';
import { newRetryKey } from './retry-key.js';

const KEY_REUSED: SharedErrorCode = 'key_reused';

/** Sends what was typed or chosen, under one retry key for as long as it is unchanged and not done. */
export interface KeptKey<TDraft> {
  /** Answers what `post` does. After an answer that got lost the next press sends the same key: it may have been done already. */
  send: <T>(draft: TDraft, post: (retryKey: string) => Promise<T>) => Promise<T>;
}

/**
 * One for each form. Drafts are told apart by what they say (as JSON), not by being the same object.
 * @param closes the form goes once its draft is done: on a slow phone it can be pressed while it goes, and means the same, not another one
 */
export function createKeptKey<TDraft>({ closes = false }: { closes?: boolean } = {}): KeptKey<TDraft> {
  let kept: { said: string; key: string } | null = null;
  return {
    send: async (draft, post) => {
      const said = JSON.stringify(draft);
      if (kept?.said !== said) kept = { said, key: newRetryKey() };
      const used = kept;
      const forget = () => {
        if (kept === used) kept = null;
      };
      try {
        const answer = await post(used.key);
        if (!closes) forget();
        return answer;
      } catch (error) {
        // The server will never take this key again; or what was made under it has been deleted since, and is not made twice.
        if (error instanceof ApiError && (error.code === KEY_REUSED || error.status === 404)) forget();
        throw error;
      }
    },
  };
}
