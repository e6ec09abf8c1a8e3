import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { BAND_KINDS, type BandKind } from '../../../shared/chart-view/chart-view.js';
import { readStored, store } from '../../../shared/browser-storage.js';
import { own } from '../../../shared/own-names.js';
import { WELLNESS_LINES, type WellnessLine } from '../../../shared/wellness-chart/wellness-lines.js';

/** The hidden lines of the weekly chart, and the bands behind it. */
export interface ChartChoice {
  hidden: WellnessLine[];
  bands: BandKind[];
}

/** Before the first choice: the Hooper Index and its usual range. */
const FIRST_CHOICE: ChartChoice = { hidden: [...WELLNESS_RATINGS], bands: ['usual'] };

const nameFor = (coachId: number): string => own.storage(`wellness-chart.${coachId}`);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** The known ones of a stored list, in their order; the default for anything else. */
const known = <T>(all: readonly T[], stored: unknown, fallback: T[]): T[] =>
  Array.isArray(stored) ? all.filter((one) => stored.includes(one)) : fallback;

/** What this browser remembers of a coach's choice. */
export function readChartChoice(coachId: number): ChartChoice {
  try {
    const stored: unknown = JSON.parse(readStored(nameFor(coachId)) ?? 'null');
    if (!isObject(stored)) return FIRST_CHOICE;
    const { hidden, bands } = FIRST_CHOICE;
    return { hidden: known(WELLNESS_LINES, stored.hidden, hidden), bands: known(BAND_KINDS, stored.bands, bands) };
  } catch {
    return FIRST_CHOICE;
  }
}

export const rememberChartChoice = (coachId: number, choice: ChartChoice): void =>
  store(nameFor(coachId), JSON.stringify(choice));
