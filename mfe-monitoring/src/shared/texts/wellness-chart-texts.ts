/** Sentences of the wellness chart, on the wellness screen and on the overview. */
export const wellnessChartTexts = {
  noEntries: 'No wellness entries yet.',
  lines: 'Chart lines',
  noRatingsOf: (labels: string) => `No ratings for ${labels} on these days.`,
  noHooperIndex: 'No Hooper Index on these days: it needs all four ratings.',
  overlappingLines: (labels: string) => `These lines overlap: ${labels}.`,
};
