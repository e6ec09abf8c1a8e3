import { WELLNESS_CHANGED } from '@touchline/contracts/error-codes';
import {
  RATING_MAX,
  RATING_MIN,
  RATING_SCALE_CAPTION,
  WELLNESS_RATINGS,
  WELLNESS_RATING_LABELS,
  type WellnessRating,
} from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import {
  parseWhole,
  type HistoryColumn,
  type HistoryKind,
  type HistoryRow,
  type HistoryWrite,
} from '../../../shared/history-dialog/history-kind.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { deleteWellnessMutation } from '../api/delete-wellness.js';
import { wellnessQuery } from '../api/get-wellness.js';
import { restoreWellnessMutation } from '../api/restore-wellness.js';
import { saveWellnessMutation, type WellnessDay } from '../api/save-wellness.js';

export const WELLNESS_COLUMNS: readonly HistoryColumn<WellnessRating>[] = WELLNESS_RATINGS.map((key) => ({
  key,
  label: WELLNESS_RATING_LABELS[key],
  hint: `${RATING_MIN}–${RATING_MAX}`,
  parse: (text) => parseWhole(text, RATING_MIN, RATING_MAX),
}));

export const WELLNESS_HISTORY_TITLE = 'Wellness Metrics';

/** An entry as a row of the history table. */
export function toRow(entry: WellnessEntry): HistoryRow<WellnessRating> {
  const { wellness_id: id, date, version, sleep_quality, fatigue, muscle_soreness, stress } = entry;
  return { id, date, version, values: { sleep_quality, fatigue, muscle_soreness, stress } };
}

/** The body of the call for one edit. Injury fields are omitted, which leaves them unchanged. */
export function toDay(athleteId: number, { date, version, values }: HistoryWrite<WellnessRating>): WellnessDay {
  return { athlete_id: athleteId, date, version, ...values };
}

interface WellnessHistoryProps {
  athleteId: number;
  /** The athlete's name; undefined while it is not known. */
  athleteName: string | undefined;
  entries: readonly WellnessEntry[];
  /** Opens with the form for a new entry. */
  adds: boolean;
  onClose: () => void;
}

/** The history dialog over one athlete's wellness entries. */
export function WellnessHistory({ athleteId, athleteName, entries, adds, onClose }: WellnessHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveWellnessMutation(api, queryClient, athleteId));
  const remove = useMutation(deleteWellnessMutation(api, queryClient, athleteId));
  const restore = useMutation(restoreWellnessMutation(api, queryClient, athleteId));

  const kind: HistoryKind<WellnessRating> = {
    title: WELLNESS_HISTORY_TITLE,
    subject: athleteName,
    canAdd: true,
    onePerDay: true,
    columns: WELLNESS_COLUMNS,
    caption: RATING_SCALE_CAPTION,
    saveFailed: wellnessTexts.saveFailed,
    conflictCode: WELLNESS_CHANGED,
    save: async (write) => toRow(await save.mutateAsync(toDay(athleteId, write))),
    remove: (row) => remove.mutateAsync(row),
    restore: (row) => restore.mutateAsync(row.id),
    readRows: async () => (await queryClient.fetchQuery({ ...wellnessQuery(api, athleteId), staleTime: 0 })).map(toRow),
  };
  return <HistoryDialog kind={kind} rows={entries.map(toRow)} adds={adds} onClose={onClose} />;
}
