import { newestVersion } from '@touchline/contracts/measure-versions';
import { ENTERED_BY, type EnteredBy } from '@touchline/contracts/measure-rules';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { OwnMeasureNoun } from '../texts/own-measures-texts.js';

const NOUNS: Readonly<Record<EnteredBy, OwnMeasureNoun>> = {
  athlete_daily: 'question',
  athlete_after_session: 'question',
  staff: 'test',
  device: 'test',
};

const enteredBy = (noun: OwnMeasureNoun) => ENTERED_BY.filter((by) => NOUNS[by] === noun);

/** Who enters tests, and who enters the answers to questions. */
export const ENTERED_BY_NOUN: Readonly<Record<OwnMeasureNoun, readonly EnteredBy[]>> = {
  test: enteredBy('test'),
  question: enteredBy('question'),
};

/** What a measure is called: all its versions are entered by the same. */
export const nounOf = (measure: Measure): OwnMeasureNoun => NOUNS[newestVersion(measure).entered_by];
