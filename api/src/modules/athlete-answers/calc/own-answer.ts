export interface OwnSession {
  id: number;
  rpe: number;
  durationMin: number;
  version: number;
  athleteVersion: number | null;
}

/** The stored records of an athlete about an event. */
export interface KnownOfEvent {
  /** The session that names the event. */
  session: OwnSession | null;
  /** The athlete said that they were not there. */
  isAbsent: boolean;
}

/** `several`: sessions of the day name no event, and nobody knows which one is meant. */
export type OwnAnswer = { wasThere: true; session: OwnSession } | { wasThere: false } | 'several';

/**
 * The athlete's answer to an event; null without one. `free` are the sessions of the day that name no event, if the event
 * is the only one to which they can belong.
 */
export function ownAnswer({ session, isAbsent }: KnownOfEvent, free: readonly OwnSession[]): OwnAnswer | null {
  if (session) return { wasThere: true, session };
  if (isAbsent) return { wasThere: false };
  const [only, ...others] = free;
  if (!only) return null;
  return others.length > 0 ? 'several' : { wasThere: true, session: only };
}
