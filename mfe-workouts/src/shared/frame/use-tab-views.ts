import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@touchline/ui/query';

type Searches = Readonly<Record<string, string>>;
const TAB_VIEWS = ['workouts-tabs'];
const NONE: Searches = {};

/**
 * How each tab was left: the search of its address by its path. Kept where the answers of the server are, so that it goes with the coach.
 * @param search how the tab `path` looks now, without what is open over it
 */
export function useTabViews(path: string, search: string): Searches {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: TAB_VIEWS,
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
    gcTime: Infinity,
  });
  useEffect(() => {
    queryClient.setQueryData<Searches>(TAB_VIEWS, (now) => ({ ...now, [path]: search }));
  }, [queryClient, path, search]);
  return data;
}
