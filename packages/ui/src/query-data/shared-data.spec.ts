import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { areaNames } from '../host/area-names.js';
import { announceChange, type OwnedQueryKey, type SharedQueryMeta } from './shared-data.js';

const own = areaNames('mfe-new');
let cache: QueryClient;
let fetches: string[];

beforeEach(() => {
  cache = new QueryClient();
  fetches = [];
});

/** A query that is on screen. Returns what ends that. */
function show(queryKey: OwnedQueryKey, meta?: SharedQueryMeta): () => void {
  const queryFn = () => Promise.resolve(fetches.push(queryKey.join(' ')));
  return new QueryObserver(cache, { queryKey, queryFn, staleTime: Infinity, ...(meta && { meta }) }).subscribe(
    () => undefined,
  );
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('queries of the changed data are read again, in every area; those not on screen are stale', async () => {
  const stops = [
    show(['athletes', 'list']),
    show(own.key('board'), { shows: ['athletes', 'sessions'] }),
    show(own.key('month'), { shows: ['events'] }),
    show(own.key('library')),
  ];
  show(own.key('left'), { shows: ['athletes'] })();
  await settled();
  fetches = [];
  announceChange(cache, ['athletes', 'sessions']);
  await settled();
  expect(fetches).toEqual(['athletes list', 'mfe-new board']);
  expect(cache.getQueryState(own.key('left'))?.isInvalidated).toBe(true);
  expect(cache.getQueryState(own.key('month'))?.isInvalidated).toBe(false);
  for (const stop of stops) stop();
});

test('on request nothing is read before it is shown again', async () => {
  const stop = show(own.key('board'), { shows: ['athletes'] });
  await settled();
  fetches = [];
  announceChange(cache, ['athletes'], { refetchType: 'none' });
  await settled();
  expect(fetches).toEqual([]);
  expect(cache.getQueryState(own.key('board'))?.isInvalidated).toBe(true);
  stop();
});

test('names of an area begin with it', () => {
  expect(own.key('roster', 7)).toEqual(['mfe-new', 'roster', 7]);
  expect(own.storage('marks')).toBe('touchline.mfe-new.marks');
});
