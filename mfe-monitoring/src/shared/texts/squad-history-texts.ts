/** Sentences of the flags and decisions of past days, apart from the board's: the first page does not load them. */
export const squadHistoryTexts = {
  title: 'Flags and decisions',
  loading: 'Loading flags and decisions...',
  loadFailed: 'Failed to load flags and decisions. Please try again.',
  nothing: 'No flags and no decisions in these days.',
  backToSquad: 'Back to the squad',
  showWholeTeam: 'Show the whole team',
};
