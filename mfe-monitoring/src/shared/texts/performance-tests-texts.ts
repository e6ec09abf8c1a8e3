/** Sentences of the performance tests screen. */
export const performanceTestsTexts = {
  selectAthlete: 'Select an athlete to view their performance metrics.',
  loading: 'Loading performance metrics...',
  loadFailed: 'Failed to load performance data',
  saveFailed: 'An error occurred',
  deletedTest: 'Someone else deleted this test. Record it again to bring it back.',
  editHistory: (test: string) => `Edit ${test} history`,
  unavailable: 'Unavailable – Coming Soon',
  recordTeam: 'Record one value per athlete for a whole team:',

  // Daily tasks.
  tasksFailed: 'Failed to load today’s tasks',
  tasksDone: (done: number, all: number) => `${done} of ${all} done`,
  tasksButton: (progress: string) => `Today’s tasks, ${progress}`,
  tasksCaption: (date: string) =>
    `Based on the records of ${date}. A task is done when it has a record; the survey is done when every question is answered.`,

  // How the values of a test are read.
  higherIsStronger: 'Higher is stronger.',
  lowerIsFaster: 'Lower is faster.',
  higherIsBetter: 'Higher is better.',
  decimals: (count: number) =>
    `Shown with ${count} ${count === 1 ? 'decimal' : 'decimals'}; editing shows the exact value.`,

  noGrip: 'No grip strength data available',
  noSprint: 'No dash time data available',
  noJump: 'No vertical jump data available',
};
