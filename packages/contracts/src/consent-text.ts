/**
 * What an athlete, or a guardian, agrees to. A consent is stored with the version of the text it was given to, so a
 * change of any sentence needs a new version.
 */
export const CONSENT_TEXT_VERSION = '2026-11';
export const CONSENT_TEXT_VERSION_MAX = 20;

export const CONSENT_TEXT: readonly { title: string; sentences: readonly string[] }[] = [
  {
    title: 'What is stored',
    sentences: [
      'Your name, your date of birth and what else is entered when you join, and what you answer on your phone: how you slept, fatigue, muscle soreness, stress, pain, and how hard a session was.',
      'Your club also stores what its coaches record about you, such as attendance and test results.',
    ],
  },
  {
    title: 'Who sees it',
    sentences: [
      'The coaches of your team. Not the other athletes, and nobody for advertising.',
      'Whoever runs the club’s server can reach what is on it. Every time a coach reads your figures, it is recorded, and you can see who did.',
    ],
  },
  {
    title: 'For how long',
    sentences: [
      'Until your club deletes it. You can ask for that at any time, on your phone or through your coach. Copies in backups are deleted later.',
      'You can also take this consent back at any time. Then nothing can be answered on your phone any more, and what is stored stays until your club deletes it.',
    ],
  },
  {
    title: 'It is your choice',
    sentences: ['You do not have to answer. Not answering has no consequence for your place in the team.'],
  },
];

export const CONSENT_TICK = 'I have read this, and I agree.';
export const GUARDIAN_TICK = 'I have read this, and I agree for my child.';
