import type { FormQuestion } from '@touchline/contracts/athlete-answers.schema';
import { keptText } from './answer-list.js';
import type { RefusedAnswer } from './kept/kept-answers.js';

interface RefusedAnswersProps {
  refused: readonly RefusedAnswer[];
  questions: readonly FormQuestion[] | undefined;
  onRead: (answer: RefusedAnswer) => void;
}

/** Answers that could not be stored. They stay until the athlete has read it. */
export const RefusedAnswers = ({ refused, questions, onRead }: RefusedAnswersProps) => (
  <>
    {refused.map((answer) => (
      <div key={answer.keptAt + answer.reason} role="alert" class="alarm">
        <p>
          {answer.part ? 'A part of your answer' : 'Your answer'} for {answer.title} was not stored. {answer.reason} You
          can tell your coach: {keptText(answer, questions)}
        </p>
        <button type="button" class="second" onClick={() => onRead(answer)}>
          I have read this
        </button>
      </div>
    ))}
  </>
);
