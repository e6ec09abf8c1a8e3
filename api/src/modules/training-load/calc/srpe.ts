/** The values of a session that the figures use: RPE 0–10 in steps of 0.5, whole minutes. */
export interface LoadSession {
  date: string;
  rpe: number;
  durationMin: number;
}

/** Session load in arbitrary units: RPE times minutes. Foster et al. 2001, J Strength Cond Res 15:109. */
export function srpe(session: Pick<LoadSession, 'rpe' | 'durationMin'>): number {
  return session.rpe * session.durationMin;
}
