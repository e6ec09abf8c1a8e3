import { lazyRetry } from '@touchline/ui';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import type { FirstStepsProps } from './first-steps.js';

/** Most clubs have done them long ago, so the overview does not wait for this code. */
export const LazyFirstSteps = lazyRetry<FirstStepsProps>(
  () => import(/* webpackChunkName: "first-steps" */ './first-steps.js').then((module) => module.FirstSteps),
  ({ isAlone, children }) => ({
    loading: isAlone ? null : children,
    errorText: overviewTexts.loadFailed,
    frame: () => children,
  }),
);
