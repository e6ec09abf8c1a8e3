import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventOverlap } from '@touchline/contracts/calendar.schema';
import { alsoAtText } from '@touchline/contracts/event-times';
import { initialsOf } from '@touchline/contracts/initials';
import { isOnTeam } from '@touchline/contracts/membership';
import type { Membership } from '@touchline/contracts/memberships.schema';
import { availabilityText, fullName, isLimited, reportedInjury, reportedInjuryText } from '@touchline/ui/pickers';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import { shownNames, type AthleteName } from '../api/get-names.js';
import type { WaitingMark } from '../queue/waiting-mark.js';

/** One athlete at the event, as shown on the card. */
export interface RegisterEntry {
  athleteId: number;
  /** The name, told apart from equal ones of the register. */
  name: string;
  initials: string;
  /** The waiting mark, else the stored one; null for no mark. */
  status: AnsweredStatus | null;
  /** Whether the athlete was on the team on the day of the event; a guest of an earlier day can be marked by hand. */
  isOnTeam: boolean;
  /** The staff's word in one line; null while the athlete is available. */
  limits: string | null;
  /** Other events of the athlete during this one, a line each; null without any. */
  overlaps: string | null;
  /** The injury that the athlete reports, in one line; null without one. */
  reported: string | null;
  /** Whether only the name is known, as without a network. */
  isNameOnly: boolean;
  /** Whether the coach's role tells who can train. */
  isAvailabilityTold: boolean;
  /** Whether the server has not stored the mark yet. */
  waiting: boolean;
}

interface RegisterSources {
  /** Those of the day of the event and since, in the order of the coach's athlete list. */
  athletes: readonly (Athlete | AthleteName)[];
  /** Athletes who are at another event during this one. */
  overlaps: readonly EventOverlap[];
  /** The stored marks at the event. */
  records: readonly AttendanceRecord[];
  /** The marks in the queue, of any event. */
  waiting: readonly WaitingMark[];
  eventId: number;
  teamId: number;
  /** The day of the event. */
  date: CalendarDate;
}

/** The register of an event: those who belonged to the team on its day or came later, and everybody marked there. */
export function buildRegister({
  athletes,
  overlaps,
  records,
  waiting,
  eventId,
  teamId,
  date,
}: RegisterSources): RegisterEntry[] {
  const stored = new Map(records.map((record) => [record.athlete_id, record.status]));
  const latestMarks = new Map<number, WaitingMark>();
  const unresolved = new Set<number>();
  for (const mark of waiting) {
    if (mark.eventId !== eventId) continue;
    latestMarks.set(mark.athleteId, mark);
    if (mark.problem !== null) unresolved.add(mark.athleteId);
  }
  const listed = athletes.filter(
    (athlete) =>
      stored.has(athlete.athlete_id) || ofTeam(athlete, teamId).some(({ last_day: last }) => !last || last >= date),
  );
  const nameOf = shownNames(listed);
  return listed.map((athlete) => {
    const { athlete_id: athleteId } = athlete;
    // An unresolved mark is asked about elsewhere on the page; the card shows the stored mark.
    const mark = unresolved.has(athleteId) ? undefined : latestMarks.get(athleteId);
    const known = 'availability' in athlete ? athlete : null;
    const injury = known && reportedInjury(known);
    return {
      athleteId,
      name: nameOf(athlete),
      initials: initialsOf(fullName(athlete)),
      status: mark ? mark.status : (stored.get(athleteId) ?? null),
      isOnTeam: ofTeam(athlete, teamId).some(({ joined_on: joinedOn = null, last_day: lastDay = null }) =>
        isOnTeam({ joinedOn, lastDay }, date),
      ),
      limits: known?.availability && isLimited(known) ? availabilityText(known.availability) : null,
      overlaps: overlapLines(
        overlaps.filter((overlap) => overlap.athlete_id === athleteId),
        date,
      ),
      reported: injury && reportedInjuryText(injury),
      isNameOnly: known === null,
      isAvailabilityTold: known !== null && known.availability !== null,
      waiting: mark !== undefined,
    };
  });
}

/** A card shows this many other events at most. */
const OVERLAPS_ON_CARD = 2;

function overlapLines(overlaps: readonly EventOverlap[], date: CalendarDate): string | null {
  if (overlaps.length === 0) return null;
  const lines = overlaps.slice(0, OVERLAPS_ON_CARD).map((overlap) => checkInTexts.overlap(alsoAtText(overlap, date)));
  const more = overlaps.length - lines.length;
  return [...lines, ...(more > 0 ? [checkInTexts.moreOverlaps(more)] : [])].join('\n');
}

/** The memberships of one team. Of a kept name only the team is known. */
function ofTeam({ memberships }: Athlete | AthleteName, teamId: number): KnownMembership[] {
  return memberships.filter(({ team_id: id }) => id === teamId);
}
type KnownMembership = Pick<Membership, 'team_id'> & Partial<Pick<Membership, 'joined_on' | 'last_day'>>;

/** How many entries have each status that occurs; `pending` have no mark and were on the team. */
export interface RegisterCounts {
  marked: ReadonlyMap<AnsweredStatus, number>;
  pending: number;
}

export function countRegister(entries: readonly Pick<RegisterEntry, 'status' | 'isOnTeam'>[]): RegisterCounts {
  const marked = new Map<AnsweredStatus, number>();
  for (const { status } of entries) if (status !== null) marked.set(status, (marked.get(status) ?? 0) + 1);
  return { marked, pending: entries.filter(isPending).length };
}

/** Whether closing attendance, or "All present", would mark the athlete. */
export function isPending(entry: Pick<RegisterEntry, 'status' | 'isOnTeam'>): boolean {
  return entry.status === null && entry.isOnTeam;
}
