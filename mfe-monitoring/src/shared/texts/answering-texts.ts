/** The sentences about athletes who answer on their own phone that the board of the squad always shows. */
export const answeringTexts = {
  cannot: (state: string) => `Cannot answer on their phone: ${state.toLowerCase()}.`,
  toRoster: 'See what is missing',
  due: 'Answers per week',
  dueThisWeek: (answered: number, due: number) => `Answered this week: ${answered} of ${due} due`,
  codeFailed: 'Failed to open. Please check your connection.',
  messageSent: (message: string) => `Message to the athlete: ${message}`,
  messageHint: (length: number, most: number) => `For the athlete’s own phone. ${length} of ${most} characters`,
} as const;
