import { useApi } from '@touchline/ui/host';
import { useRecentRecords } from '../../../shared/use-recent-records.js';
import { recentWellnessQuery, wellnessQuery } from './get-wellness.js';

/** An athlete's wellness entries: see `useRecentRecords`. */
export function useWellness(athleteId: number, count: number, needsAll: boolean) {
  const api = useApi();
  return useRecentRecords(
    { all: wellnessQuery(api, athleteId), recent: (from) => recentWellnessQuery(api, athleteId, from) },
    count,
    needsAll,
  );
}
