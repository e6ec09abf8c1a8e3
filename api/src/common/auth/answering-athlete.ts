/**
 * The athlete whose device calls: read from the device's token once per request, and the only source of its reach, which
 * is this athlete and nobody else.
 */
export interface AnsweringAthlete {
  deviceId: number;
  athleteId: number;
  teamId: number;
  institutionId: number;
  /** IANA time zone of the institution: decides which day "today" is. */
  timeZone: string;
  /** Whether somebody has agreed that answers are stored. Without, nothing about health is shown or written. */
  hasConsent: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the caller check on routes of athletes; undefined on all others. */
    athlete?: AnsweringAthlete;
  }
}
