import { useMediaQuery, useTheme } from '@touchline/ui';
import { shownBands, type BandKind, type ChartView } from './chart-view.js';

/** The bands to draw on this screen. */
export function useShownBands(view: Pick<ChartView, 'bands'>): readonly BandKind[] {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return shownBands(view, isWide);
}
