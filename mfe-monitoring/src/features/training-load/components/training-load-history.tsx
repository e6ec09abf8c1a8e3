import { TRAINING_LOAD_CHANGED } from '@touchline/contracts/error-codes';
import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import type { HistoryKind } from '../../../shared/history-dialog/history-kind.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { deleteTrainingLoadMutation } from '../api/delete-training-load.js';
import { trainingLoadQuery } from '../api/get-training-load.js';
import { restoreTrainingLoadMutation } from '../api/restore-training-load.js';
import { saveTrainingLoadMutation } from '../api/save-training-load.js';
import { SESSION_CAPTION, SESSION_COLUMNS, toRow, toSession, type SessionValue } from '../model/session-rows.js';

export const SESSION_HISTORY_TITLE = 'Session RPE';

interface TrainingLoadHistoryProps {
  athleteId: number;
  /** Undefined while the list of athletes loads. */
  athleteName: string | undefined;
  entries: readonly TrainingLoadEntry[];
  /** Opens with the form for a new session. */
  adds: boolean;
  onClose: () => void;
}

/** The history dialog over one athlete's sessions. */
export function TrainingLoadHistory({ athleteId, athleteName, entries, adds, onClose }: TrainingLoadHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveTrainingLoadMutation(api, queryClient, athleteId));
  const remove = useMutation(deleteTrainingLoadMutation(api, queryClient, athleteId));
  const restore = useMutation(restoreTrainingLoadMutation(api, queryClient, athleteId));

  const kind: HistoryKind<SessionValue> = {
    title: SESSION_HISTORY_TITLE,
    subject: athleteName,
    canAdd: true,
    onePerDay: false,
    columns: SESSION_COLUMNS,
    describe: ({ rpe, duration_min: minutes }) => `RPE ${rpe}, ${minutes} min`,
    caption: SESSION_CAPTION,
    saveFailed: trainingLoadTexts.saveFailed,
    conflictCode: TRAINING_LOAD_CHANGED,
    save: async (write, retryKey) => toRow(await save.mutateAsync({ session: toSession(athleteId, write), retryKey })),
    remove: (row) => remove.mutateAsync(row),
    restore: (row) => restore.mutateAsync(row.id),
    readRows: async () =>
      (await queryClient.fetchQuery({ ...trainingLoadQuery(api, athleteId), staleTime: 0 })).map(toRow),
  };
  return <HistoryDialog kind={kind} rows={entries.map(toRow)} adds={adds} onClose={onClose} />;
}
