/** The sentences of the roster. */
export const rosterTexts = {
  availabilitySaved: 'Availability saved.',
  loadingTeam: 'Loading team...',
  loadTeamsFailed: 'Failed to load teams',
  teamNotFound: 'This team is not in your teams. It may have been deleted.',
  loadingAthletes: 'Loading athletes...',
  loadAthletesFailed: 'Failed to load athletes',
  noAthletes: 'No athletes for this team',
  noArchivedAthletes: 'No archived athletes in this team',
  noAthletesFound: 'No athletes found',
  athleteNotListed:
    'This athlete is not in this list. Someone else may have moved or archived them, or put them back on the roster.',

  saved: (name: string) => `${name} saved.`,
  saveFailed: 'Failed to save the details',
  athleteGone: 'This athlete is no longer in your teams.',
  changedByOther: 'Someone else changed these details. Your changes are not saved.',
  saveReplacesTheirs: 'Save to replace their changes with yours, or take theirs:',
  saveAddsYours: 'Save to add your changes.',
  changesNotLoaded:
    'Someone else changed these details, but their changes could not be loaded. Save again to see them.',
  required: 'Required.',
  jerseyInvalid: 'Enter one to three digits.',
  jerseyOf: (names: string) => `Also the number of ${names}.`,
  numberOutOfRange: (min: number, max: number) => `Enter a number with at most one decimal from ${min} to ${max}.`,
  emailInvalid: 'Enter a mail address, or leave it empty.',
  dateInvalid: 'Enter a date that exists.',
  dateInFuture: 'The date must not be in the future.',

  addTitle: 'Add from a signed form',
  addIntro: 'For an athlete who is not on the roster yet. Enter what is on the signed paper, and keep the paper.',
  isAnother: 'This is another person of the same name',
  added: (name: string) => `${name} is on the roster.`,
  addFailed: 'Failed to add the athlete',

  archiveQuestion: (fullName: string, firstName: string) =>
    `${fullName} will no longer appear in lists and dashboards. All records are kept, and you can bring ${firstName} back at any time.`,
  archived: (name: string) => `${name} archived.`,
  archiveFailed: (name: string) => `Failed to archive ${name}`,
  broughtBack: (name: string) => `${name} is back on the roster.`,
  bringBackFailed: (name: string) => `Failed to bring back ${name}`,

  noOtherTeam: 'You have no other team yet. Create one in Team Management first.',
  teamMissing: 'Select a team.',
  moveEffects: (fullName: string, firstName: string) =>
    `All of ${fullName}’s records move too: wellness, training, tests and attendance. ${firstName}’s upcoming team events will be those of the new team.`,
  moved: (name: string, team: string) => `${name} moved to ${team}.`,
  moveFailed: (name: string) => `Failed to move ${name}`,
} as const;
