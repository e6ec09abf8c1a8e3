import type { CloseBody, Closed } from '@touchline/contracts/attendance.schema';
import type { ApiClient, RetryKeys } from '@touchline/ui/host';
import { mutationOptions } from '@touchline/ui/query';

/** The event to close, and the status for athletes without a mark. */
export type CloseDraft = Required<Omit<CloseBody, 'close_id'>>;

/** `wasClosed`: the event had been closed before, and this close added to it. */
export interface CloseAnswer extends Closed {
  wasClosed: boolean;
}

/** Marks all athletes without a mark. Sent again after a lost answer, it returns what the first call did. */
export const closeAttendanceMutation = (api: ApiClient, retryKeys: RetryKeys<CloseDraft>) =>
  mutationOptions({
    mutationFn: (draft: CloseDraft) =>
      retryKeys.send(draft, async (key): Promise<CloseAnswer> => {
        const sentId = toCloseId(key);
        const closed: Closed = await api.call('POST /api/attendance/close', { body: { ...draft, close_id: sentId } });
        return { ...closed, wasClosed: closed.close_id !== sentId };
      }),
  });

/**
 * A retry key (32 hexadecimal digits) as a UUID: the server wants version 4, whose version and variant bits are fixed
 * (RFC 9562).
 */
export function toCloseId(key: string): string {
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-a${key.slice(17, 20)}-${key.slice(20, 32)}`;
}
