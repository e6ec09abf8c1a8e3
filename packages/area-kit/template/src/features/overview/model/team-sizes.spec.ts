import type { Team } from '@touchline/contracts/teams.schema';
import { teamSizesChart } from './team-sizes.js';

const team = (name: string, athleteCount: number) => ({ name, athlete_count: athleteCount }) as Team;

test('the largest team comes first, and a team without athletes stays', () => {
  const teams = [team('Rowing', 0), team('Rugby', 23), team('Soccer', 23)];
  const { series, table } = teamSizesChart(teams, { bar: 'green', label: 'white' });
  expect(series).toEqual([{ name: 'Athletes', data: [23, 23, 0] }]);
  expect(table.rows).toEqual([
    ['Rugby', '23'],
    ['Soccer', '23'],
    ['Rowing', '0'],
  ]);
});
