import { HEAT_BAND_LABELS } from '@touchline/contracts/attendance-bands';
import { Box, useTheme } from '@touchline/ui';
import { STATUS_LABELS } from '../../../shared/status-labels.js';
import { NO_EVENT, NO_EVENT_SIGN, STATUS_LETTERS, type HeatLook } from '../model/heat-cells.js';
import { toneOf } from './heat-table.js';

interface Meaning {
  look: HeatLook;
  /** What stands in such a day. */
  sign: string;
  label: string;
  /** Where the line to the next band is drawn. */
  range?: string;
}

const NOTHING: Meaning = { look: 'none', sign: NO_EVENT_SIGN, label: NO_EVENT };
const OF_ALL: readonly Meaning[] = [
  { look: 'good', sign: '%', label: HEAT_BAND_LABELS.good, range: 'at least 90%' },
  { look: 'moderate', sign: '%', label: HEAT_BAND_LABELS.moderate, range: '75–89%' },
  { look: 'poor', sign: '%', label: HEAT_BAND_LABELS.poor, range: 'below 75%' },
  NOTHING,
];
const OF_ATHLETE: readonly Meaning[] = [
  ...(['present', 'absent', 'excused'] as const).map((look) => ({
    look,
    sign: STATUS_LETTERS[look],
    label: STATUS_LABELS[look],
  })),
  NOTHING,
];

/** What the colours and signs of the heatmap mean. */
export function HeatLegend({ ofAthlete }: { ofAthlete: boolean }) {
  const { attendance } = useTheme();
  return (
    <Box
      component="ul"
      aria-label="Legend of the days"
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
      {(ofAthlete ? OF_ATHLETE : OF_ALL).map(({ look, sign, label, range }) => {
        const tone = toneOf(attendance, look);
        return (
          <Box component="li" key={look} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
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
      })}
    </Box>
  );
}
