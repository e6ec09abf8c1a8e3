/** Sentences of the squad's board. */
export const squadTexts = {
  toDos: 'To do',
  events: 'Events of the day',
  allToDos: (count: number): string => `All ${count} to do`,
  pageChoices: 'Day, history and print',
  history: 'Past flags and decisions',
  loading: 'Loading the squad...',
  loadFailed: 'Failed to load the squad. Please try again.',
  noAthletes: 'No athletes in your teams yet.',
  nobody: 'Nobody. Choose “All” to see the whole squad.',
  showAll: (athletes: number) => `Show all ${athletes} athletes`,
  tooMany: (athletes: number, most: number) =>
    `${athletes} athletes are too many for one board (at most ${most}). Choose a team.`,
  /** Stands below every board. */
  foot: 'About 1 in 17 answers is marked without any particular reason. Not an injury forecast.',
  noEvents: 'No events on this day.',
  lookingBack: (day: string) =>
    `Availability and decisions as they were on ${day}; answers and loads as stored now. Nothing can be changed here.`,

  nobodyAnswered: 'Nobody has answered yet.',
  answeredSometime: 'Answered',
  noAnswerKnown: 'No recent answer',
  missing: (time: string) => `Missing ${time}`,
  usual: (low: string, high: string) => `usual ${low} to ${high}`,
  building: (n: number, least: number) => `usual not known yet (${Math.min(n, least)} of ${least} answers)`,
  noSessions: 'no sessions',
  imported: (n: number, of: number) => `${n} of ${of} imported`,
  above: (points: string) => `${points} points above usual`,
  injuryWaits: 'Reports an injury, and nobody has set the availability since',
  highLoad: 'Load of 7 days above their usual weeks since today',
  highLoadOn: 'above their usual weeks',
  aboveUsual: 'above usual',
  silent: (time: string) => `No answer for ${time}`,
  squadDown: (judged: number, answers: number) =>
    `The whole squad is tired (${judged} of ${answers} answers compared). Marked: who is more tired than the rest.`,

  noAnswerSince: (missing: number | null) =>
    missing === null
      ? 'No complete survey in the last 60 days.'
      : `No complete survey on this day; the last one is ${missing} ${missing === 1 ? 'day' : 'days'} old.`,
  buildingLong: (value: number, n: number, least: number) =>
    `Hooper index ${value}. The baseline is building, ${n} of ${least} days: nothing is judged before.`,
  distance: (value: number, points: string, isWorse: boolean, n: number) =>
    `Hooper index ${value}: ${points} points ${isWorse ? 'worse' : 'better'} than the average of their last ${n} answers; usual day-to-day change 2.6.`,
  /** `source`: `9 of 24 imported`; '' for none. */
  band: (n: number, mean: string, low: string, high: string, source: string) =>
    `Usual for them is ${low} to ${high} (mean ${mean}, ${n} answers in 28 days${source && `, ${source}`}).`,
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
