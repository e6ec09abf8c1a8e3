import { LEDGER_STATES } from '@touchline/contracts/session-ledger-rules';
import type { GridRow, SavedGrid, SessionGrid } from '@touchline/contracts/session-ledger.schema';
import { orderOf } from '@touchline/contracts/words';
import { labelsOf } from '@touchline/ui/pickers';
import type { WaitingGrid } from '../queue/waiting-grid.js';

interface WaitingSession {
  rpe: number;
  duration_min: number;
}

/** An athlete at the event, with a session on its way to the server, if there is one. */
export interface GridEntry extends GridRow {
  /** The name, told apart from equal ones of the grid. */
  name: string;
  waiting: WaitingSession | null;
}

/** Athletes without a session first, by state and name; a session that waits takes the place of a stored one. */
export function buildEntries(rows: readonly GridRow[], waiting: readonly WaitingGrid[], eventId: number): GridEntry[] {
  const sent = new Map(
    waiting
      .filter(({ body, problem }) => body.event_id === eventId && problem === null)
      .flatMap(({ body }) => body.rows.map(({ athlete_id: id, ...session }) => [id, session] as const)),
  );
  const labelOf = labelsOf(rows);
  const placeOf = ({ state }: GridEntry) => orderOf(LEDGER_STATES, state);
  return rows
    .map((row) => ({
      ...row,
      name: labelOf(row),
      waiting: row.sessions.length > 0 ? null : (sent.get(row.athlete_id) ?? null),
    }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** The grid with the sessions that were stored, until it is read again. */
export function withSaved(grid: SessionGrid, { rows: saved }: SavedGrid): SessionGrid {
  const sessions = new Map(saved.map(({ athlete_id: id, session }) => [id, [session]]));
  return {
    ...grid,
    rows: grid.rows.map((row) => ({ ...row, sessions: sessions.get(row.athlete_id) ?? row.sessions })),
  };
}

/** Whether a session can be entered for this athlete. */
export function isOpen({ sessions, waiting }: GridEntry): boolean {
  return sessions.length === 0 && waiting === null;
}
