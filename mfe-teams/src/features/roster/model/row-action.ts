import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { useMay } from '@touchline/ui/host';
import { teamIdsOf } from '@touchline/ui/pickers';

/** The actions on an athlete of the roster. */
export type RowAction = 'edit' | 'availability' | 'answers' | 'teams' | 'move' | 'archive' | 'bringBack';

export type OnRowAction = (action: RowAction, athlete: Athlete) => void;

/** The first action is a button; the others are in the menu. */
const [ROSTER_ACTIONS, ARCHIVED_ACTIONS] = [
  ['edit', 'availability', 'answers', 'teams', 'move', 'archive'],
  ['bringBack', 'edit', 'move'],
] as const satisfies RowAction[][];

/** The actions on an athlete in the list of a team that the coach's roles allow. */
export function actionsOn(athlete: Athlete, listTeamId: number, may: ReturnType<typeof useMay>): RowAction[] {
  const teamIds = teamIdsOf(athlete);
  const isAllowed: Record<RowAction, () => boolean> = {
    edit: () => may('people.write', teamIds),
    bringBack: () => may('people.write', teamIds),
    teams: () => may('people.write', teamIds),
    // One takes the athlete from the main team, which another list may show, the other from every team.
    move: () => listTeamId === athlete.team_id && may('people.write', athlete.team_id),
    archive: () => teamIds.every((id) => may('people.write', id)),
    availability: () => athlete.availability !== null && may('availability.write', teamIds),
    // Links and devices are listed by team.
    answers: () => may('administration.read', listTeamId),
  };
  const actions = athlete.archived_at === null ? ROSTER_ACTIONS : ARCHIVED_ACTIONS;
  return actions.filter((action) => isAllowed[action]());
}
