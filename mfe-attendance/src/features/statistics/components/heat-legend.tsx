import { HEAT_BAND_LABELS } from '@touchline/contracts/attendance-bands';
import { statusLetter, statusText, type AnsweredStatus } from '@touchline/contracts/attendance-status';
import { Box, useTheme } from '@touchline/ui';
import { useShownStatuses } from '../../../shared/shown-statuses.js';
import { NO_EVENT, NO_EVENT_SIGN, type HeatCategory } from '../model/heat-cells.js';
import { toneOf } from './heat-table.js';

interface LegendEntry {
  category: HeatCategory;
  /** The text inside such a day. */
  sign: string;
  label: string;
  /** The rates of the band. */
  range?: string;
}

const NO_EVENT_ENTRY: LegendEntry = { category: 'none', sign: NO_EVENT_SIGN, label: NO_EVENT };
const RATE_ENTRIES: readonly LegendEntry[] = [
  { category: 'good', sign: '%', label: HEAT_BAND_LABELS.good, range: 'at least 90%' },
  { category: 'moderate', sign: '%', label: HEAT_BAND_LABELS.moderate, range: '75–89%' },
  { category: 'poor', sign: '%', label: HEAT_BAND_LABELS.poor, range: 'below 75%' },
  NO_EVENT_ENTRY,
];
const statusEntry = (status: AnsweredStatus): LegendEntry => ({
  category: status,
  sign: statusLetter(status),
  label: statusText(status),
});

interface HeatLegendProps {
  /** The statuses of the days of one athlete; null: rates of several. */
  statuses: readonly AnsweredStatus[] | null;
}

/** Explains the colours and signs of the heatmap. */
export function HeatLegend({ statuses }: HeatLegendProps) {
  const { attendance } = useTheme();
  const shown = useShownStatuses(statuses ?? []);
  return (
    <Box
      component="ul"
      aria-label="Heatmap legend"
      sx={{
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '0.85rem',
      }}
    >
      {(statuses ? [...shown.map(statusEntry), NO_EVENT_ENTRY] : RATE_ENTRIES).map(
        ({ category, sign, label, range }) => {
          const tone = toneOf(attendance, category);
          return (
            <Box component="li" key={category} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Box
                aria-hidden
                sx={{
                  width: 22,
                  height: 22,
                  borderRadius: '4px',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: '0.75rem',
                  fontWeight: 700,
                  bgcolor: tone?.background,
                  color: tone?.text,
                }}
              >
                {sign}
              </Box>
              <span>{label}</span>
              {range !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {range}
                </Box>
              )}
            </Box>
          );
        },
      )}
    </Box>
  );
}
