/** The sentences of a team's poster. */
export const posterTexts = {
  title: 'Join the team',
  scan: 'Scan the code with your phone, or open',
  typeCode: 'and type the code',
  purpose: [
    'Register on the page that opens. It takes two minutes and needs no account and no app.',
    'You read first what is stored, who sees it and for how long. It is your choice.',
    'If you are not old enough to decide alone, a parent or guardian is asked.',
    'Your coach then accepts you.',
  ],
  until: (moment: string) => `This code works until ${moment}.`,
  expired: (team: string) => `${team} has no valid code. Make a new one in Team Management first.`,
} as const;
