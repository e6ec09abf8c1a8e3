/** Sentences about how charts are read, and about the bands behind their values. */
export const chartViewTexts = {
  view: 'Chart view',
  byDay: 'By day',
  zoom: 'Zoom',
  team: 'Team',
  usual: 'Usual range',
  legend: 'Bands',
  noRecord: 'no record',
  noRange: '–',
  axisFrom: 'Zoomed: the axis does not start at 0.',
  axisFromZero: 'Zoomed: the axis still starts at 0, because the values begin near it.',
  singleDays: 'A range on a single day is not drawn; the table has it.',

  // The team.
  teamName: 'Team mean ± SD',
  teamLoading: 'Loading the team’s values...',
  teamFailed: 'Failed to load the team’s values.',
  usualLoading: 'Loading the usual range...',
  usualFailed: 'Failed to load the usual range.',
  teamOf: (value: string, n: number) => `${value}, ${n} athletes`,
  teamNote: (subject: string | undefined, athletes: string) =>
    `Team${subject === undefined ? '' : `, ${subject}`}: mean ± standard deviation of ${athletes}; about two in three lie inside.`,
  teamNoteOfWeek: (athletes: string) =>
    `Team: mean ± standard deviation of ${athletes}, the latest test of each week; about two in three lie inside.`,
  athletes: (least: number, most: number) => (least === most ? `${least} athletes` : `${least} to ${most} athletes`),
  noTeam: 'No team values here: fewer than 3 athletes have one.',
  oneLine: 'The team’s band needs the Hooper Index, or a single line.',

  // The athlete.
  usualName: 'Usual range',
  usualOf: (low: string, high: string) => `${low} to ${high}`,
  usualHooper: (days: number, points: number) =>
    `Usual range of the Hooper Index: this athlete’s mean of the ${days} days before ± standard deviation, at least ±${points} points.`,
  building: (answers: number, needed: number) => `Usual range: building, ${answers} of ${needed} answers.`,
  needsHooper: 'The usual range belongs to the Hooper Index. Show its line to see it.',
  usualTest: (range: string) => `Usual range: the previous test ${range}.`,
  newestTest: (judged: string) => `Newest test: ${judged}.`,
  firstTest: 'Usual range: starts with the second test.',
};
