/** The institution whose app calls: read from its key once per request, and the only source of the app's reach. */
export interface CallingApp {
  apiKeyId: number;
  institutionId: number;
  /** IANA time zone of the institution: decides which day "today" is. */
  timeZone: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes of the app; undefined on all others. */
    callingApp?: CallingApp;
  }
}
