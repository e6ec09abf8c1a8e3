import type { AddMeasureBody, Measure } from '@touchline/contracts/measures.schema';
import type { Survey, SurveyQuestion } from '@touchline/contracts/surveys.schema';
import type { Actor } from '../support/actors.js';

/** A question about the groin, from 0 to 10. */
export const GROIN = {
  label: 'Groin',
  question: 'How does your groin feel?',
  unit: 'rating',
  min: 0,
  max: 10,
  step: 1,
  direction: 'lower',
  low_words: 'no problem',
  high_words: 'cannot train',
  trials: 1,
  trial_rule: 'best',
  has_sides: false,
  day_rule: 'last',
  kind: 'wellness',
  entered_by: 'athlete_daily',
  typical_error: null,
} as const satisfies AddMeasureBody;

const TEST = { ...GROIN, question: null, low_words: null, high_words: null, direction: 'higher' } as const;

export const YO_YO = {
  ...TEST,
  label: 'Yo-Yo IR1',
  unit: 'm',
  max: 3600,
  step: 1,
  kind: 'performance',
  entered_by: 'staff',
} as const satisfies AddMeasureBody;

export const NORDBORD = {
  ...YO_YO,
  label: 'Nordbord',
  unit: 'N',
  max: 1000,
  trials: 3,
  has_sides: true,
} as const satisfies AddMeasureBody;

export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** Adds a measure as an administrator does, and returns it as it is stored. */
export async function addMeasure(coach: Actor, body: AddMeasureBody): Promise<Measure> {
  const answer = await coach.post('/api/measures', body);
  if (answer.statusCode !== 201) throw new Error(answer.payload);
  return answer.json<Measure>();
}

/** Lets a team ask these questions from a day on, and returns all lists. */
export async function ask(
  coach: Actor,
  teamId: number,
  from: string,
  questions: readonly (Partial<SurveyQuestion> & Pick<SurveyQuestion, 'measure'>)[],
): Promise<Survey[]> {
  const filled = questions.map((question) => ({ when: 'daily', weekdays: EVERY_DAY, ...question }));
  const answer = await coach.put('/api/surveys', { team_id: teamId, from, questions: filled, version: 0 });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json<Survey[]>();
}
