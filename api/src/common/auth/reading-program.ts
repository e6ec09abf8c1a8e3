import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { ReadableKind } from '@touchline/contracts/permissions';

/** Whose rows and which kinds of data are read as lists of a club: by a program with its key, or by a coach for one team. */
export interface DataReader {
  institutionId: number;
  /** The kinds of data that are read. */
  kinds: ReadonlySet<ReadableKind>;
  /** The teams whose athletes are read; null: all teams of the institution. */
  teamIds: readonly number[] | null;
  /** Whether sessions of events of other teams are read. */
  otherTeamsSessions: OtherTeamsSessions;
  /** The day at the institution when the call came. */
  today: CalendarDate;
}

/** A program of a club that reads its data: read from its key once per request, and the only source of its reach. */
export interface ReadingProgram extends DataReader {
  readKeyId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the caller check on routes for a read key; undefined on all others. */
    readingProgram?: ReadingProgram;
  }
}
