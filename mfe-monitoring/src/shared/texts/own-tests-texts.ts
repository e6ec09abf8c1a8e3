/** Sentences of the club's own tests on the performance tests screen. */
export const ownTestsTexts = {
  title: 'The club’s own tests',
  ownTestsFailed: 'Failed to load the club’s own tests.',
  recordOwn: 'The club’s own tests and batteries:',
  noOwn: 'No values recorded yet',
  retired: 'Retired: this test is no longer recorded.',
  historyCaption: (direction: string, counts: string) =>
    ['Each trial as it was measured.', counts, direction].filter(Boolean).join(' '),
  bestCounts: 'The best of a day counts.',
  meanCounts: 'The mean of a day counts.',
  lowerIsBetter: 'Lower is better.',
  deletedTrial: 'Someone else deleted this value. Record it again to bring it back.',
  trial: (side: string, trial: string, value: string) =>
    [...(side === '' ? [] : [side]), ...(trial === '' ? [] : [`trial ${trial}`]), value].join(', '),
  /** The latest test of a side beside the one before. `side` is '' without sides. */
  change: ({
    side,
    value,
    change,
    since,
    is,
  }: Record<'side' | 'value' | 'change' | 'since', string> & {
    is: 'better' | 'worse' | null;
  }) => `${side === '' ? 'Latest' : side} ${value}: ${change} since ${since}${is === null ? '' : ` (${is})`}.`,
  recordBattery: 'Record several tests of a team together:',
};
