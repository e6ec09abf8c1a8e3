import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Reads a stored athlete of any team, archived or not; null when the coach no longer has access. */
export async function findAthlete(api: ApiClient, athleteId: number): Promise<Athlete | null> {
  for (const query of [{}, { archived: 'true' }]) {
    const found = (await api.get<Athlete[]>('/api/athletes/list', { query })).find(
      (athlete) => athlete.athlete_id === athleteId,
    );
    if (found) return found;
  }
  return null;
}
