/** The sentences around the text of a consent on the printed form. */
export const consentFormTexts = {
  title: 'Consent to answering by phone',
  forAthlete: 'For the athlete',
  forGuardian: 'For a guardian',
  ofAthlete: 'The athlete agrees to this, and signs.',
  ofGuardian: 'A parent or guardian agrees to this for the athlete, and signs. “You” is the athlete.',
  version: (version: string) => `Version of the text: ${version}`,
  returnIt: 'Give the signed form to your coach, who records it and keeps it.',
} as const;
