import { ApiError } from '@touchline/ui/host';
import { QueryClient } from '@touchline/ui/query';
import { performanceTestsQuery } from '../../api/get-performance-tests.js';
import { FakeRecordingApi } from '../testing/fake-recording-api.js';
import { recordTestsMutation } from './record-tests.js';

const BODY = {
  recordings: [{ athlete_id: 1, value: 66.6, if_value: null }],
  recordingType: 'grip',
  teamId: 2,
  date: '2026-11-05',
} as const;

test.each([
  ['that is stored', 0, null],
  ['that is stored but whose answer got lost', 1, new ApiError(0, 'network', null)],
])('after a recording %s the cached tests are stale', async (_, losesAnswers, failure) => {
  const [api, queryClient] = [new FakeRecordingApi(), new QueryClient()];
  api.losesAnswers = losesAnswers;
  const { queryKey } = performanceTestsQuery(api, 1);
  queryClient.setQueryData(queryKey, []);
  const recorded = queryClient
    .getMutationCache()
    .build(queryClient, recordTestsMutation(api, queryClient))
    .execute({ ...BODY, recordings: [...BODY.recordings] });
  expect(
    await recorded.then(
      () => null,
      (error: unknown) => error,
    ),
  ).toEqual(failure);
  expect(api.stored.get(1)).toBe(66.6);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('one tab of the browser records at a time', async () => {
  const turns: string[] = [];
  const request = async (name: string, _options: unknown, job: () => Promise<unknown>) => {
    turns.push(name);
    return job();
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  const [api, queryClient] = [new FakeRecordingApi(), new QueryClient()];
  const recorded = queryClient.getMutationCache().build(queryClient, recordTestsMutation(api, queryClient));
  await recorded.execute({ ...BODY, recordings: [...BODY.recordings] });
  if (before) Object.defineProperty(globalThis, 'navigator', before);
  else Reflect.deleteProperty(globalThis, 'navigator');
  expect(turns).toEqual([expect.stringMatching(/recordings$/)]);
  expect(api.stored.get(1)).toBe(66.6);
});
