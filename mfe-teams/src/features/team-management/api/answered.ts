import { REGISTRATION_HANDLED } from '@touchline/contracts/error-codes';
import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import { ApiError } from '@touchline/ui/host';
import type { QueryClient } from '@touchline/ui/query';
import { pendingAthletesKey } from './get-pending-athletes.js';

/** Takes somebody who was answered off the list, also off one that is on its way from before. */
export async function removeAnswered(queryClient: QueryClient, id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: pendingAthletesKey });
  queryClient.setQueryData<PendingAthlete[]>(pendingAthletesKey, (waiting) => waiting?.filter((one) => one.id !== id));
}

/** A refusal that says that a colleague was quicker takes them off the list, too. */
export async function removeIfHandled(queryClient: QueryClient, error: unknown, id: number): Promise<void> {
  if (error instanceof ApiError && error.code === REGISTRATION_HANDLED) await removeAnswered(queryClient, id);
}

/** Whatever became of it, the list is read anew. */
export function refreshWaiting(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: pendingAthletesKey });
}
