import { lazyRetry } from '@touchline/ui';
import { ownQuestionsTexts } from '../../../shared/texts/own-questions-texts.js';

/** The club's own questions, whose code is fetched after that of the screen. */
export const LazyOwnQuestionCards = lazyRetry(
  () =>
    import(/* webpackChunkName: "own-questions" */ './components/own-question-cards.js').then(
      (module) => module.OwnQuestionCards,
    ),
  () => ({ loading: null, errorText: ownQuestionsTexts.failed }),
);
