/** Who asks: read from the session once per request, and the only source of "whose data". */
export interface SignedInCoach {
  coachId: number;
  name: string;
  email: string;
  phone: string | null;
  role: string;
  avatar: string | null;
  institutionId: number;
  institution: string;
  /** IANA zone of the institution: decides what "today" is. */
  timeZone: string;
  /** When the password was last proven in this session. */
  authenticatedAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard; absent on open routes. */
    coach?: SignedInCoach;
  }
}
