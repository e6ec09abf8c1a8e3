import { useCallback, useState } from 'react';
import type { LedgerEvent, SaveGridBody } from '@touchline/contracts/session-ledger.schema';
import { isOpen, type GridEntry } from './model/grid-entries.js';
import { defaultMinutes, judgeSession, NOTHING_TYPED, type TypedSession } from './model/typed-session.js';

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
  const judged = entries.filter(isOpen).flatMap(({ athlete_id: id }) => {
    const session = judgeSession(typed.get(id) ?? NOTHING_TYPED, minutesOfAll);
    return session ? [{ athlete_id: id, ...session }] : [];
  });

  return {
    typed,
    minutesOfAll,
    setMinutesOfAll,
    change,
    rows: judged.flatMap(({ athlete_id, sent }) => (sent ? [{ athlete_id, ...sent }] : [])),
    /** The first athlete whose fields have to be corrected; undefined when there is none. */
    firstProblem: judged.find(({ problems }) => problems)?.athlete_id,
    dirty: judged.length > 0,
    clear: () => setTyped(new Map()),
    /** Types sessions again that were not stored. */
    restore: (sessions: SaveGridBody['rows']) =>
      setTyped(
        new Map(
          sessions.map((stored) => [
            stored.athlete_id,
            { rpe: String(stored.rpe), duration_min: String(stored.duration_min) },
          ]),
        ),
      ),
  };
}
