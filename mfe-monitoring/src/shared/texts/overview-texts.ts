/** Sentences of the overview. */
export const overviewTexts = {
  loading: 'Loading overview...',
  loadFailed: 'Failed to load athletes. Please try again.',
  notFound: 'This team or athlete is not in your teams. It may have been deleted.',
  selectAthlete: (about: string) => `Select an athlete to see ${about}.`,
  selectAthleteForAll: 'Their attendance, wellness, training load and tests are shown here.',
  /** For a role that does not show all of these. */
  selectAthleteForSome: 'Their figures are shown here.',
  openSquad: 'Open squad board',
  openPage: (name: string) => `Open ${name}`,

  noAttendance: 'No attendance recorded yet.',
  noWeeklyAttendance: 'No attendance recorded yet this week.',
  weeklyAttendance: (attended: number, records: number, days: string) => `${attended} of ${records} present, ${days}`,
  eventsOf: (athleteName: string) => `For ${athleteName} and team`,
  noEvents: 'No upcoming events.',

  completedDays: (completed: number, days: number, thisMonth: boolean) =>
    `${completed} of ${days} ${days === 1 ? 'day' : 'days'}${thisMonth ? ' this month so far' : ''}`,
  hooperOf: (max: number) => `of ${max}, latest entry`,
  hooperIncomplete: 'latest entry incomplete',
  loadRange: (days: number | null) =>
    `${days === null ? 'Since the first session' : `Last ${days} days`}, in arbitrary units (RPE × minutes) per day.`,
  noSprintTests: 'No sprint tests recorded yet.',
  noGripTests: 'No grip tests recorded yet.',
  previousTest: (value: string, date: string) => `Previous: ${value}, ${date}`,
  firstTest: 'First test: nothing to compare with yet.',
};
