import type { AttendanceRecord, AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { initialsOf } from '@touchline/contracts/initials';
import { fullName } from '@touchline/ui/pickers';
import type { WaitingMark } from '../queue/waiting-mark.js';

/** One athlete at the event, as the coach sees them. */
export interface RegisterEntry {
  athleteId: number;
  name: string;
  initials: string;
  /** What they are marked as: by the mark that waits, else by the one that is stored. null: not yet. */
  status: AttendanceStatus | null;
  /** The mark has not been taken by the server yet. */
  waiting: boolean;
}

interface Sources {
  /** In the order of the coach's list. */
  athletes: readonly Athlete[];
  /** The marks at the event. */
  records: readonly AttendanceRecord[];
  /** The marks that wait, of any event. */
  waiting: readonly WaitingMark[];
  eventId: number;
  teamId: number;
}

/** Who is expected: the team's athletes, and who was marked at the event and has moved to another own team since. */
export function registerOf({ athletes, records, waiting, eventId, teamId }: Sources): RegisterEntry[] {
  const stored = new Map(records.map((record) => [record.athlete_id, record.status]));
  const made = new Map<number, WaitingMark>();
  const questioned = new Set<number>();
  for (const mark of waiting) {
    if (mark.eventId !== eventId) continue;
    made.set(mark.athleteId, mark);
    if (mark.problem !== null) questioned.add(mark.athleteId);
  }
  return athletes
    .filter(({ athlete_id: id, team_id: theirTeam }) => theirTeam === teamId || stored.has(id))
    .map((athlete) => {
      const { athlete_id: athleteId } = athlete;
      // One that was not taken shows what is stored: the question about it stands beside.
      const mark = questioned.has(athleteId) ? undefined : made.get(athleteId);
      const name = fullName(athlete);
      return {
        athleteId,
        name,
        initials: initialsOf(name),
        status: mark?.status ?? stored.get(athleteId) ?? null,
        waiting: mark !== undefined,
      };
    });
}

/** How many entries there are of each kind; `pending` have no mark. */
export interface RegisterCounts {
  present: number;
  absent: number;
  excused: number;
  pending: number;
}

export function countRegister(entries: readonly Pick<RegisterEntry, 'status'>[]): RegisterCounts {
  const counts = { present: 0, absent: 0, excused: 0, pending: 0 };
  for (const { status } of entries) counts[status ?? 'pending'] += 1;
  return counts;
}
