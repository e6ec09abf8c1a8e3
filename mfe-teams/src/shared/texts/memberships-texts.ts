/** The sentences about the teams of an athlete. */
export const membershipsTexts = {
  loading: 'Loading teams...',
  loadFailed: 'Failed to load the teams of this athlete',
  meaning: (name: string) =>
    `The staff of each team see ${name}’s records of the days on it. Load and wellness are counted once, in every team.`,
  earlier: 'Earlier',
  noOtherTeam: 'There is no other team of yours that this athlete could join.',
  addFailed: 'Failed to add the team',
  added: (name: string, team: string) => `${name} now also belongs to ${team}.`,
  planned: (name: string, team: string, day: string) => `${name} belongs to ${team} from ${day} on.`,
  teamMissing: 'Select a team.',
  dayMissing: 'Enter a date that exists.',
  guestNeedsEnd: 'A guest needs a last day.',
  endBeforeBegin: 'The last day must not be before the first.',
  lastDayHint: 'Empty: no end is known.',
  ended: (name: string, team: string, day: string) => `${name} belongs to ${team} until ${day}.`,
  endFailed: 'Failed to save the last day',
  removed: (name: string, team: string) => `${name} will not join ${team}.`,
  removeFailed: 'Failed to remove the planned team',
  nowMain: (name: string, team: string) => `${team} is ${name}’s main team.`,
  mainFailed: 'Failed to change the main team',
} as const;
