/** The sentences about athletes who answer on their own phone that the board of the squad always shows. */
export const answeringTexts = {
  cannot: (state: string) => `Cannot answer on their phone: ${state.toLowerCase()}.`,
  toRoster: 'See what is missing',
  due: 'Answers per week',
  dueThisWeek: (answered: number, due: number) => `Answered this week: ${answered} of ${due} due`,
  codeFailed: 'Failed to open. Please check your connection.',
  messageSent: (message: string) => `Message to the athlete: ${message}`,
  guardianReads: 'A guardian gets this message by mail, too.',
  noGuardianReads: 'The club has no confirmed mail address of a guardian.',
  colleaguesRead: (count: number) =>
    count === 1 ? 'One colleague on the staff can read it.' : `${count} colleagues on the staff can read it.`,
  nobodyElseReads:
    'You are the only adult on the staff who can read this message. Invite a second one: nobody should write to a child alone.',
  messageHint: (length: number, most: number) => `For the athlete’s own phone. ${length} of ${most} characters`,
} as const;
