import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { useEffect } from 'react';
import { areaNames } from '../host/area-names.js';
import { announceChange, type OwnedQueryKey, type SharedQueryMeta } from '../query-data/shared-data.js';
import { TestShell } from '../testing/test-shell.js';
import { useApi as useTypedApi } from '../host/host.js';
import { AreaChart, BarChart, Chart, DonutChart, LineChart, RadarChart } from './charts.js';
import { adaptServices, useApi, useHost } from './host.js';
import { adapter } from './index.js';
import { SHOWN_BY_KEY, useQueryClient } from './query.js';

describe('services', () => {
  test('an area of contract 2 calls by path, and the page sends the call of the route', async () => {
    const calls: unknown[][] = [];
    const api = { call: (...call: unknown[]) => Promise.resolve(void calls.push(call)) } as never;
    const Page = () => {
      const client = useApi();
      useEffect(() => {
        void client.get('/api/teams', { query: { a: 1 } });
        void client.send('PUT', '/api/teams/7', { name: 'First' }, { retryKey: 'k' });
      }, [client]);
      return null;
    };
    render(
      <TestShell api={api}>
        <Page />
      </TestShell>,
    );
    expect(calls).toEqual([
      ['GET /api/teams', { query: { a: 1 } }],
      ['PUT /api/teams/7', { body: { name: 'First' }, retryKey: 'k' }],
    ]);
  });

  test('are the same object as long as the page has the same ones, so that no effect runs again', () => {
    const seen: unknown[] = [];
    const typed: unknown[] = [];
    const Page = () => {
      seen.push(useHost(), useApi());
      typed.push(useTypedApi());
      return null;
    };
    const page = () => (
      <TestShell>
        <Page />
      </TestShell>
    );
    const { rerender } = render(page());
    rerender(page());
    const [host, api] = seen;
    expect(seen).toEqual([host, api, host, api]);
    expect(seen[2]).toBe(host);
    expect(seen[3]).toBe(api);
    expect(typed[0]).not.toBe(api);
  });

  test('of the background are those of the major, too', () => {
    const services = { api: { call: () => Promise.resolve() } } as never;
    expect(adapter.adaptServices(services)).toBe(adaptServices(services));
  });
});

describe('what another area shows', () => {
  const own = areaNames('mfe-new');
  /** Keys of contract 2 name no area. */
  const earlier = (name: string) => [name] as unknown as OwnedQueryKey;
  let cache: QueryClient;
  beforeEach(() => {
    cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    adapter.connect(cache);
  });
  const fetched = (queryKey: OwnedQueryKey, meta?: SharedQueryMeta) =>
    cache.fetchQuery({ queryKey, queryFn: () => 'an answer', ...(meta && { meta }) });
  const isStale = (queryKey: OwnedQueryKey) => cache.getQueryState(queryKey)?.isInvalidated;

  test('is stale in an area of contract 2 when one of contract 3 announces a change', async () => {
    await fetched(earlier('overview'));
    await fetched(earlier('workout-library'));
    announceChange(cache, ['events']);
    expect([isStale(earlier('overview')), isStale(earlier('workout-library'))]).toEqual([true, false]);
  });

  test('is stale in an area of contract 3 when one of contract 2 invalidates what it knows of it', async () => {
    await fetched(own.key('board'), { shows: ['athletes'] });
    await fetched(own.key('month'), { shows: ['events'] });
    let old: QueryClient | undefined;
    const Page = () => {
      old = useQueryClient();
      return null;
    };
    render(
      <QueryClientProvider client={cache}>
        <Page />
      </QueryClientProvider>,
    );
    await old?.invalidateQueries({ queryKey: earlier('squad') });
    expect([isStale(own.key('board')), isStale(own.key('month'))]).toEqual([true, false]);
    // The cache of an area of contract 2 is the page's: the library's methods, which read private fields, work on it.
    old?.setQueryData(earlier('wellness'), 'typed');
    expect(cache.getQueryData(earlier('wellness'))).toBe('typed');
    new QueryObserver(old as QueryClient, { queryKey: earlier('wellness') }).subscribe(() => undefined)();
  });

  test.each(Object.keys(SHOWN_BY_KEY))('knows the key %s', (first) => {
    expect(cache.getQueryDefaults(earlier(first)).meta).toEqual({ shows: SHOWN_BY_KEY[first] });
  });
});

test.each([
  [AreaChart, 'area'],
  [BarChart, 'bar'],
  [DonutChart, 'donut'],
  [LineChart, 'line'],
  [RadarChart, 'radar'],
])('a chart component is the chart of its type: %#', (OfType, type) => {
  const table = { columns: ['Day', 'Load'], rows: [['Monday', '300']] };
  const props = { label: 'Load', summary: 'One day.', options: {}, series: [], height: 200, table };
  expect(OfType(props)).toMatchObject({ type: Chart, props: { ...props, type } });
});
