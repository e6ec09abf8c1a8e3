import type { FirstSteps } from '@touchline/contracts/first-steps.schema';

/** What a new club does first, in order. */
export const STEPS = ['team', 'roster', 'week', 'links'] as const;
export type Step = (typeof STEPS)[number];

export type StepState = 'done' | 'skipped' | 'open';

/** The state of each step. A skipped step that was done meanwhile is done. */
export function stepStates(found: FirstSteps, skipped: readonly string[]): Record<Step, StepState> {
  const done: Record<Step, boolean> = {
    team: found.team_id !== null,
    roster: found.has_athletes,
    week: found.has_events,
    links: found.has_links,
  };
  const stateOf = (step: Step): StepState => {
    if (done[step]) return 'done';
    return skipped.includes(step) ? 'skipped' : 'open';
  };
  return { team: stateOf('team'), roster: stateOf('roster'), week: stateOf('week'), links: stateOf('links') };
}

/** A place that a step leads to. */
export interface StepLink {
  label: string;
  to: string;
}

/** Where each step is done. Steps after the first one need a team. */
export function stepLinks(step: Step, teamId: number | null): StepLink[] {
  if (step === 'team') return [{ label: 'Create a team', to: '/team-creation' }];
  if (teamId === null) return [];
  const team = `/team-creation/${teamId}`;
  switch (step) {
    case 'roster':
      return [
        { label: 'File or pasted list', to: `${team}/import` },
        { label: 'Poster', to: `${team}/poster` },
        { label: 'Signed form', to: `${team}?add=signed-form` },
      ];
    case 'week':
      return [{ label: 'Plan a practice', to: `/calendar?team=${teamId}&form=add` }];
    case 'links':
      return [{ label: 'Make links', to: `${team}/links` }];
  }
}
