/** The sentences of a team's poster. */
export const posterTexts = {
  title: 'Join the team',
  scan: 'Scan the code with your phone.',
  scanOrOpen: 'Scan the code with your phone, or open',
  typeCode: 'and type the code',
  purpose: [
    'Register on the page that opens. It takes two minutes and needs no account and no app.',
    'You read first what is stored, who sees it and for how long. It is your choice.',
    'If you are not old enough to decide alone, a parent or guardian is asked.',
    'Your coach then accepts you.',
  ],
  scanUntil: (day: string) => `This poster can be scanned until ${day}.`,
  typeUntil: (moment: string) => `The code in letters works until ${moment}.`,

  pageTitle: (team: string) => `Poster of ${team}`,
  loading: 'Loading poster...',
  loadFailed: 'Failed to load the poster',
  noLink: (team: string) =>
    `${team} has no poster yet. Make its link first: it stays the same until the day you choose, so a poster can hang all season.`,
  linkEnded: (team: string, day: string) =>
    `The link on the poster of ${team} ended on ${day}. Make a new one, and hang up a new poster.`,
  meaning: 'Who scans it can ask to join, and you accept or decline. It shows nothing of the team.',
  lastDay: 'Works until (last day)',
  lastDayWrong: (first: string, last: string) => `Choose a day from ${first} to ${last}.`,
  made: 'The poster is ready.',
  makeFailed: 'Failed to make the link',
  renewQuestion: (team: string) =>
    `Posters of ${team} that hang already stop working at once. Print the new one and hang it up in their place.`,
  renewed: 'The link is new. Print the poster again.',
  renewFailed: 'Failed to renew the link',
  endQuestion: (team: string) =>
    `Posters of ${team} that hang already stop working at once. Athletes who have registered already stay in your list.`,
  ended: 'The link has ended.',
  endFailed: 'Failed to end the link',
  daySaved: (day: string) => `The poster works until ${day}. It does not have to be printed again to be scanned.`,
  dayFailed: 'Failed to save the day',
} as const;
