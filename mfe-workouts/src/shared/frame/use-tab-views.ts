import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { own } from '../own-names.js';

type Searches = Readonly<Record<string, string>>;
const TAB_VIEWS_KEY = own.key('tabs');
const NO_SEARCHES: Searches = {};

/**
 * The last address search of each tab, by path. Kept in the query cache, which is cleared when the coach signs out.
 * @param search the current search of the tab `path`, without parameters of open dialogs
 */
export function useTabViews(path: string, search: string): Searches {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: TAB_VIEWS_KEY,
    queryFn: () => NO_SEARCHES,
    enabled: false,
    initialData: NO_SEARCHES,
    gcTime: Infinity,
  });
  useEffect(() => {
    queryClient.setQueryData<Searches>(TAB_VIEWS_KEY, (searches) => ({ ...searches, [path]: search }));
  }, [queryClient, path, search]);
  return data;
}
