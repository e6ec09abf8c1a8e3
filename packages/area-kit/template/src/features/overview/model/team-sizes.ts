import type { Team } from '@touchline/contracts/teams.schema';
import type { ChartProps } from '@touchline/ui/charts';

/** Colours of the chart, from the theme. */
interface Colors {
  bar: string;
  label: string;
}

/** A bar chart of how many athletes each team has, the largest team first. Pure. */
export function teamSizesChart(teams: readonly Team[], colors: Colors): Omit<ChartProps, 'height'> {
  const sorted = [...teams].sort((a, b) => b.athlete_count - a.athlete_count || a.name.localeCompare(b.name));
  return {
    type: 'bar',
    label: 'Athletes of each team',
    summary: sorted.map((team) => `${team.name}: ${team.athlete_count}`).join(', '),
    series: [{ name: 'Athletes', data: sorted.map((team) => team.athlete_count) }],
    options: {
      colors: [colors.bar],
      xaxis: { categories: sorted.map((team) => team.name) },
      yaxis: { title: { text: 'Athletes' } },
      dataLabels: { enabled: true, style: { colors: [colors.label] } },
    },
    table: {
      columns: ['Team', 'Athletes'],
      rows: sorted.map((team) => [team.name, String(team.athlete_count)]),
    },
  };
}
