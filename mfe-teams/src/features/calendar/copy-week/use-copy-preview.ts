import { addDays, todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { eventsQuery } from '../api/get-events.js';
import { copyPreview, type CopyCounts, type Weeks } from './model/copy-preview.js';

interface CopyPreview {
  /** Undefined until both weeks are loaded. */
  data: CopyCounts | undefined;
  /** A load is planned for an event of the source week. */
  hasPlannedLoad: boolean;
  error: unknown;
  refetch: () => void;
}

/** Predicts the result of copying from fresh data of both weeks; the data of the page may be outdated. */
export function useCopyPreview(teamId: number, weeks: Weeks): CopyPreview {
  const api = useApi();
  const today = todayIn(undefined, new Date());
  const week = (monday: CalendarDate) =>
    eventsQuery(api, { teamId, athleteId: null, from: monday, to: addDays(monday, 6), today });
  const source = useQuery(week(weeks.from));
  const target = useQuery(week(weeks.to));
  return {
    data: source.data && target.data && copyPreview(source.data, target.data, weeks),
    hasPlannedLoad: source.data?.some(({ planned_rpe: rpe }) => rpe !== null) === true,
    error: source.error ?? target.error,
    refetch: () => {
      for (const query of [source, target]) if (query.isError) void query.refetch();
    },
  };
}
