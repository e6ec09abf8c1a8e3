/** The sentences about athletes who answer on their own phone, on the board of the squad. */
export const answeringTexts = {
  cannot: (state: string) => `Cannot answer on their phone: ${state.toLowerCase()}.`,
  toRoster: 'See what is missing',

  due: 'Answered of due',
  dueExplained:
    'A survey is due every day for each athlete with consent and a paired phone, from the day on which they could answer first.',
  dueFailed: 'Failed to load how many answers were given',
  dueOneTeam: 'Choose a team first: this is counted per team.',
  nothingDue: 'Nothing was due in these weeks: no athlete of this team can answer on their phone yet.',
  ofDue: (answered: number, due: number) => (due === 0 ? 'nothing due' : `${answered} of ${due}`),
  percent: (answered: number, due: number) => `${Math.round((100 * answered) / due)} %`,
  weekOf: (day: string) => `Week of ${day}`,
  codeFailed: 'Failed to open. Please check your connection.',

  requests: 'Requests of athletes',
  asks: { correction: 'asks for a correction', erasure: 'asks for erasure' },
  requestsFailed: 'Failed to load the requests of athletes. The rest of the board is complete.',
  requestGone: 'This request is no longer open.',
  howToErase: (athleteId: number, name: string) =>
    `Marking this as done erases nothing. An administrator runs this on the server: npm run athlete -- erase ${athleteId} --name "${name}"`,
  answerHint: (length: number, most: number) => `The athlete reads this. ${length} of ${most} characters`,
  tooLong: (most: number) => `At most ${most} characters.`,
  closed: 'Request marked as done.',
  closeFailed: 'Failed to mark the request as done',
  closedBefore: 'Somebody has already marked this request as done.',

  messageSent: (message: string) => `Message to the athlete: ${message}`,
  messageHint: (length: number, most: number) => `The athlete reads this. ${length} of ${most} characters`,
} as const;
