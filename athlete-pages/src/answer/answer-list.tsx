import type { FormQuestion } from '@touchline/contracts/athlete-answers.schema';
import { sessionText } from './form/event-title.js';
import { answerText } from './form/wellness-draft.js';
import { furtherTexts } from './form/further-questions.js';
import type { KeptAnswer, RefusedAnswer } from './kept/kept-answers.js';

export function keptText(answer: KeptAnswer | RefusedAnswer, questions?: readonly FormQuestion[]): string {
  if ('part' in answer) return furtherTexts(answer.part, questions).join(' · ');
  return answer.kind === 'wellness' ? answerText(answer.body, questions) : sessionText(answer.body, questions);
}

/** Answers that this phone keeps, in words. */
export const AnswerList = ({ answers }: { answers: readonly KeptAnswer[] }) => (
  <ul>
    {answers.map((answer) => (
      <li key={answer.keptAt + answer.title}>
        {answer.title}: {keptText(answer)}
      </li>
    ))}
  </ul>
);
