/** Which institution's app asks: read from its key once per request, and the only source of "whose athletes". */
export interface CallingApp {
  apiKeyId: number;
  institutionId: number;
  /** IANA zone of the institution: decides what "today" is. */
  timeZone: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on the app's routes; absent everywhere else. */
    callingApp?: CallingApp;
  }
}
