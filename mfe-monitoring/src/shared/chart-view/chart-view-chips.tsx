import { useTheme } from '@touchline/ui';
import { chartViewTexts } from '../texts/chart-view-texts.js';
import { ToggleChips } from '../toggle-chips.js';
import { toggleChosen } from '../toggle-chosen.js';
import { BAND_STYLES } from './band-styles.js';
import { BAND_KINDS, type BandKind, type ChartView } from './chart-view.js';

const READINGS = ['byDay', 'zoom'] as const;
type Option = (typeof READINGS)[number] | BandKind;

interface ChartViewChipsProps {
  view: ChartView;
  /** The bands that are drawn. */
  shown: readonly BandKind[];
  /** The bands that the charts of this screen have. */
  kinds?: readonly BandKind[];
  onView: (change: Partial<ChartView>) => void;
}

/** Toggle buttons for how the charts are read: by day, zoomed, with bands. */
export function ChartViewChips({ view, shown, kinds = BAND_KINDS, onView }: ChartViewChipsProps) {
  const { charts, palette } = useTheme();
  const ink = palette.text.primary;
  const options: { value: Option; label: string; sign: string; color: string }[] = [
    { value: 'byDay', label: chartViewTexts.byDay, sign: '▦', color: ink },
    { value: 'zoom', label: chartViewTexts.zoom, sign: '⤢', color: ink },
    { value: 'team', label: chartViewTexts.team, sign: '▨', color: BAND_STYLES.team.color(charts) },
    { value: 'usual', label: chartViewTexts.usual, sign: '■', color: BAND_STYLES.usual.color(charts) },
  ];
  const isReading = (value: Option): value is (typeof READINGS)[number] => value === 'byDay' || value === 'zoom';
  return (
    <ToggleChips
      label={chartViewTexts.view}
      options={options.filter(({ value }) => isReading(value) || kinds.includes(value))}
      chosen={[...READINGS.filter((reading) => view[reading]), ...shown]}
      onToggle={(value) =>
        onView(isReading(value) ? { [value]: !view[value] } : { bands: toggleChosen(BAND_KINDS, shown, value) })
      }
    />
  );
}
