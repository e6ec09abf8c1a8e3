import type { FormEvent, FormQuestion, OwnSessionBody } from '@touchline/contracts/athlete-answers.schema';
import { furtherTexts } from './further-questions.js';

/** `Practice, 17:30` */
export const eventTitle = ({ title, event_time: time }: Pick<FormEvent, 'title' | 'event_time'>): string =>
  time === null ? title : `${title}, ${time}`;

/** `6.5 of 10 · 75 minutes` */
export function sessionText(
  answer: NonNullable<FormEvent['answer']> | OwnSessionBody,
  questions: readonly FormQuestion[] | undefined,
): string {
  if (!answer.was_there) return 'You were not there.';
  const minutes = `${answer.duration_min} ${answer.duration_min === 1 ? 'minute' : 'minutes'}`;
  return [`${answer.rpe} of 10`, minutes, ...furtherTexts(answer.more, questions)].join(' · ');
}
