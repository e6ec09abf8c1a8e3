import type { FirstStep } from '@touchline/contracts/first-steps';
import type { FirstSteps } from '@touchline/contracts/first-steps.schema';

export type StepState = 'done' | 'skipped' | 'open';

/** The state of each step. A skipped step that was done meanwhile is done. */
export function stepStates(found: FirstSteps, skipped: readonly string[]): Record<FirstStep, StepState> {
  const done: Record<FirstStep, boolean> = {
    team: found.team_id !== null,
    roster: found.has_athletes,
    week: found.has_events,
    links: found.has_links,
  };
  const stateOf = (step: FirstStep): StepState => {
    if (done[step]) return 'done';
    return skipped.includes(step) ? 'skipped' : 'open';
  };
  return { team: stateOf('team'), roster: stateOf('roster'), week: stateOf('week'), links: stateOf('links') };
}
