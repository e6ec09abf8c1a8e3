import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';
import { getAthletes } from '@touchline/ui/pickers';

/** Reads a stored athlete of any team, archived or not; null when the coach no longer has access. */
export async function findAthlete(api: ApiClient, athleteId: number): Promise<Athlete | null> {
  for (const filter of [{}, { archived: 'true' } as const]) {
    const found = (await getAthletes(api, filter)).find((athlete) => athlete.athlete_id === athleteId);
    if (found) return found;
  }
  return null;
}
