import type { FormEvent, OwnSessionBody } from '@touchline/contracts/athlete-answers.schema';

/** `Practice, 17:30` */
export const eventTitle = ({ title, event_time: time }: Pick<FormEvent, 'title' | 'event_time'>): string =>
  time === null ? title : `${title}, ${time}`;

/** `6.5 of 10 · 75 minutes` */
export const sessionText = (answer: NonNullable<FormEvent['answer']> | OwnSessionBody): string =>
  answer.was_there
    ? `${answer.rpe} of 10 · ${answer.duration_min} ${answer.duration_min === 1 ? 'minute' : 'minutes'}`
    : 'You were not there.';
