import type { FieldProblem } from '../../common/errors/api-error.js';
import { sessionKey, type SessionWrite } from './save-sessions.js';

/** What the shape of a body cannot say. Every problem, in the body's order; `latest` is the last day that may be written. */
export function writeProblems(sessions: readonly SessionWrite[], latest: string): FieldProblem[] {
  const seen = new Set<string>();
  return sessions.flatMap((session, at) => {
    if (session.date > latest) return [{ path: `entries.${at}.date`, message: 'Date must not be in the future.' }];
    if (session.externalId === null) return [];
    if (seen.has(sessionKey(session))) return [{ path: `entries.${at}.session_id`, message: `Session id ${session.externalId} appears twice for the same athlete.` }];
    seen.add(sessionKey(session));
    return [];
  });
}
