import { useTheme } from '@touchline/ui';
import { ToggleChips } from '../../../shared/toggle-chips.js';
import { LINES, type Line } from '../../../shared/wellness-chart/lines.js';
import { LINE_MARKERS } from '../../../shared/wellness-chart/weekly-options.js';
import { LINE_LABELS } from '../../../shared/wellness-chart/weekly-series.js';

/** Which lines are drawn; each button carries its line's colour and marker, so it is the legend as well. */
export function LineToggles({ hidden, onToggle }: { hidden: readonly Line[]; onToggle: (line: Line) => void }) {
  const { charts } = useTheme();
  return (
    <ToggleChips
      label="Lines of the chart"
      options={LINES.map((line) => ({
        value: line,
        label: LINE_LABELS[line],
        sign: LINE_MARKERS[line].sign,
        color: charts.series[line],
      }))}
      chosen={LINES.filter((line) => !hidden.includes(line))}
      onToggle={onToggle}
    />
  );
}
