import { useEffect, useMemo } from 'react';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent, EventOverlap } from '@touchline/contracts/calendar.schema';
import { useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { membersQuery } from '../../shared/get-members.js';
import { closingsQuery } from './api/get-closings.js';
import { dayEventsQuery } from './api/get-day-events.js';
import { dayMarksQuery } from './api/get-day-marks.js';
import { eventMarksQuery } from './api/get-event-marks.js';
import { overlapsQuery } from './api/get-overlaps.js';
import { buildRegister } from './model/register.js';
import type { MarkQueue, MarkQueueState } from './queue/mark-queue.js';
import { useRoster } from './use-roster.js';

interface RegisterChoice {
  teamId: number;
  date: CalendarDate;
  eventId: number | null;
}

const NO_RECORDS: readonly AttendanceRecord[] = [];
const NO_OVERLAPS: readonly EventOverlap[] = [];

/** A team's events of a day, and the register of the chosen one: stored marks, overlaid by the marks in the queue. */
export function useEventRegister(
  { teamId, date, eventId }: RegisterChoice,
  queue: MarkQueue,
  { waiting }: MarkQueueState,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const today = useToday();
  const { athletes, keptAt } = useRoster();
  // An event of an earlier day has those of that day; without a network, and until they are loaded, today's.
  const earlier = useQuery({ ...membersQuery(api, { from: date, today }), enabled: date < today });
  const members = (date < today ? earlier.data : undefined) ?? athletes.data;
  const events = useQuery(dayEventsQuery(api, date));
  const ofTeam = events.data?.filter(({ team_id: id }) => id === teamId);
  const taken = ofTeam?.filter(({ attendance_taken: isTaken }) => isTaken);
  const untaken = ofTeam?.filter(({ attendance_taken: isTaken }) => !isTaken) ?? [];
  const event = chosenEvent(taken, eventId);
  const closings = useQuery({ ...closingsQuery(api, date), enabled: event !== undefined });
  // Never waited for: without an answer no other event is named.
  const overlaps = useQuery({ ...overlapsQuery(api, event?.event_id ?? 0), enabled: event?.event_time != null });
  const marks = useQuery({ ...eventMarksQuery(api, event?.event_id ?? 0), enabled: event !== undefined });

  useEffect(
    () =>
      queue.onStored((stored) => {
        const { queryKey } = eventMarksQuery(api, stored.event_id);
        const isLoaded = queryClient.getQueryData(queryKey) !== undefined;
        // A request under way may answer with older marks, so it is cancelled. If it was the first, it is sent again.
        void queryClient
          .cancelQueries({ queryKey })
          .then(() => (isLoaded ? undefined : queryClient.invalidateQueries({ queryKey })));
        const isMarked = 'status' in stored;
        queryClient.setQueryData(
          queryKey,
          (known) =>
            known && [...known.filter(({ athlete_id: id }) => id !== stored.athlete_id), ...(isMarked ? [stored] : [])],
        );
      }),
    [api, queryClient, queue],
  );

  // The first screen counts the same marks, also when it is opened next without a network.
  const { data: counted } = useQuery({
    ...dayMarksQuery(api, date),
    enabled: event !== undefined && date === today,
    refetchInterval: false,
  });
  const isCounted = counted !== undefined;
  const { data: stored, dataUpdatedAt: storedAt } = marks;
  const openId = event?.event_id;
  useEffect(() => {
    const { queryKey } = dayMarksQuery(api, date);
    if (!isCounted || stored === undefined || (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > storedAt)
      return;
    queryClient.setQueryData(
      queryKey,
      (known) => known && [...known.filter(({ event_id: id }) => id !== openId), ...stored],
    );
  }, [api, queryClient, date, openId, isCounted, stored, storedAt]);

  const entries = useMemo(
    () =>
      event && members
        ? buildRegister({
            athletes: members,
            overlaps: overlaps.data ?? NO_OVERLAPS,
            records: marks.data ?? NO_RECORDS,
            waiting,
            eventId: event.event_id,
            teamId,
            date: event.date,
          })
        : [],
    [event, members, overlaps.data, marks.data, waiting, teamId],
  );
  // Without an answer it is unknown whether attendance is closed: nothing is shown then.
  const closed = closings.data?.find(({ event_id: id }) => id === event?.event_id);
  return { athletes, keptAt, events, taken, untaken, event, marks, closed, entries };
}

/** The event with that id; without an id the only event of the day. Undefined if there is none. */
function chosenEvent(events: readonly CalendarEvent[] | undefined, eventId: number | null): CalendarEvent | undefined {
  if (eventId === null) return events?.length === 1 ? events[0] : undefined;
  return events?.find(({ event_id: id }) => id === eventId);
}
