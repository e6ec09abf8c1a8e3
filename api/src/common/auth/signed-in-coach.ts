/** The coach who calls: read from the session once per request, and the only source of the coach's reach. */
export interface SignedInCoach {
  coachId: number;
  name: string;
  email: string;
  phone: string | null;
  role: string;
  avatar: string | null;
  institutionId: number;
  institution: string;
  /** IANA time zone of the institution: decides which day "today" is. */
  timeZone: string;
  /** Instant of the last password check in this session. */
  authenticatedAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard; undefined on open routes. */
    coach?: SignedInCoach;
  }
}
