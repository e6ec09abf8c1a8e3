import { putParam } from '@touchline/ui/router';

/** Bands behind the values of a chart: the team's mean and spread, and the athlete's usual range. */
export const BAND_KINDS = ['team', 'usual'] as const;
export type BandKind = (typeof BAND_KINDS)[number];

/** How charts are read; part of the state in a screen's address. */
export interface ChartView {
  /** One place per calendar day with gaps, instead of one per record. */
  byDay: boolean;
  /** Axes cover the shown values instead of their whole domain. */
  zoom: boolean;
  /** The bands that the coach chose; null: none chosen yet, so that the width of the screen decides. */
  bands: BandKind[] | null;
}

const NO_BAND = 'none';
const YES = '1';

export function readChartView(params: URLSearchParams): ChartView {
  const named = params.get('bands');
  return {
    byDay: params.get('by-day') === YES,
    zoom: params.get('zoom') === YES,
    bands: named === null ? null : BAND_KINDS.filter((kind) => named.split(',').includes(kind)),
  };
}

/** Writes the view into `params`; defaults are left out. */
export function putChartView(params: URLSearchParams, { byDay, zoom, bands }: ChartView): void {
  putParam(params, 'by-day', byDay ? YES : '', '');
  putParam(params, 'zoom', zoom ? YES : '', '');
  putParam(params, 'bands', bands && (bands.join(',') || NO_BAND), null);
}

/** The bands to draw: the chosen ones, else the team's only where there is room for both. */
export function shownBands({ bands }: Pick<ChartView, 'bands'>, isWide: boolean): readonly BandKind[] {
  return bands ?? (isWide ? BAND_KINDS : BAND_KINDS.filter((kind) => kind !== 'team'));
}
