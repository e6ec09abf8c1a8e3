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
      'Your name, and what you write on these pages: how you slept, fatigue, muscle soreness, stress, pain, and how hard a session was.',
      'Your club also stores what its coaches record about you, such as attendance and test results.',
    ],
  },
  {
    title: 'Who sees it',
    sentences: [
      'The coaches of your team, and nobody else: not the other athletes, and no company.',
      'Whoever runs the club’s server can reach what is on it. Every time a coach reads your figures, it is recorded, and you can see who did.',
    ],
  },
  {
    title: 'For how long',
    sentences: [
      'Until you ask your club to delete it. You can do that here at any time, and you can take this consent back. Then your phone cannot answer any more.',
    ],
  },
  {
    title: 'It is your choice',
    sentences: ['You do not have to answer. Not answering has no consequence for your place in the team.'],
  },
];

export const CONSENT_TICK = 'I have read this, and I agree.';
export const GUARDIAN_TICK = 'I have read this, and I agree for my child.';
