import { FATIGUE_CHANGED } from '@touchline/contracts/error-codes';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import type { HistoryKind } from '../../../shared/history-dialog/history-kind.js';
import { SaveRefusal } from '../../../shared/history-dialog/refusal.js';
import { deleteFatigueMutation } from '../api/delete-fatigue.js';
import { fatigueQuery } from '../api/get-fatigue.js';
import { saveFatigueMutation } from '../api/save-fatigue.js';
import { TEST_LOOKS } from '../model/test-kinds.js';
import { recordsOf } from '../model/test-points.js';
import { testColumns, toEntry, toRow, type TestField } from '../model/test-rows.js';

interface TestHistoryProps {
  kind: FatigueKind;
  athleteId: number;
  /** The athlete's name; undefined while it is not known. */
  athleteName: string | undefined;
  /** All tests of the athlete, of every kind. */
  records: readonly FatigueRecord[];
  onClose: () => void;
}

/** The history dialog over one athlete's tests of one kind. New ones come from a recording alone. */
export function TestHistory({ kind, athleteId, athleteName, records, onClose }: TestHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(saveFatigueMutation(api, queryClient, athleteId));
  const remove = useMutation(deleteFatigueMutation(api, queryClient, athleteId));
  const rowsOf = (all: readonly FatigueRecord[]) => recordsOf(kind, all).map(toRow);

  const { title, caption } = TEST_LOOKS[kind];
  const history: HistoryKind<TestField> = {
    title,
    subject: athleteName,
    canAdd: false,
    onePerDay: true,
    columns: testColumns(kind),
    caption,
    saveFailed: 'An error occurred',
    conflictCode: FATIGUE_CHANGED,
    save: async (write) => {
      const entry = toEntry(kind, write);
      if (entry === null)
        throw new SaveRefusal('This test was deleted meanwhile. It can be recorded again, but not edited.');
      return toRow(await save.mutateAsync(entry));
    },
    remove: (row) => remove.mutateAsync(row),
    readRows: async () => rowsOf(await queryClient.fetchQuery({ ...fatigueQuery(api, athleteId), staleTime: 0 })),
  };
  return <HistoryDialog kind={history} rows={rowsOf(records)} onClose={onClose} />;
}
