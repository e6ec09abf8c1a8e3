/** Sentences of Alpha Assist. */
export const trendsTexts = {
  loadHigh: 'Load of 7 days above their usual weeks',
  loading: 'Loading athlete trends...',
  loadFailed: 'Failed to load athlete trends',
  empty: 'There are no athletes in your teams yet.',
  noMatch: 'No athletes match your search and filter.',
  showAll: 'Show all athletes',
  availabilityUnknown: 'Failed to load athletes; their availability is not shown.',
  sportsInstead: 'Failed to load teams; showing sports instead.',
  count: (shown: number, all: number) =>
    `${shown === all ? '' : `${shown} of `}${all} ${all === 1 ? 'athlete' : 'athletes'}`,
  variation: (value: number | null) => (value === null ? 'Variation: no data' : `Variation ${value}`),
  trendFlat: 'Trend flat: as usual',
  trend: (direction: string, meaning: string) => `Trend ${direction}: ${meaning}`,
  sorts: {
    variation: 'Variation: best status first',
    'variation-asc': 'Variation: best status last',
    need: 'Need: At Risk first',
    athlete: 'Athlete: last name A to Z',
    'athlete-desc': 'Athlete: last name Z to A',
  },
  notesLabel: 'About these metrics',
  metricNotes: [
    {
      metric: 'trainingLoad',
      note: 'Training Load: average of the last 7 days, rest days included, in arbitrary units (RPE × minutes) per day. It is compared when the four weeks before hold at least 21 days with data and 6 training days.',
    },
    {
      metric: 'wellness',
      note: 'Wellness: average Hooper index of the last 7 days, the sum of four ratings from 4 to 40; high is bad. It needs 3 complete surveys in these days and 10 in the four weeks before.',
    },
    {
      metric: 'sprint',
      note: 'Sprint (10 m) and Vertical (jump): latest test of the last 28 days against up to five tests of the twelve weeks before it.',
    },
  ] as const,
  withoutOtherTeams: 'Without sessions of other teams.',
  /** Follows the notes on the metrics that are told. */
  fewerMetrics: (told: number) =>
    `Your role shows ${told} of the four metrics. Variation and status here rest on ${told === 1 ? 'it' : 'them'} alone.`,
  notes: [
    'Variation: how far the most unusual of the four metrics is from the athlete’s own average, in standard errors, at most 9. It needs two of the four.',
    'Status by variation: 0 or 1: Stable. 2: Monitor. 3 or more with all four metrics up: Excellent Progress. 3 otherwise: Needs Attention. 4 or more with at least one metric down: At Risk. Everything else: Monitor.',
    'Load of 7 days above their usual weeks: the last 7 days hold more load than 19 of 20 of the athlete’s own seven-day spans in the half year before; the status then has no colour, so that a green one does not call such a week good.',
    'Athletes are only compared with themselves. The status describes recorded data; it is not a diagnosis.',
  ],

  athleteNotFound: 'This athlete is not in your teams.',
  injuryUnknown: 'Injury unknown: failed to load athletes',
  libraryLoading: 'Loading workouts...',
  libraryFailed: 'Failed to load workouts',
  routineNotFound: {
    title: 'Routine not found',
    text: 'The routine is not in your library. It may have been deleted or renamed.',
  },
  routineDisclaimer:
    'This routine is the same for every athlete, whatever the metrics above say. It is not a diagnosis and does not replace advice from a physician or physiotherapist.',
  routineEdited: 'Coaches of your institution have edited this routine. The reasoning refers to the original steps.',
  routineMissing: (name: string, mayRestore: boolean) =>
    `The workout “${name}” was deleted or renamed in your institution’s library.` +
    (mayRestore
      ? ' Restore it to see its steps and add it to the calendar. A renamed workout stays as it is.'
      : ' A coach who plans workouts can restore it.'),
  restoreRoutine: 'Restore Routine',
  routineRestored: 'Routine restored.',
  restoreFailed: 'Failed to restore the routine',
  reasoning:
    'An athlete who is far from their own average is worth a closer look and a conversation. A short routine that loosens the hips and activates the muscles that stabilise them asks little of a tired athlete and fits between hard days.',

  scheduleTitle: 'Add to Calendar',
  scheduleSubtitle: (routine: string, athlete: string) => `${routine}, for ${athlete}`,
  dayLoading: 'Checking that day...',
  dayFailed: 'Failed to load that day’s workouts',
  dayFree: 'This athlete has no individual workout on that day.',
  chosenGone: 'The workout you chose is no longer there. Choose again.',
  hasWorkouts: (count: number, date: string) =>
    `This athlete already has ${count === 1 ? 'a workout' : `${count} workouts`} on ${date}.`,
  replaceQuestion: (name: string, date: string) =>
    `A workout ("${name}") already exists for this athlete on ${date}. Do you want to replace it?`,
  replace: (name: string) => `Replace “${name}”`,
  replaceOneOf: (name: string, position: number, count: number, exercises: string) =>
    `Replace “${name}” (${position} of ${count}, ${exercises})`,
  keep: (count: number) =>
    count === 1 ? 'Keep it and add the routine as well' : 'Keep all and add the routine as well',
  teamLoading: 'Checking the team’s plan for that day...',
  teamFailed: 'Failed to load the team’s workouts for that day',
  teamFree: (team: string) => `${team} has no workouts on that day.`,
  teamWorkouts: (team: string, names: string) => `${team} on that day: ${names}.`,
};
