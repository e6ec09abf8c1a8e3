import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { labelsOf, teamLabel } from '@touchline/ui/pickers';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { selectedTeamId, type CalendarView } from './calendar-view.js';

/** The team or athlete whose calendar is shown and to whom new events belong. */
export type Owner =
  | { kind: 'team'; teamId: number; label: string }
  | { kind: 'athlete'; athleteId: number; label: string }
  /** All teams of the coach. */
  | { kind: 'all' }
  /** The address names a team or athlete that does not exist for this coach. */
  | { kind: 'unknown' }
  | { kind: 'loading' }
  /** The lists cannot be loaded; `text` is the error. */
  | { kind: 'failed'; text: string };

/** A list that is loaded, loading, or failed. */
export interface LoadedList<T> {
  data: readonly T[] | undefined;
  isError: boolean;
}

/** Finds the owner that the address names. It invents no team while the teams cannot be loaded. */
export function resolveOwner(
  view: Pick<CalendarView, 'team' | 'athleteId'>,
  teams: LoadedList<TeamWithAthletes>,
  athletes: LoadedList<Athlete>,
): Owner {
  if (view.athleteId !== null) {
    const athlete = athletes.data?.find(({ athlete_id: id }) => id === view.athleteId);
    if (athletes.data && athlete)
      return { kind: 'athlete', athleteId: athlete.athlete_id, label: labelsOf(athletes.data)(athlete) };
    return resolveMissing(athletes, calendarTexts.loadAthletesFailed);
  }
  if (teams.data === undefined && teams.isError) return { kind: 'failed', text: calendarTexts.loadTeamsFailed };
  const teamId = selectedTeamId(view);
  if (teamId === null) return { kind: 'all' };
  const label = teamLabel(teams.data, teamId);
  return label === undefined ? resolveMissing(teams, calendarTexts.loadTeamsFailed) : { kind: 'team', teamId, label };
}

function resolveMissing(list: LoadedList<unknown>, text: string): Owner {
  if (list.data !== undefined) return { kind: 'unknown' };
  return list.isError ? { kind: 'failed', text } : { kind: 'loading' };
}

/** To whom a new event belongs: of all teams, the one in which the coach may plan, where there is no other. */
export function ownerOfNew(
  owner: Owner,
  teams: readonly TeamWithAthletes[] | undefined,
  mayPlan: (event: OwnedEvent) => boolean,
): Owner {
  const plannable = teams?.filter(({ team_id }) => mayPlan({ team_id, athlete_id: null })) ?? [];
  const [team] = plannable;
  if (owner.kind !== 'all' || team === undefined || plannable.length > 1) return owner;
  return { kind: 'team', teamId: team.team_id, label: teamLabel(teams, team.team_id) ?? '' };
}

/** The reason why no event can be added for this owner; null when one can. */
export function ownerProblem(owner: Owner): string | null {
  if (owner.kind === 'team' || owner.kind === 'athlete') return null;
  if (owner.kind === 'failed') return owner.text;
  return owner.kind === 'loading' ? calendarTexts.addWhileLoading : calendarTexts.addMissingOwner;
}

/** The ids of an owner for a request body. */
export function ownerIds(owner: Owner): Pick<CalendarEvent, 'team_id' | 'athlete_id'> {
  return {
    team_id: owner.kind === 'team' ? owner.teamId : null,
    athlete_id: owner.kind === 'athlete' ? owner.athleteId : null,
  };
}

export type OwnedEvent = Pick<CalendarEvent, 'team_id' | 'athlete_id'>;

/** Name of the team or athlete of an event; undefined while it is unknown. */
export function eventOwnerName(
  { team_id: teamId, athlete_id: athleteId }: OwnedEvent,
  teams: readonly TeamWithAthletes[] | undefined,
  athletes: readonly Athlete[] | undefined,
): string | undefined {
  if (athleteId === null) return teamLabel(teams, teamId);
  const athlete = athletes?.find(({ athlete_id: id }) => id === athleteId);
  return athletes && athlete && labelsOf(athletes)(athlete);
}

/** True when the event belongs to the owner of the shown calendar, so that its row need not name the owner. */
export function belongsTo({ team_id: teamId, athlete_id: athleteId }: OwnedEvent, owner: Owner): boolean {
  return owner.kind === 'athlete' ? athleteId === owner.athleteId : owner.kind === 'team' && teamId === owner.teamId;
}

/** The name of the calendar that is shown. */
export function calendarLabel(owner: Owner): string {
  if (owner.kind === 'team' || owner.kind === 'athlete') return owner.label;
  return owner.kind === 'all' ? 'All Teams' : 'Teams and athletes';
}
