/** Sentences of the wellness chart, on the wellness screen and on the overview. */
export const wellnessChartTexts = {
  noEntries: 'No wellness entries yet.',
  lines: 'Chart lines',
  ratingsAxis: 'Ratings: higher is worse',
  hooperAxis: 'Hooper Index: higher is worse',
  noRatingsOf: (labels: string) => `No ratings for ${labels} on these days.`,
  noHooperIndex: 'No Hooper Index on these days: it needs all four ratings.',
  overlappingLines: (labels: string) => `These lines overlap: ${labels}.`,
};
