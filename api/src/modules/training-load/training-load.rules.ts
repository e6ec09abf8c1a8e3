import type { FieldProblem } from '../../common/errors/api-error.js';
import { entryProblems } from '../../common/intake/entry-problems.js';
import { sessionKey, type SessionWrite } from './save-sessions.js';

/** What the shape of a body cannot say. Every problem, in the body's order; `latest` is the last day that may be written. */
export function writeProblems(sessions: readonly SessionWrite[], latest: string): FieldProblem[] {
  return entryProblems(sessions, latest, (session) => {
    const key = sessionKey(session);
    if (key === null) return null;
    if ('workoutId' in session)
      return { key, field: 'workout_id', twice: `Workout id ${session.workoutId} appears twice.` };
    return { key, field: 'session_id', twice: `Session id ${session.externalId} appears twice for the same athlete.` };
  });
}
