import { useTheme } from '@touchline/ui';
import { ToggleChips } from '../../../shared/toggle-chips.js';
import { LOAD_CHARTS, type LoadChart } from '../model/training-load-view.js';

const LABELS: Readonly<Record<LoadChart, string>> = {
  srpe: 'Session RPE',
  workload: 'Workload',
  monotony: 'Monotony',
  strain: 'Strain',
};

/** Toggle buttons for the shown charts; each carries its chart's colour. */
export function ChartToggles({
  shown,
  onToggle,
}: {
  shown: readonly LoadChart[];
  onToggle: (chart: LoadChart) => void;
}) {
  const { load } = useTheme().charts;
  const styles: Record<LoadChart, { sign: string; color: string }> = {
    srpe: { sign: '▮', color: load.session },
    workload: { sign: '●', color: load.acute },
    monotony: { sign: '●', color: load.monotony },
    strain: { sign: '●', color: load.strain },
  };
  return (
    <ToggleChips
      label="Charts"
      options={LOAD_CHARTS.map((value) => ({ value, label: LABELS[value], ...styles[value] }))}
      chosen={shown}
      onToggle={onToggle}
    />
  );
}
