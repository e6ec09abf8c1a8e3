import { FATIGUE_KINDS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { parseWholeNumber, putParam } from '@touchline/ui/router';
import { putAthleteSearch, readAthleteSearch, type AthleteSearch } from '../../../shared/athlete-search.js';

/** What the screen's address says: whom it is about, and by kind of test the page of its chart, counted from 0, the newest. */
export interface PerformanceView extends AthleteSearch, Record<FatigueKind, number> {}

/** The newest page of every chart. */
export const NEWEST: Readonly<Record<FatigueKind, number>> = { grip: 0, sprint: 0, jump: 0 };

/** Reads the address. Whatever makes no sense there reads as absent: a mangled link still opens the screen. */
export function readView(params: URLSearchParams): PerformanceView {
  const page = (kind: FatigueKind) => parseWholeNumber(params.get(kind)) ?? NEWEST[kind];
  return { ...readAthleteSearch(params), grip: page('grip'), sprint: page('sprint'), jump: page('jump') };
}

/** The address after a change. What equals its default is left out, parameters of others stay. */
export function writeView(params: URLSearchParams, change: Partial<PerformanceView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putAthleteSearch(written, view);
  for (const kind of FATIGUE_KINDS) putParam(written, kind, view[kind], NEWEST[kind]);
  return written;
}
