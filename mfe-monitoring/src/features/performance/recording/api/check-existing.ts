import type { CheckExistingBody, ExistingTest } from '@touchline/contracts/fatigue.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import type { RecordingSession } from '../model/session.js';

/** Nobody waits longer at the pitch to be told about earlier values; without them recording goes on. */
const DEADLINE_MS = 5_000;

const checkExisting = (api: ApiClient, { kind, date }: RecordingSession, athleteIds: number[]) =>
  api.send<ExistingTest[]>('POST', '/api/fatigue-indicators/check-existing', {
    athlete_ids: athleteIds,
    date,
    recordingType: kind,
  } satisfies CheckExistingBody);

async function inTime<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

/**
 * Which athletes have a value of that day already. What it answers is what the coach sees, and goes back with a save as that: it is never
 * refreshed by itself, or a colleague's value could be overwritten that came into sight after the coach had looked.
 */
export const existingQuery = (api: ApiClient, session: RecordingSession, athleteIds: number[]) =>
  queryOptions({
    queryKey: ['fatigue', 'existing', session.kind, session.date, session.team.id],
    queryFn: () => inTime(checkExisting(api, session, athleteIds)),
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
