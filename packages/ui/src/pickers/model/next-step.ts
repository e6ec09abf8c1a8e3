import { FIRST_STEP_WORDS, stepLinks, type FirstStep, type StepFocus } from '@touchline/contracts/first-steps';
import { rolesText, type Permission } from '@touchline/contracts/permissions';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import type { NextStep } from '../../panels/state-panels.js';
import { uiTexts } from '../../texts.js';

/** The step that would fill an empty panel. */
export interface WantedStep extends StepFocus {
  step: FirstStep;
  /** The team that the panel is about; null: all teams of the coach. */
  teamId: number | null;
}

interface Services {
  may: (permission: Permission, teamId: number) => boolean;
  hasPage: (path: string) => boolean;
}

/**
 * The first open step on the way to the wanted one, as far as the coach's role in a team allows it; else who may do it.
 * Undefined where the step is done already, and where no area of the site has its page.
 */
export function nextStep(
  teams: readonly TeamWithAthletes[],
  { step: wanted, teamId, ...focus }: WantedStep,
  { may, hasPage }: Services,
): NextStep | undefined {
  const asked = teamId === null ? teams : teams.filter(({ team_id: id }) => id === teamId);
  const withAthletes = asked.filter(({ athlete_count: count }) => count > 0);
  const step = stepBefore(wanted, teams.length > 0, withAthletes.length > 0);
  if (step === null || (step !== 'team' && asked.length === 0)) return undefined;

  const { title, text, needs } = FIRST_STEP_WORDS[step];
  const team = (step === 'links' ? withAthletes : asked).find(({ team_id: id }) => may(needs, id));
  if (step !== 'team' && !team) return { text: uiTexts.stepOfOthers(title, rolesText(needs)) };
  const [link] = stepLinks(step, team?.team_id ?? null, focus);
  if (!link || !hasPage(link.to.split('?')[0] ?? link.to)) return undefined;
  return { text, link: { label: title, to: link.to } };
}

/** Null where nothing is to be done for the wanted step. */
function stepBefore(wanted: FirstStep, hasTeams: boolean, hasAthletes: boolean): FirstStep | null {
  if (!hasTeams) return 'team';
  if (wanted === 'team' || (wanted === 'roster' && hasAthletes)) return null;
  return wanted === 'links' && !hasAthletes ? 'roster' : wanted;
}
