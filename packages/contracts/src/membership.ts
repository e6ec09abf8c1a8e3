import type { CalendarDate } from './calendar-date.js';

/** The days of a membership, both inclusive. */
export interface MembershipDays {
  /** Null: nobody knows when the athlete joined, so every earlier day counts. */
  joinedOn: CalendarDate | null;
  /** Null while no end is known. */
  lastDay: CalendarDate | null;
}

/** Whether an athlete belongs to a team by these memberships. */
export const isInTeam = ({ memberships }: { memberships: readonly { team_id: number }[] }, teamId: number): boolean =>
  memberships.some(({ team_id: id }) => id === teamId);

/** Whether an athlete with this membership was on the team on `date`. */
export function isOnTeam({ joinedOn, lastDay }: MembershipDays, date: CalendarDate): boolean {
  return (joinedOn === null || joinedOn <= date) && (lastDay === null || lastDay >= date);
}
