/** The holder of a release key: read once per request, and the only source of the area that may be released. */
export interface ReleaseKeyHolder {
  releaseKeyId: number;
  /** The one area that may be released, or `shell`. */
  area: string;
  /** Of the key; the log of the site names it. */
  name: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the caller check on routes for a release key; undefined on all others. */
    releaseKey?: ReleaseKeyHolder;
  }
}
