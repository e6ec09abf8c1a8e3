import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useRecentRecords } from '../../../shared/use-recent-records.js';
import { recentTrainingLoadQuery, sessionCountQuery, trainingLoadQuery } from './get-training-load.js';

/** An athlete's sessions (see `useRecentRecords`), and how many there are; undefined while that is not known. */
export function useTrainingLoad(athleteId: number, count: number, needsAll: boolean) {
  const api = useApi();
  const reads = useRecentRecords(
    { all: trainingLoadQuery(api, athleteId), recent: (from) => recentTrainingLoadQuery(api, athleteId, from) },
    count,
    needsAll,
  );
  const sessions = useQuery({ ...sessionCountQuery(api, athleteId), enabled: !reads.all.isSuccess });
  return { ...reads, sessions: reads.all.data?.length ?? sessions.data?.sessions };
}
