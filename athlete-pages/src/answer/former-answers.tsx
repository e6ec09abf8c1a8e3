import { useState } from 'preact/hooks';
import { AnswerList } from './answer-list.js';
import type { KeptAnswer } from './kept/kept-answers.js';

interface FormerAnswersProps {
  answers: readonly KeptAnswer[];
  onGoOn: () => void;
}

/**
 * Answers of the pairing before that could not be stored, before another one takes their place. They are shown by a press
 * only: on a shared tablet, it may be somebody else who opens the next link.
 */
export function FormerAnswers({ answers, onGoOn }: FormerAnswersProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div role="alert" class="alarm">
      <p>
        Answers that were given on this phone before are not stored. If they are yours, look at them and tell your
        coach. They are removed from this phone when you go on.
      </p>
      {isShown && <AnswerList answers={answers} />}
      <div class="buttons">
        {!isShown && (
          <button type="button" class="second" onClick={() => setIsShown(true)}>
            Show these answers
          </button>
        )}
        <button type="button" onClick={onGoOn}>
          Go on without them
        </button>
      </div>
    </div>
  );
}
