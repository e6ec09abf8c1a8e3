import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { ReadableKind } from '@touchline/contracts/permissions';

/** A program of a club that reads its data: read from its key once per request, and the only source of its reach. */
export interface ReadingProgram {
  readKeyId: number;
  institutionId: number;
  /** The kinds of data that the key reads. */
  kinds: ReadonlySet<ReadableKind>;
  /** The teams whose athletes the key reads; null: all teams of the institution. */
  teamIds: readonly number[] | null;
  /** Whether sessions of events of other teams are read. */
  otherTeamsSessions: OtherTeamsSessions;
  /** The day at the institution when the call came. */
  today: CalendarDate;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the caller check on routes for a read key; undefined on all others. */
    readingProgram?: ReadingProgram;
  }
}
