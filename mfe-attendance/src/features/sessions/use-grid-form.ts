import { useCallback, useState } from 'react';
import type { LedgerEvent, SaveGridBody } from '@touchline/contracts/session-ledger.schema';
import { isOpen, type GridEntry } from './model/grid-entries.js';
import { defaultMinutes, NOTHING_TYPED, readSession, type TypedSession } from './model/typed-session.js';

type TypedSessions = ReadonlyMap<number, TypedSession>;

/** The typed sessions in the grid of an event. */
export function useGridForm({ duration_min: eventMinutes }: LedgerEvent, entries: readonly GridEntry[]) {
  const [typed, setTyped] = useState<TypedSessions>(new Map());
  const [minutesOfAll, setMinutesOfAll] = useState(defaultMinutes(eventMinutes));

  const change = useCallback(
    (athleteId: number, part: Partial<TypedSession>) =>
      setTyped((before) => new Map(before).set(athleteId, { ...(before.get(athleteId) ?? NOTHING_TYPED), ...part })),
    [],
  );
  // Another coach, or the athlete, may have entered a session meanwhile: a session typed for them is no longer shown.
  const read = entries
    .filter(isOpen)
    .map((entry) => ({ entry, session: readSession(typed.get(entry.athlete_id) ?? NOTHING_TYPED, minutesOfAll) }));
  const rows = read.flatMap(({ entry, session }) =>
    session.is === 'session' ? [{ athlete_id: entry.athlete_id, rpe: session.rpe, duration_min: session.minutes }] : [],
  );
  const firstProblem = read.find(({ session }) => session.is === 'problem')?.entry.athlete_id;

  return {
    typed,
    minutesOfAll,
    setMinutesOfAll,
    change,
    rows,
    /** The first athlete whose fields have to be corrected; undefined when there is none. */
    firstProblem,
    dirty: read.some(({ session }) => session.is !== 'empty'),
    clear: () => setTyped(new Map()),
    /** Types sessions again that were not stored. */
    restore: (sessions: SaveGridBody['rows']) =>
      setTyped(
        new Map(
          sessions.map(({ athlete_id: id, rpe, duration_min: minutes }) => [
            id,
            { rpe: String(rpe), minutes: String(minutes) },
          ]),
        ),
      ),
  };
}
