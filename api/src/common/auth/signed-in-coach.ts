/** The coach who calls: read from the session once per request, and the only source of the coach's reach. */
export interface SignedInCoach {
  coachId: number;
  name: string;
  email: string;
  phone: string | null;
  /** The label on the coach's profile. It grants nothing: all coaches have the same rights. */
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
    /** Set by the caller check; undefined when the caller is the app or anyone. */
    coach?: SignedInCoach;
  }
}
