import { ACUTE_DAYS, CHRONIC_DAYS } from '@touchline/contracts/load-windows';

/** Sentences of the training load screen and of the charts of load on other screens. */
export const trainingLoadTexts = {
  selectAthlete: 'Select an athlete to view their metrics.',
  loading: 'Loading training load...',
  loadFailed: 'An error occurred',
  saveFailed: 'Failed to update SRPE data',
  rowWithoutId: 'Cannot save row without workout_id',
  noSessions: 'No training sessions recorded yet.',
  noChartChosen: 'Choose at least one chart to show.',
  editHistory: 'Edit training load history',
  stale: (days: number, date: string) => `No sessions for ${days} days. The figures are from ${date}.`,
  lines: 'Chart lines',

  // How each figure is calculated.
  sessionMethod: 'Training load of each session: RPE × minutes, in arbitrary units (AU).',
  workloadMethod: `Average training load per day, rest days included: acute over ${ACUTE_DAYS} days, chronic over ${CHRONIC_DAYS}. ACWR = acute ÷ chronic.`,
  monotonyMethod: `Average daily training load of the last ${ACUTE_DAYS} days ÷ its standard deviation. High means little variation (Foster 1998).`,
  strainMethod: `Training load of the last ${ACUTE_DAYS} days × monotony, in AU (Foster 1998).`,

  // Why a figure is missing.
  buildingBaseline: (days: number) => `building baseline, ${days} of ${CHRONIC_DAYS} days`,
  noRatio: 'no ACWR: no training load in 28 days',
  tooEarly: `needs ${ACUTE_DAYS} days of history`,
  noVariation: `the same training load on all ${ACUTE_DAYS} days`,
  tooEarlyUpTo: (date: string, days: number) =>
    `No figure up to ${date}: it needs ${ACUTE_DAYS} days of history, ${days} so far.`,
  noVariationOn: (dates: string) => `No figure on ${dates}: the training load was the same on all ${ACUTE_DAYS} days.`,

  // Weekly workload.
  weekLegend: 'Chart legend',
  weekSoFar: (load: string) => `This week so far: ${load} AU (RPE × minutes).`,
  averageByToday: (load: string) => `By the end of today, the 4-week average is ${load} AU.`,
  averageCaption: '4-week average: the average of the same weekday in the previous four weeks.',
  noAverage: 'No 4-week average yet: it needs four full weeks before this one.',
};
