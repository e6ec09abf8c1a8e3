import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { Membership } from '@touchline/contracts/memberships.schema';
import { readableWord } from '@touchline/contracts/words';

/** Before its first day, on its days, or after its last one. */
export type MembershipTime = 'planned' | 'present' | 'past';

export function timeOf({ joined_on: joinedOn, last_day: lastDay }: Membership, today: CalendarDate): MembershipTime {
  if (joinedOn !== null && joinedOn > today) return 'planned';
  return lastDay !== null && lastDay < today ? 'past' : 'present';
}

/** `Member since Nov 05, 2026`, `Guest from Nov 05, 2026 to Nov 12, 2026`, `Member until Jun 30, 2027`. */
export function daysText({ kind, joined_on: joinedOn, last_day: lastDay }: Membership, today: CalendarDate): string {
  const what = readableWord(kind);
  if (joinedOn === null) return lastDay === null ? what : `${what} until ${formatMediumDate(lastDay)}`;
  const first = formatMediumDate(joinedOn);
  if (lastDay !== null) return `${what} from ${first} to ${formatMediumDate(lastDay)}`;
  return `${what} ${joinedOn > today ? 'from' : 'since'} ${first}`;
}
