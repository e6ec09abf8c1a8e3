import type { CheckExistingBody, ExistingTest } from '@touchline/contracts/performance-tests.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';
import type { RecordingSession } from '../model/session.js';

/** A recording starts without the earlier values when the check takes longer. */
const DEADLINE_MS = 5_000;

const checkExisting = (
  api: ApiClient,
  { kind, date }: RecordingSession,
  athleteIds: number[],
): Promise<ExistingTest[]> =>
  api.call('POST /api/fatigue-indicators/check-existing', {
    body: {
      athlete_ids: athleteIds,
      date,
      recordingType: kind,
    } satisfies CheckExistingBody,
  });

async function withDeadline<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), DEADLINE_MS);
  });
  return Promise.race([call, timeout]).finally(() => clearTimeout(timer));
}

/**
 * The values already recorded on the day of the session. The coach sees them, and a save sends them along as the values
 * that were seen. Therefore the query never refreshes on its own: a value of a colleague that arrived unnoticed would
 * be overwritten.
 */
export const existingTestsQuery = (api: ApiClient, session: RecordingSession, athleteIds: number[]) =>
  queryOptions({
    queryKey: own.key('performance-tests', 'existing', session.kind, session.date, session.team.id),
    queryFn: () => withDeadline(checkExisting(api, session, athleteIds)),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
