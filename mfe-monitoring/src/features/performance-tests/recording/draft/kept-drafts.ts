import type { HostServices } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../../shared/own-names.js';
import { recordingTexts } from '../../../../shared/texts/recording-texts.js';
import { draftStore } from './draft-store.js';

/** The drafts that this device keeps for the coach. */
export const keptDraftsQuery = (coachId: number) =>
  queryOptions({
    queryKey: own.key('recording-drafts', coachId),
    queryFn: () => draftStore.list(coachId),
    // Another tab may have changed them.
    refetchOnMount: 'always',
  });

/** Tells the shell about unsaved values on this device, so that it asks before a logout. */
export async function announceDrafts({ coach, setWaiting }: Pick<HostServices, 'coach' | 'setWaiting'>): Promise<void> {
  const { length } = await draftStore.list(coach.coach_id);
  setWaiting(process.env.AREA_NAME, length === 0 ? null : recordingTexts.unsavedAtLogout(length));
}
