import type { CloseBody, Closed } from '@touchline/contracts/attendance.schema';
import type { ApiClient, KeptKey } from '@touchline/ui/host';
import { mutationOptions } from '@touchline/ui/query';
import { closeIdOf } from '../model/close-id.js';

/** What is to be closed, and as what those without a mark are marked. */
export type CloseDraft = Required<Omit<CloseBody, 'close_id'>>;

/** Marks everybody who has no mark. Pressed again because the answer got lost, it answers what the first call has done. */
export const closeAttendanceMutation = (api: ApiClient, sender: KeptKey<CloseDraft>) =>
  mutationOptions({
    mutationFn: (draft: CloseDraft) =>
      sender.send(draft, (key) =>
        api.send<Closed>('POST', '/api/attendance/close', { ...draft, close_id: closeIdOf(key) } satisfies CloseBody),
      ),
  });
