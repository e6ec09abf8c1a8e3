import { areaNames } from '@touchline/ui/host';
import { QueryClient } from '@touchline/ui/query';
import { SHELL_NAMES } from '../app/shell-names.js';
import { forgetAnswers } from './forget-answers.js';

it('removes what the area keeps, and nothing of the kit, the shell or another area', () => {
  const cache = new QueryClient();
  for (const key of [
    areaNames('mfe-teams').key('roster'),
    areaNames('mfe-workouts').key('library'),
    SHELL_NAMES.key('installation'),
    ['athletes', 'list'] as const,
  ])
    cache.setQueryData(key, 'an answer');

  forgetAnswers(cache, 'mfe-teams');

  const left = cache.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey[0])).toEqual(['mfe-workouts', 'shell', 'athletes']);
});
