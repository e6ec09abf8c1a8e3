import { lazyRetry } from '@touchline/ui';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';

/** The club's own tests, whose code is fetched after that of the screen. */
export const LazyOwnRecordingChoice = lazyRetry(
  () =>
    import(/* webpackChunkName: "own-recording-choice" */ './components/own-recording-choice.js').then(
      (module) => module.OwnRecordingChoice,
    ),
  () => ({ loading: null, errorText: performanceTestsTexts.ownTestsFailed }),
);
