/** The sentences around what a new club does first. */
export const firstStepsTexts = {
  title: 'First steps',
  skip: 'Skip',
  needs: (roles: string) => `This needs: ${roles}.`,
  states: { done: 'Done', skipped: 'Skipped', open: 'To do' },
} as const;
