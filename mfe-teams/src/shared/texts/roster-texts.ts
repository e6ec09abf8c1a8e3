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
  consentEnds: (name: string) =>
    `The consent that ${name} gave alone ends: a guardian has to agree. Link and devices end with it. A guardian whom the club knows is asked by mail.`,
  consentMayEnd: (name: string) =>
    `If ${name} gave the consent alone and is too young for it by this date, it ends: a guardian has to agree.`,

  addTitle: 'Add from a signed form',
  addIntro: 'For an athlete who is not on the roster yet. Enter what is on the signed paper, and keep the paper.',
  isAnother: 'This is another person of the same name',
  added: (name: string) => `${name} is on the roster.`,
  addFailed: 'Failed to add the athlete',

  archiveQuestion: (fullName: string, firstName: string) =>
    `${fullName} will no longer appear in lists and dashboards. Their link and all paired devices stop working at once, and stay ended when you bring ${firstName} back. All records are kept, and you can bring ${firstName} back at any time.`,
  archived: (name: string) => `${name} archived. Link and devices have ended, also if you undo this.`,
  archiveFailed: (name: string) => `Failed to archive ${name}`,
  broughtBack: (name: string) => `${name} is back on the roster. To answer by phone they need a new link.`,
  bringBackFailed: (name: string) => `Failed to bring back ${name}`,

  noOtherTeam: (mayCreate: boolean) =>
    mayCreate
      ? 'You have no other team yet. Create one in Team Management first.'
      : 'You have no other team in which your role may change athletes.',
  teamMissing: 'Select a team.',
  moveEffects: (fullName: string, firstName: string) =>
    `From today on ${fullName} belongs to the new team, and the earlier days stay with this one. The new staff see the records from today on, and load and wellness of up to 42 days before. ${firstName}’s upcoming team events will be those of the new team.`,
  moved: (name: string, team: string) => `${name} moved to ${team}.`,
  moveFailed: (name: string) => `Failed to move ${name}`,
} as const;
