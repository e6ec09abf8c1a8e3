import { parseId, putParam } from '@touchline/ui/router';

/** The state of the screen that its address holds. */
export interface SessionsView {
  /** '' for all teams. */
  team: string;
  /** The event whose athletes are shown; null shows the events. */
  eventId: number | null;
}

/** Reads the address. Invalid values read as absent. */
export function readView(params: URLSearchParams): SessionsView {
  return { team: params.get('team') ?? '', eventId: parseId(params.get('event')) };
}

/** The address after a change; other parameters stay. */
export function writeView(params: URLSearchParams, change: Partial<SessionsView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.team, '');
  putParam(written, 'event', view.eventId, null);
  return written;
}
