/** Sentences of the dialog behind an athlete's row, of the figures that the row rests on, and of decisions. */
export const athleteDialogTexts = {
  why: 'Why?',
  /** @param acwr `1.12`, or how many of the 28 days there are */
  acwr: (acwr: string) =>
    `ACWR ${acwr}: training load per day of the last 7 days, divided by that of the last 28 days. 1 is as before; it does not forecast injuries.`,
  noAcwr: (history: number, days: number) =>
    history === 0
      ? 'No ACWR: no sessions.'
      : `No ACWR yet: it needs ${days} days from the first session on, ${Math.min(history, days)} so far.`,
  loadUnit: 'Training load is RPE × minutes, in arbitrary units (AU).',
  /** Of seven days. */
  highLoad: 'above their usual weeks',

  noAnswerSince: (missing: number | null) =>
    missing === null
      ? 'No complete survey in the last 60 days.'
      : `No complete survey on this day; the last one is ${missing} ${missing === 1 ? 'day' : 'days'} old.`,
  building: (n: number, least: number) =>
    `What is usual for them is known after ${least} answers in 28 days; ${n} so far. Nothing is judged before.`,
  /** @param judged `Clearly worse than usual` @param usual `usual 10 to 14` */
  verdict: (judged: string, value: number, usual: string) => `${judged}: ${value}, ${usual}.`,
  value: (value: number) => `Hooper index ${value}.`,
  aboveUsual: 'A little worse than usual',
  asUsual: 'As usual',
  belowUsual: 'Better than usual',
  distance: (value: number, points: string, isWorse: boolean, n: number) =>
    `Hooper index ${value}: ${points} points ${isWorse ? 'worse' : 'better'} than the average of their last ${n} answers; usual day-to-day change 2.6.`,
  /** `source`: `9 of 24 imported`; '' for none. */
  band: (n: number, mean: string, width: string, low: string, high: string, source: string) =>
    `Usual for them is ${low} to ${high} (mean ${mean} ± ${width}, ${n} answers in 28 days${source && `, ${source}`}).`,
  beyondSquad: (own: string, squad: string, judged: string) =>
    `The whole squad is tired. Their distance from usual: ${own}. Without the squad’s median of ${squad}: ${judged}. Only this is judged.`,
  lookRule: (z: string) =>
    `Look: clearly worse than usual for them, by at least 4 points and 1.5 usual deviations (here ${z}).`,
  talkRule: (z: string) =>
    `Talk first: much worse than usual for them, by at least 4 points, and 2 usual deviations (here ${z}) or a marked answer just before.`,
  distanceFigures: (points: string, z: string) => `${points} points, ${z} deviations`,
  lookByChance: 'About 1 in 17 answers is marked by chance.',
  talkByChance: 'About 1 in 26 answers is marked like this by chance.',
  flags: (count: number) => `${count} marked ${count === 1 ? 'answer' : 'answers'} in the last 28 days.`,
  ruleDoesNotFit: 'That is more than every third day: the rule does not fit this athlete.',

  decided: 'Decision saved.',
  decideFailed: 'Failed to save the decision',
  takenBack: 'Decision taken back.',
  alreadyTakenBack: 'This decision is no longer there.',
  takeBackFailed: 'Failed to take the decision back',
  decisionOvertaken:
    'A colleague has just decided about this athlete; the board shows it now. Your note is still here: save again to replace their decision.',
  noKind: 'Choose a decision first.',
  wrongUntil: (latest: string, most: number) =>
    `Choose a day from today to ${latest}: a decision lasts at most ${most} days.`,
  noteTooLong: (most: number) => `At most ${most} characters.`,
  changeAvailability: 'Change availability',
  availabilitySaved: 'Availability saved.',
};
