import type { ChartColors } from '@touchline/ui';
import type { BandKind } from './chart-view.js';

interface BandStyle {
  color: (colors: ChartColors) => string;
  fill: 'solid' | 'pattern';
  opacity: number;
  /** Pixels. */
  edgeWidth: number;
  edgeDash: number;
}

/** Bands differ in pattern and edge as well as in colour: stripes for the team, an even area for the athlete. */
export const BAND_STYLES: Readonly<Record<BandKind, BandStyle>> = {
  team: { color: ({ load }) => load.building, fill: 'pattern', opacity: 0.55, edgeWidth: 1, edgeDash: 3 },
  usual: { color: ({ load }) => load.chronic, fill: 'solid', opacity: 0.2, edgeWidth: 1, edgeDash: 0 },
};
