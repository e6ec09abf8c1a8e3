/** Sentences of the wellness screen and the wellness chart. */
export const wellnessTexts = {
  selectAthlete: 'Select an athlete to view their wellness metrics.',
  loading: 'Loading wellness metrics...',
  loadFailed: 'Failed to load wellness data',
  saveFailed: 'Failed to update wellness data',
  noEntries: 'No wellness entries yet.',
  noLineChosen: 'Choose at least one line to show.',
  editHistory: 'Edit wellness history',
  lines: 'Chart lines',
  averaged: (entries: number, range: string) =>
    entries === 1 ? `The only entry, ${range}` : `Average of the last ${entries} entries, ${range}`,
  noRatingsOf: (labels: string) => `No ratings for ${labels} on these days.`,
  noHooperIndex: 'No Hooper Index on these days: it needs all four ratings.',
  overlappingLines: (labels: string) => `These lines overlap: ${labels}.`,
};
