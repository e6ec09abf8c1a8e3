/** Sentences of the wellness screen. */
export const wellnessTexts = {
  selectAthlete: 'Select an athlete to view their wellness metrics.',
  loading: 'Loading wellness metrics...',
  loadFailed: 'Failed to load wellness data',
  saveFailed: 'Failed to update wellness data',
  allRatings: 'All ratings',
  noLineChosen: 'Choose at least one line to show.',
  editHistory: 'Edit wellness history',
  averaged: (entries: number, range: string) =>
    entries === 1 ? `The only entry, ${range}` : `Average of the last ${entries} entries, ${range}`,
  radarDirection: 'Higher is worse: the further out, the worse.',
  source: 'Source',
  fromFile: (fileName: string) => `From ${fileName}`,
  inTheFile: (value: number) => `${value} in the file`,
  daysFromFile: (fileName: string, days: readonly string[]) => `From ${fileName}: ${days.join(', ')}.`,
  convertedDays: (days: readonly string[]) => `Converted from the scale of the file: ${days.join(', ')}.`,
};
