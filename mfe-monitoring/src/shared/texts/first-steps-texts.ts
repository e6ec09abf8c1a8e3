/** The sentences of what a new club does first. */
export const firstStepsTexts = {
  title: 'First steps',
  skip: 'Skip',
  states: { done: 'Done', skipped: 'Skipped', open: 'To do' },
  steps: {
    team: { title: 'Create a team', text: 'A name and a sport are enough.' },
    roster: {
      title: 'Bring the roster',
      text: 'From a spreadsheet or a pasted list. Or hang a poster, and athletes register themselves.',
    },
    week: { title: 'Plan the week', text: 'The first practice, repeated every week.' },
    links: { title: 'Hand out links', text: 'Athletes answer on their own phones, without an account.' },
  },
} as const;
