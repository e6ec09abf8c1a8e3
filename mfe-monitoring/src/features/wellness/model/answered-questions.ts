import type { WellnessEntry } from '@touchline/contracts/wellness.schema';

/** The keys of the club's questions that the entries answer. */
export const answeredQuestions = (entries: readonly WellnessEntry[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ more = [] }) => more.map(({ measure }) => measure)));
