import { useEffect, useMemo } from 'react';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { athletesQuery } from '@touchline/ui/pickers';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { dayEventsQuery } from './api/get-day-events.js';
import { eventMarksQuery } from './api/get-event-marks.js';
import { chosenEvent } from './model/chosen-event.js';
import { registerOf } from './model/register.js';
import type { MarkQueue, QueueState } from './queue/mark-queue.js';

/** Which event is open. */
interface RegisterChoice {
  teamId: number;
  date: CalendarDate;
  eventId: number | null;
}

const NOBODY: readonly AttendanceRecord[] = [];

/** A team's events of a day, and of the chosen one who is there: what is stored, under the marks that wait. */
export function useEventRegister(
  { teamId, date, eventId }: RegisterChoice,
  queue: MarkQueue,
  { marks: waiting }: QueueState,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const athletes = useQuery(athletesQuery(api));
  const events = useQuery(dayEventsQuery(api, { teamId, date }));
  const event = chosenEvent(events.data, eventId);
  const marks = useQuery({ ...eventMarksQuery(api, event?.event_id ?? 0), enabled: event !== undefined });

  useEffect(
    () =>
      queue.onTaken((record) => {
        const { queryKey } = eventMarksQuery(api, record.event_id);
        const isRead = queryClient.getQueryData(queryKey) !== undefined;
        // An answer that is on its way may be older than this mark. The first one is asked for anew.
        void queryClient
          .cancelQueries({ queryKey })
          .then(() => (isRead ? undefined : queryClient.invalidateQueries({ queryKey })));
        queryClient.setQueryData(
          queryKey,
          (known) => known && [...known.filter(({ athlete_id: id }) => id !== record.athlete_id), record],
        );
      }),
    [api, queryClient, queue],
  );

  const entries = useMemo(
    () =>
      event && athletes.data
        ? registerOf({
            athletes: athletes.data,
            records: marks.data ?? NOBODY,
            waiting,
            eventId: event.event_id,
            teamId,
          })
        : [],
    [event, athletes.data, marks.data, waiting, teamId],
  );
  return { athletes, events, event, marks, entries };
}
