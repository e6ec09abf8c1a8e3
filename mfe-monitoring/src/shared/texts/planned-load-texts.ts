/** Sentences of the chart of planned and recorded load. */
export const plannedLoadTexts = {
  title: 'Planned and Done',
  method:
    'Bars: recorded training load of the day. Lines: planned training load of the events, RPE × minutes; none while the athlete is out or excused.',
  loadFailed: 'Failed to load what is planned.',
  summary: (days: number, planned: string, done: string) =>
    `On ${days} ${days === 1 ? 'day' : 'days'} with a plan up to today: ${planned} AU planned, ${done} AU done.`,
  notDoneYet: 'nothing yet',
  noPlan: 'no plan',
};
