import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { ApiClient } from '@touchline/ui/host';

/** An athlete's entry as it is stored now, whatever team they are in and archived or not; null when the coach reaches them no longer. */
export async function findAthlete(api: ApiClient, athleteId: number): Promise<Athlete | null> {
  for (const query of [{}, { archived: 'true' }]) {
    const found = (await api.get<Athlete[]>('/api/athletes/list', { query })).find(
      (athlete) => athlete.athlete_id === athleteId,
    );
    if (found) return found;
  }
  return null;
}
