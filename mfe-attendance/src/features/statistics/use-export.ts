import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { failureText, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { attendanceRecordsQuery } from './api/get-attendance-records.js';
import { periodEventsQuery } from './api/get-period-events.js';
import { download } from './download.js';
import type { AttendanceChoice } from './model/attendance-choice.js';
import { attendanceCsv, csvFileName } from './model/csv.js';
import { shownMarks } from './model/shown.js';

/** What goes into the file. */
export interface Exported {
  choice: AttendanceChoice;
  athletes: readonly Athlete[];
  teams: readonly TeamWithAthletes[] | undefined;
  today: CalendarDate;
}

/** Hands out the marks of a period as a file, asked for at that moment. Where there is none, that is said instead of handing out an empty file. */
export function useExport() {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ choice, athletes, teams, today }: Exported) => {
      const [records, events] = await Promise.all([
        client.fetchQuery(attendanceRecordsQuery(api, choice)),
        client.fetchQuery(periodEventsQuery(api, { from: choice.start, to: choice.end, today })),
      ]);
      const marks = shownMarks(records, events, athletes);
      if (marks.length === 0) notify({ severity: 'info', text: 'Nothing was recorded in this period.' });
      else download(csvFileName(choice), attendanceCsv(marks, teams), 'text/csv;charset=utf-8');
    },
    onError: (error) => notify({ severity: 'error', text: failureText(error, 'Failed to load attendance') }),
  });
}
