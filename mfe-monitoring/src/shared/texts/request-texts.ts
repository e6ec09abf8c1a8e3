/** The sentences of the requests of athletes. */
export const requestTexts = {
  title: 'Requests of athletes',
  asks: { correction: 'asks for a correction', erasure: 'asks for erasure' },
  asksElse: 'asks for something',
  loadFailed: 'Failed to load the requests of athletes. The rest of the board is complete.',
  gone: 'This request is no longer open.',
  howToErase: (athleteId: number, name: string) =>
    `Marking this as done erases nothing. An administrator runs this on the server: npm run athlete -- erase ${athleteId} --name "${name}"`,
  answerHint: (length: number, most: number) => `The athlete reads this. ${length} of ${most} characters`,
  tooLong: (most: number) => `At most ${most} characters.`,
  answerMissing: 'Write when everything is deleted, or why not. The athlete reads this.',
  closed: 'Request marked as done.',
  closeFailed: 'Failed to mark the request as done',
  closedBefore: 'Somebody has already marked this request as done.',
} as const;
