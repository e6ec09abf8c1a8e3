import { PERFORMANCE_TEST_CHANGED } from '@touchline/contracts/error-codes';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import { useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { HistoryDialog } from '../../../shared/history-dialog/history-dialog.js';
import type { HistoryKind } from '../../../shared/history-dialog/history-kind.js';
import { UnsendableError } from '../../../shared/history-dialog/save-error.js';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';
import { deletePerformanceTestMutation } from '../api/delete-performance-test.js';
import { performanceTestsQuery } from '../api/get-performance-tests.js';
import { restorePerformanceTestMutation } from '../api/restore-performance-test.js';
import { savePerformanceTestsMutation } from '../api/save-performance-tests.js';
import { TEST_DISPLAYS } from '../model/test-displays.js';
import { recordsOf } from '../model/test-points.js';
import { testColumns, toEntry, toRow, type TestField } from '../model/test-rows.js';

interface TestHistoryProps {
  kind: PerformanceTestKind;
  athleteId: number;
  /** Undefined while the list of athletes loads. */
  athleteName: string | undefined;
  /** All tests of the athlete, of every kind. */
  records: readonly PerformanceTest[];
  onClose: () => void;
}

/** The history dialog over one athlete's tests of one kind. New tests are added by a recording only. */
export function TestHistory({ kind, athleteId, athleteName, records, onClose }: TestHistoryProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const save = useMutation(savePerformanceTestsMutation(api, queryClient, athleteId));
  const remove = useMutation(deletePerformanceTestMutation(api, queryClient, athleteId));
  const restore = useMutation(restorePerformanceTestMutation(api, queryClient, athleteId));
  const rowsOf = (all: readonly PerformanceTest[]) => recordsOf(kind, all).map(toRow);

  const { title, caption } = TEST_DISPLAYS[kind];
  const history: HistoryKind<TestField> = {
    title,
    subject: athleteName,
    canAdd: false,
    onePerDay: true,
    columns: testColumns(kind),
    caption,
    saveFailed: performanceTestsTexts.saveFailed,
    conflictCode: PERFORMANCE_TEST_CHANGED,
    save: async (write) => {
      const entry = toEntry(kind, write);
      if (entry === null) throw new UnsendableError(performanceTestsTexts.deletedTest);
      return toRow(await save.mutateAsync(entry));
    },
    remove: (row) => remove.mutateAsync(row),
    restore: (row) => restore.mutateAsync(row.id),
    readRows: async () =>
      rowsOf(await queryClient.fetchQuery({ ...performanceTestsQuery(api, athleteId), staleTime: 0 })),
  };
  return <HistoryDialog kind={history} rows={rowsOf(records)} onClose={onClose} />;
}
