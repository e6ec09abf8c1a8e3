/** What a measure of the club is on a screen: staff record a test, athletes answer a question. */
export type OwnMeasureNoun = 'test' | 'question';

/** Sentences about the values of the club's own measures. */
export const ownMeasuresTexts = {
  /** A line by a version of the measure that began on a day. */
  since: (line: string, date: string) => `${line}, from ${date}`,
  /** Above the first value by a new version; short, because Apex leaves out labels that touch. */
  newVersion: (value: string) => `new ${value}`,
  seam: (noun: OwnMeasureNoun, date: string) =>
    `From ${date} on the ${noun} is defined differently: values before and after are not compared.`,
  /** Days with a test or an answer. `range` is the first and the last of them. */
  days: (noun: OwnMeasureNoun, count: number, range: string) =>
    `${count} ${noun === 'test' ? 'test' : 'answered day'}${count === 1 ? '' : 's'}, ${range}.`,
  /** Beside the axis, by the better direction. */
  direction: {
    test: { lower: 'Lower is better', higher: 'Higher is better', neither: '' },
    question: { lower: 'Higher is worse', higher: 'Higher is better', neither: '' },
  },
  newest: (date: string, values: string) => `Newest, ${date}: ${values}.`,
  teamSides: (sides: readonly string[], byWeek: boolean) =>
    `Team, mean ± standard deviation${byWeek ? ' of the week’s latest tests' : ' of the day'}: ${sides.join('; ')}.`,
  noUsual: 'Usual range: needs 6 tests, or a typical error of the measure.',
};
