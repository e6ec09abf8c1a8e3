import { REGISTRATION_HANDLED } from '@touchline/contracts/error-codes';
import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import { ApiError } from '@touchline/ui/host';
import type { QueryClient } from '@touchline/ui/query';
import { pendingAthletesKey } from './get-pending-athletes.js';

/**
 * Removes an accepted or declined athlete from the cached list. Cancels running requests, which would bring the athlete
 * back.
 */
export async function removePendingAthlete(queryClient: QueryClient, id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: pendingAthletesKey });
  queryClient.setQueryData<PendingAthlete[]>(pendingAthletesKey, (athletes) =>
    athletes?.filter((athlete) => athlete.id !== id),
  );
}

/** Removes the athlete also when the server reports that a colleague has accepted or declined them, or that they are gone. */
export async function removeIfHandled(queryClient: QueryClient, error: unknown, id: number): Promise<void> {
  if (ApiError.hasCode(error, REGISTRATION_HANDLED) || ApiError.isGone(error))
    await removePendingAthlete(queryClient, id);
}

export function refreshPendingAthletes(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: pendingAthletesKey });
}
