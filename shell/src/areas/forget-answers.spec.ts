import { areaNames } from '@touchline/ui/host';
import { QueryClient, type OwnedQueryKey } from '@touchline/ui/query';
import { QueryObserver } from '@tanstack/react-query';
import { SHELL_NAMES } from '../app/shell-names.js';
import { forgetAnswers } from './forget-answers.js';

let cache: QueryClient;
let stop: () => void;

/** Keys as contract 2 has them do not name their area. */
const earlier = (name: string) => [name] as unknown as OwnedQueryKey;

beforeEach(() => {
  cache = new QueryClient();
  for (const key of [
    areaNames('mfe-teams').key('roster'),
    areaNames('mfe-workouts').key('library'),
    SHELL_NAMES.key('installation'),
    ['athletes', 'list'] as const,
    earlier('wellness'),
    earlier('overview'),
  ])
    cache.setQueryData(key, 'an answer');
  const shown = new QueryObserver(cache, { queryKey: earlier('overview'), staleTime: Infinity });
  stop = shown.subscribe(() => undefined);
});
afterEach(() => stop());

const left = () =>
  cache
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
const otherAreas = ['mfe-workouts'];

it('removes what the area keeps, and nothing of the kit, the shell or another area', () => {
  forgetAnswers(cache, 'mfe-teams', { onScreen: true, otherAreas });
  expect(left()).toEqual(['mfe-workouts', 'shell', 'athletes']);
});

it('keeps answers on screen that may belong to another area', () => {
  forgetAnswers(cache, 'mfe-teams', { onScreen: false, otherAreas });
  expect(left()).toEqual(['mfe-workouts', 'shell', 'athletes', 'overview']);
});
