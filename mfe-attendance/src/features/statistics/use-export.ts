import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { download } from '@touchline/ui';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { statisticsTexts } from '../../shared/texts/statistics-texts.js';
import { attendanceRecordsQuery } from './api/get-attendance-records.js';
import { periodEventsQuery } from './api/get-period-events.js';
import type { AttendanceScope } from './model/attendance-scope.js';
import { attendanceCsv, csvFileName } from './model/csv.js';
import { marksOfAthletes } from './model/athlete-selection.js';

export interface ExportRequest {
  scope: AttendanceScope;
  athletes: readonly Athlete[];
  labelOf: (athlete: Athlete) => string;
  teams: readonly TeamWithAthletes[] | undefined;
}

/**
 * Downloads the marks of a period as CSV, fetched at that moment. Without marks it shows a message instead of an empty
 * file.
 */
export function useExport() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ scope, athletes, labelOf, teams }: ExportRequest) => {
      const [records, events] = await Promise.all([
        client.fetchQuery(attendanceRecordsQuery(api, scope)),
        client.fetchQuery(periodEventsQuery(api, { from: scope.start, to: scope.end, today: scope.today })),
      ]);
      const marks = marksOfAthletes(records, events, athletes);
      if (marks.length === 0) notify({ severity: 'info', text: statisticsTexts.nothingToExport });
      else download(csvFileName(scope), attendanceCsv(marks, labelOf, teams), 'text/csv;charset=utf-8');
    },
    onError: (error) => notify({ severity: 'error', text: failureText(error, statisticsTexts.attendanceFailed) }),
  });
}
