/** The sentences of the count of due answers. */
export const answersDueTexts = {
  explained:
    'A survey is due every day for each athlete with consent and a paired phone, from the day on which they could answer first.',
  loadFailed: 'Failed to load how many answers were given',
  oneTeam: 'Choose a team first: this is counted per team.',
  nothingDue: 'Nothing was due in these weeks: no athlete of this team can answer on their phone yet.',
  ofDue: (answered: number, due: number) => (due === 0 ? 'nothing due' : `${answered} of ${due}`),
  percent: (answered: number, due: number) => `${Math.round((100 * answered) / due)} %`,
  weekOf: (day: string) => `Week of ${day}`,
} as const;
