import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { useToday } from '@touchline/ui';
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@touchline/ui/query';

/** The days that are read first: more than the newest pages of the charts and the longest span of the radar show. */
const RECENT_DAYS = 60;
/** All records are read this many records before the screen needs them, so that paging back does not wait. */
const AHEAD = 7;

type RecordsQuery<T, Key extends QueryKey> = UseQueryOptions<T[], Error, T[], Key>;

/** How one kind of an athlete's records is read. */
interface RecordsQueries<T, AllKey extends QueryKey, RecentKey extends QueryKey> {
  all: RecordsQuery<T, AllKey>;
  /** Those since a day, inclusive. */
  recent: (from: CalendarDate) => RecordsQuery<T, RecentKey>;
}

interface RecentRecords<T> {
  /** What the screen shows: the records of the last days, or all records if those are not enough. */
  shown: UseQueryResult<T[]>;
  all: UseQueryResult<T[]>;
}

/**
 * An athlete's records, as many as the screen needs, so that a long history is not read for its newest weeks.
 * @param count how many of the newest records the screen shows; one more is read, which tells that there are older ones
 * @param needsAll the screen also shows all records
 */
export function useRecentRecords<T, AllKey extends QueryKey, RecentKey extends QueryKey>(
  queries: RecordsQueries<T, AllKey, RecentKey>,
  count: number,
  needsAll: boolean,
): RecentRecords<T> {
  const from = addDays(useToday(), 1 - RECENT_DAYS);
  // Once all records are known, they are the ones that are kept up to date.
  const hasAll = useQueryClient().getQueryData(queries.all.queryKey) !== undefined;
  const recent = useQuery({ ...queries.recent(from), enabled: !hasAll });
  const hasMoreThan = (wanted: number) => !recent.isSuccess || recent.data.length > wanted;
  const all = useQuery({ ...queries.all, enabled: needsAll || hasAll || !hasMoreThan(count + AHEAD) });
  return { shown: hasAll || !hasMoreThan(count) ? all : recent, all };
}
