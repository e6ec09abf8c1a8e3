import { alpha, Box, ToggleButton, useTheme } from '@touchline/ui';
import { LINE_MARKERS } from '../../../shared/wellness-chart/weekly-options.js';
import { LINE_LABELS } from '../../../shared/wellness-chart/weekly-series.js';
import { LINES, type Line } from '../../../shared/wellness-chart/lines.js';

/** Which lines are drawn; each button carries its line's colour and marker, so it is the legend as well. */
export function LineToggles({ hidden, onChange }: { hidden: readonly Line[]; onChange: (hidden: Line[]) => void }) {
  const { charts, palette } = useTheme();
  const toggle = (line: Line) => onChange(hidden.includes(line) ? hidden.filter((one) => one !== line) : [...hidden, line]);
  return (
    <Box role="group" aria-label="Lines of the chart" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.75, sm: 1 } }}>
      {LINES.map((line) => (
        <ToggleButton
          key={line}
          value={line}
          selected={!hidden.includes(line)}
          onChange={() => toggle(line)}
          sx={{ minHeight: 44, px: { xs: 1.125, sm: 1.75 }, py: 0.5, gap: { xs: 0.5, sm: 0.75 }, fontSize: { xs: '0.8125rem', sm: '0.875rem' }, borderRadius: 5, '&&.Mui-selected': { color: 'text.primary', borderColor: 'primary.main', bgcolor: alpha(palette.primary.main, 0.12) } }}
        >
          <Box component="span" aria-hidden sx={{ color: hidden.includes(line) ? 'text.disabled' : charts.series[line] }}>{LINE_MARKERS[line].sign}</Box>
          {LINE_LABELS[line]}
        </ToggleButton>
      ))}
    </Box>
  );
}
