/** Sentences of the squad's board. */
export const squadTexts = {
  /** By column. */
  heads: {
    name: 'Athlete',
    availability: 'Can train',
    answered: 'Answered',
    hooper: 'How they feel',
    load: 'Load, last 7 days',
    attendance: 'Attendance, last 7',
    need: 'Why and what was decided',
  },
  ratings: { sleep_quality: 'Sleep', fatigue: 'Fatigue', muscle_soreness: 'Soreness', stress: 'Stress' },
  whoNeedsMe: 'Who needs me',
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
  wordsUsed: 'What the words mean',
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
  building: 'usual not known yet',
  imported: (n: number, of: number) => `${n} of ${of} imported`,
  clearlyWorse: 'Clearly worse than usual',
  injuryWaits: 'Reports an injury, and nobody has set the availability since',
  highLoad: 'Training load of 7 days above their usual weeks since today',
  aboveUsual: 'above usual',
  silent: (time: string) => `No answer for ${time}`,
  squadDown: (judged: number, answers: number) =>
    `The whole squad is tired (${judged} of ${answers} answers compared). Marked: who is more tired than the rest.`,
};
