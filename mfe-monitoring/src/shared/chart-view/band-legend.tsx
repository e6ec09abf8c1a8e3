import { Box, useTheme } from '@touchline/ui';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import { BAND_STYLES } from './band-styles.js';
import type { ChartBand } from './chart-band.js';
import type { BandKind } from './chart-view.js';

interface BandLegendProps {
  bands: readonly ChartBand[];
  /** Those that the chart draws. */
  drawn: readonly ChartBand[];
  /** Those that have a range on a day without a neighbour, which is not drawn. */
  withSingleDays: readonly ChartBand[];
}

/** Each band with its look and how to read it, or why it is missing. */
export function BandLegend({ bands, drawn, withSingleDays }: BandLegendProps) {
  if (bands.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={chartViewTexts.legend}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, fontSize: '0.875rem' }}
    >
      {bands.map((band) => (
        <Box component="li" key={band.kind} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          {drawn.includes(band) && <Swatch kind={band.kind} />}
          <span>
            {[...band.notes, ...(withSingleDays.includes(band) ? [chartViewTexts.singleDays] : [])].join(' ')}
          </span>
        </Box>
      ))}
    </Box>
  );
}

/** A piece of the band as the chart draws it. */
function Swatch({ kind }: { kind: BandKind }) {
  const { charts } = useTheme();
  const { color, fill, edgeDash } = BAND_STYLES[kind];
  const ink = color(charts);
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 24,
        height: 14,
        mt: '3px',
        border: `1px ${edgeDash > 0 ? 'dashed' : 'solid'} ${ink}`,
        background:
          fill === 'pattern'
            ? `repeating-linear-gradient(45deg, ${ink} 0 1px, transparent 1px 4px)`
            : `color-mix(in srgb, ${ink} 22%, transparent)`,
      }}
    />
  );
}
