import { RATING_SCALE_CAPTION, type WellnessRating } from '@touchline/contracts/ratings';
import { WELLNESS_CHANGED } from '@touchline/contracts/error-codes';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import type { HistoryKind } from '../../../shared/history-dialog/history-kind.js';
import { deleteWellnessMutation } from '../api/delete-wellness.js';
import { wellnessQuery } from '../api/get-wellness.js';
import { saveWellnessMutation } from '../api/save-wellness.js';
import { toDay, toRow, WELLNESS_COLUMNS } from '../model/wellness-rows.js';

interface WellnessHistoryProps {
  athleteId: number;
  /** The athlete's name; undefined while it is not known. */
  athleteName: string | undefined;
  entries: readonly WellnessEntry[];
  onClose: () => void;
}

/** The history dialog over one athlete's wellness entries. */
export function WellnessHistory({ athleteId, athleteName, entries, onClose }: WellnessHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveWellnessMutation(api, queryClient, athleteId));
  const remove = useMutation(deleteWellnessMutation(api, queryClient, athleteId));

  const kind: HistoryKind<WellnessRating> = {
    title: 'Wellness Metrics',
    subject: athleteName,
    canAdd: true,
    onePerDay: true,
    columns: WELLNESS_COLUMNS,
    caption: RATING_SCALE_CAPTION,
    saveFailed: 'Failed to update wellness data',
    conflictCode: WELLNESS_CHANGED,
    save: async (write) => toRow(await save.mutateAsync(toDay(athleteId, write))),
    remove: (row) => remove.mutateAsync(row),
    readRows: async () => (await queryClient.fetchQuery({ ...wellnessQuery(api, athleteId), staleTime: 0 })).map(toRow),
  };
  return <HistoryDialog kind={kind} rows={entries.map(toRow)} onClose={onClose} />;
}
