import { useState } from 'react';
import { WELLNESS_CHANGED } from '@touchline/contracts/error-codes';
import {
  RATING_MAX,
  RATING_MIN,
  RATING_SCALE_CAPTION,
  WELLNESS_RATINGS,
  WELLNESS_RATING_LABELS,
  type WellnessRating,
} from '@touchline/contracts/ratings';
import type { ListedWellnessEntry, WellnessEntry } from '@touchline/contracts/wellness.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { isMeasureValue } from '@touchline/contracts/measure-choices';
import { decimalsOf } from '@touchline/contracts/measure-texts';
import type { Measure } from '@touchline/contracts/measures.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import {
  optionalNumberOr,
  parseWhole,
  required,
  type HistoryColumn,
  type HistoryFact,
  type HistoryKind,
  type HistoryRow,
  type HistoryWrite,
} from '../../../shared/history-dialog/history-kind.js';
import { measuresQuery } from '../../../shared/measures/get-measures.js';
import { ownQuestionsTexts } from '../../../shared/texts/own-questions-texts.js';
import { wellnessTexts } from '../../../shared/texts/wellness-texts.js';
import { deleteWellnessMutation } from '../api/delete-wellness.js';
import { wellnessQuery } from '../api/get-wellness.js';
import { restoreWellnessMutation } from '../api/restore-wellness.js';
import { saveWellnessMutation, type WellnessDay } from '../api/save-wellness.js';
import { answeredQuestions } from '../model/answered-questions.js';
import { fileNumbers } from '../model/imported-entries.js';

export const WELLNESS_COLUMNS: readonly HistoryColumn<string>[] = WELLNESS_RATINGS.map((key) => ({
  key,
  label: WELLNESS_RATING_LABELS[key],
  hint: `${RATING_MIN}–${RATING_MAX}`,
  parse: (text) => parseWhole(text, RATING_MIN, RATING_MAX),
}));

/** The file that an entry came from. */
const SOURCE: HistoryFact = { key: 'source', label: wellnessTexts.source, isWide: true };

export const WELLNESS_HISTORY_TITLE = 'Wellness Metrics';

/** A column for each question of the club that an entry answers; it may stay empty. */
export function furtherColumns(
  entries: readonly WellnessEntry[],
  catalogue: readonly Measure[],
): HistoryColumn<string>[] {
  const keys = answeredQuestions(entries);
  return catalogue
    .filter(({ key }) => keys.has(key))
    .map((measure) => {
      const { label, min, max, step } = newestVersion(measure);
      // An answer off the scale of its day is refused by the sentence of that scale when it is saved.
      const isPossible = (value: number) => measure.versions.some((version) => isMeasureValue(version, value));
      return {
        key: measure.key,
        label,
        hint: `${min}–${max}`,
        decimals: measure.versions.some((version) => decimalsOf(version) > 0),
        parse: (text) => optionalNumberOr(text, ownQuestionsTexts.outOfScale(min, max, step), isPossible),
      };
    });
}

/** An entry as a row of the history table: the ratings, and a value for each of the further columns. */
export function toRow(entry: ListedWellnessEntry, further: readonly HistoryColumn<string>[] = []): HistoryRow<string> {
  const { wellness_id: id, date, version, more = [], imported } = entry;
  const ratings = WELLNESS_RATINGS.map((rating) => [rating, entry[rating]] as const);
  const answers = further.map(({ key }) => [key, more.find(({ measure }) => measure === key)?.value ?? null] as const);
  const source = imported && {
    notes: fileNumbers(imported),
    facts: { [SOURCE.key]: wellnessTexts.fromFile(imported.file_name) },
  };
  return { id, date, version, values: Object.fromEntries([...ratings, ...answers]), ...source };
}

/**
 * The body of the call for one edit. Injury fields are omitted, which leaves them unchanged, and so are further answers that
 * were not changed.
 */
export function toDay(
  athleteId: number,
  { date, version, values }: HistoryWrite<string>,
  stored?: WellnessEntry,
  further: readonly HistoryColumn<string>[] = [],
): WellnessDay {
  const rating = (name: WellnessRating) => required(values[name] ?? null);
  const more = further.flatMap(({ key }) => {
    const [value, before] = [values[key] ?? null, stored?.more?.find(({ measure }) => measure === key)?.value ?? null];
    return value === before ? [] : [{ measure: key, value }];
  });
  return {
    athlete_id: athleteId,
    date,
    version,
    sleep_quality: rating('sleep_quality'),
    fatigue: rating('fatigue'),
    muscle_soreness: rating('muscle_soreness'),
    stress: rating('stress'),
    ...(more.length > 0 && { more }),
  };
}

interface WellnessHistoryProps {
  athleteId: number;
  /** The athlete's name; undefined while it is not known. */
  athleteName: string | undefined;
  entries: readonly ListedWellnessEntry[];
  /** Opens with the form for a new entry. */
  adds: boolean;
  onClose: () => void;
}

/**
 * The history dialog over one athlete's wellness entries. Where an entry answers questions of the club, it waits for the
 * catalogue; without it, the ratings alone are shown.
 */
export function WellnessHistory(props: WellnessHistoryProps) {
  const hasFurther = props.entries.some(({ more = [] }) => more.length > 0);
  const { data, isPending } = useQuery({ ...measuresQuery(useApi()), enabled: hasFurther });
  return hasFurther && isPending ? null : <LoadedHistory {...props} catalogue={data ?? []} />;
}

function LoadedHistory({
  athleteId,
  athleteName,
  entries,
  adds,
  onClose,
  catalogue,
}: WellnessHistoryProps & { catalogue: readonly Measure[] }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveWellnessMutation(api, queryClient, athleteId));
  const remove = useMutation(deleteWellnessMutation(api, queryClient, athleteId));
  const restore = useMutation(restoreWellnessMutation(api, queryClient, athleteId));

  // The columns stay while the dialog is open: what is typed belongs to them.
  const [further] = useState(() => furtherColumns(entries, catalogue));
  const [facts] = useState(() => (entries.some(({ imported }) => imported) ? [SOURCE] : []));

  const kind: HistoryKind<string> = {
    title: WELLNESS_HISTORY_TITLE,
    subject: athleteName,
    canAdd: true,
    onePerDay: true,
    columns: [...WELLNESS_COLUMNS, ...further],
    facts,
    caption: RATING_SCALE_CAPTION,
    saveFailed: wellnessTexts.saveFailed,
    conflictCode: WELLNESS_CHANGED,
    save: async (write) => {
      const stored = entries.find(({ date }) => date === write.date);
      return toRow(await save.mutateAsync(toDay(athleteId, write, stored, further)), further);
    },
    remove: (row) => remove.mutateAsync(row),
    restore: (row) => restore.mutateAsync(row.id),
    readRows: async () => {
      const read = await queryClient.fetchQuery({ ...wellnessQuery(api, athleteId), staleTime: 0 });
      return read.map((entry) => toRow(entry, further));
    },
  };
  return (
    <HistoryDialog kind={kind} rows={entries.map((entry) => toRow(entry, further))} adds={adds} onClose={onClose} />
  );
}
