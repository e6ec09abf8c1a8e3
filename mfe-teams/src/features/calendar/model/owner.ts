import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { fullName, teamLabel } from '@touchline/ui/pickers';
import { teamIdOf, type CalendarView } from './calendar-view.js';

/** Whose calendar is shown, and for whom an event is added. */
export type Owner =
  | { kind: 'team'; teamId: number; label: string }
  | { kind: 'athlete'; athleteId: number; label: string }
  /** All of the coach's teams. */
  | { kind: 'all' }
  /** The address names a team or an athlete that there is none of for this coach. */
  | { kind: 'unknown' }
  | { kind: 'loading' }
  /** It cannot be known: `text` says why. */
  | { kind: 'failed'; text: string };

/** A list that is there, on its way, or could not be loaded. */
export interface Loaded<T> {
  data: readonly T[] | undefined;
  isError: boolean;
}

const TEAMS_FAILED = 'Failed to load teams. Please try again.';

/** Whose calendar the address asks for. No team is made up where the teams cannot be loaded. */
export function ownerOf(
  view: Pick<CalendarView, 'team' | 'athleteId'>,
  teams: Loaded<TeamWithAthletes>,
  athletes: Loaded<Athlete>,
): Owner {
  if (view.athleteId !== null) {
    const athlete = athletes.data?.find((one) => one.athlete_id === view.athleteId);
    if (athlete) return { kind: 'athlete', athleteId: athlete.athlete_id, label: fullName(athlete) };
    return missing(athletes, 'Failed to load athletes');
  }
  if (teams.data === undefined && teams.isError) return { kind: 'failed', text: TEAMS_FAILED };
  const teamId = teamIdOf(view);
  if (teamId === null) return { kind: 'all' };
  const label = teamLabel(teams.data, teamId);
  return label === undefined ? missing(teams, TEAMS_FAILED) : { kind: 'team', teamId, label };
}

function missing(list: Loaded<unknown>, text: string): Owner {
  if (list.data !== undefined) return { kind: 'unknown' };
  return list.isError ? { kind: 'failed', text } : { kind: 'loading' };
}

/** Why nothing can be added for this owner; null when it can. */
export function ownerProblem(owner: Owner): string | null {
  if (owner.kind === 'team' || owner.kind === 'athlete') return null;
  if (owner.kind === 'failed') return owner.text;
  return owner.kind === 'loading'
    ? 'The teams are still on their way. Please try again in a moment.'
    : 'Please select either a team or an athlete';
}

/** The two ids of an owner for whom an event can be added. */
export function ownerIds(owner: Owner): Pick<CalendarEvent, 'team_id' | 'athlete_id'> {
  return {
    team_id: owner.kind === 'team' ? owner.teamId : null,
    athlete_id: owner.kind === 'athlete' ? owner.athleteId : null,
  };
}

type Owned = Pick<CalendarEvent, 'team_id' | 'athlete_id'>;

/** The team or the athlete of an event; undefined while that is not known. */
export function whoseText(
  { team_id: teamId, athlete_id: athleteId }: Owned,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
): string | undefined {
  if (athleteId === null) return teamLabel(teams, teamId);
  const athlete = athletes?.find((one) => one.athlete_id === athleteId);
  return athlete && fullName(athlete);
}

/** Whether an event's owner has to be said where the calendar of `owner` is shown: not the team in its own, nor the athlete in theirs. */
export function isObvious({ team_id: teamId, athlete_id: athleteId }: Owned, owner: Owner): boolean {
  return owner.kind === 'athlete' ? athleteId === owner.athleteId : owner.kind === 'team' && teamId === owner.teamId;
}

/** What the calendar of an owner is called, where anything is said about it. */
export function ownerLabel(owner: Owner): string {
  if (owner.kind === 'team' || owner.kind === 'athlete') return owner.label;
  return owner.kind === 'all' ? 'All Teams' : 'Teams and athletes';
}
