/** The sentences of the kit, one place per sentence. Short labels are in the components. */
export const uiTexts = {
  staleData: 'Failed to refresh. This data may be out of date.',
  offline: 'You seem to be offline.',
  serverBusy: 'The server is busy. Try again in a moment.',
  /** @param wait `5 minutes` */
  tryAgainIn: (wait: string): string => `Try again in ${wait}.`,

  inputKept: 'What you typed is still here.',
  dateIncomplete: 'Enter a full date, or leave it empty.',
  discardQuestion: 'You have unsaved changes. Are you sure you want to discard them?',
  stillSaving: 'Still saving. Please wait.',

  /** @param change the change, with or without a full stop: `3 events added` */
  reverted: (change: string): string => `Reverted: ${change.replace(/\.$/, '')}.`,
  undoOffline: 'Failed to undo. You seem to be offline. Try again.',
  undoTooLate: 'Already reverted, or too late.',
  dismissMessage: 'Dismiss this message',

  loadingAthletes: 'Loading athletes...',
  athletesFailed: 'Error: Failed to load athletes',
  noAthletesFound: 'No athletes found',
  /** @param title `Bring the roster` @param roles `Head coach, Coach` */
  stepOfOthers: (title: string, roles: string): string =>
    `Next: ${title.charAt(0).toLowerCase()}${title.slice(1)}. This needs: ${roles}.`,
  sportsInstead: 'Failed to load teams; showing sports instead.',

  availabilityFailed: 'Failed to save the availability',
  /** @param word `Out · Knee · until Nov 30` */
  availabilityTheirs: (word: string): string =>
    `A colleague has just recorded: ${word}. Your entry is not saved yet. Saving puts it after theirs.`,
  availabilityNote: (length: number, most: number): string =>
    `Only the team’s staff see it. ${length} of ${most} characters.`,

  words: 'Words used here',
  loadingWords: 'Loading...',
  wordsFailed: 'Failed to load the words. Please try again.',
  /** @param words `Load, last 7 days` */
  about: (words: string): string => `About “${words}”`,

  sortBy: 'Sort by',
  defaultOrder: 'Default order',
  /** @param order `Athlete: A to Z` */
  sortedBy: (order: string): string => `Sorted by ${order}`,
  textOrder: ['A to Z', 'Z to A'],
  numberOrder: ['lowest first', 'highest first'],

  loadingChart: 'Loading chart...',
  chartFailed: 'Failed to load the chart',
  choicesFailed: 'Failed to load the list to choose from',
} as const;
