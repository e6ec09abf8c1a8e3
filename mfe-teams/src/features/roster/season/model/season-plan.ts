import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangeSeasonBody, SeasonAction } from '@touchline/contracts/season-changes.schema';
import { seasonTexts } from '../../../../shared/texts/season-texts.js';

/** What happens to an athlete: `stay`, `end`, or `carry_over 4` and `copy 4` with the team. */
export type SeasonChoice = 'stay' | 'end' | `${'carry_over' | 'copy'} ${number}`;
export type SeasonChoices = ReadonlyMap<number, SeasonChoice>;

interface Team {
  team_id: number;
  team_name: string;
}

export interface ChoiceOption {
  value: SeasonChoice;
  label: string;
}

/** The choices for each athlete, in the order of the list. `targets`: the teams that they may join. */
export function choiceOptions(targets: readonly Team[]): ChoiceOption[] {
  const into = (action: 'carry_over' | 'copy', text: (name: string) => string) =>
    targets.map(({ team_id: id, team_name: name }): ChoiceOption => ({ value: `${action} ${id}`, label: text(name) }));
  return [
    { value: 'stay', label: seasonTexts.stay },
    ...into('carry_over', seasonTexts.move),
    ...into('copy', seasonTexts.join),
    { value: 'end', label: seasonTexts.leave },
  ];
}

export const choiceOf = (choices: SeasonChoices, { athlete_id: id }: Athlete): SeasonChoice =>
  choices.get(id) ?? 'stay';

/** The choice that all athletes have, or null. */
export function commonChoice(athletes: readonly Athlete[], choices: SeasonChoices): SeasonChoice | null {
  const [first, ...others] = new Set(athletes.map((athlete) => choiceOf(choices, athlete)));
  return first !== undefined && others.length === 0 ? first : null;
}

/** The athletes of each choice, in the order of the options; without empty groups. */
export function groupsOf(
  athletes: readonly Athlete[],
  choices: SeasonChoices,
  team: string,
  targets: readonly Team[],
): { title: string; athletes: readonly Athlete[] }[] {
  const { groups } = seasonTexts;
  return choiceOptions(targets).flatMap(({ value }) => {
    const chosen = athletes.filter((athlete) => choiceOf(choices, athlete) === value);
    if (chosen.length === 0) return [];
    const { action, teamId } = partsOf(value);
    const target = targets.find(({ team_id: id }) => id === teamId)?.team_name ?? '';
    const title =
      action === null
        ? groups.stay(team, chosen.length)
        : action === 'end'
          ? groups.leave(team, chosen.length)
          : groups[action === 'copy' ? 'join' : 'move'](target, chosen.length);
    return [{ title, athletes: chosen }];
  });
}

/** What is sent; who stays is not named. */
export function bodyOf(athletes: readonly Athlete[], choices: SeasonChoices, firstDay: CalendarDate): ChangeSeasonBody {
  return {
    first_day: firstDay,
    athletes: athletes.flatMap((athlete) => {
      const { action, teamId } = partsOf(choiceOf(choices, athlete));
      const { athlete_id, version } = athlete;
      return action === null ? [] : [{ athlete_id, action, team_id: teamId, version }];
    }),
  };
}

function partsOf(choice: SeasonChoice): { action: SeasonAction | null; teamId: number | null } {
  if (choice === 'stay') return { action: null, teamId: null };
  const [action, teamId] = choice.split(' ') as [SeasonAction, string | undefined];
  return { action, teamId: teamId === undefined ? null : Number(teamId) };
}
