import { lazyRetry } from '@touchline/ui';
import { ownTestsTexts } from '../../../shared/texts/own-tests-texts.js';

/** The club's own tests, whose code is fetched after that of the screen. */
export const LazyOwnRecordingChoice = lazyRetry(
  () =>
    import(/* webpackChunkName: "recording" */ './components/own-recording-choice.js').then(
      (module) => module.OwnRecordingChoice,
    ),
  () => ({ loading: null, errorText: ownTestsTexts.ownTestsFailed }),
);

export const LazyOwnTestCards = lazyRetry(
  () =>
    import(/* webpackChunkName: "recording" */ './components/own-test-cards.js').then((module) => module.OwnTestCards),
  () => ({ loading: null, errorText: ownTestsTexts.ownTestsFailed }),
);
