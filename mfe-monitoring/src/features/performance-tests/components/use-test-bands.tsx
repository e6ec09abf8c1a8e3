import { useMemo, type ReactNode } from 'react';
import { mondayOf } from '@touchline/contracts/calendar-date';
import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import type { UsualTests } from '@touchline/contracts/comparisons.schema';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { ChartBand } from '../../../shared/chart-view/chart-band.js';
import type { BandKind } from '../../../shared/chart-view/chart-view.js';
import { TeamStatus } from '../../../shared/comparisons/comparison-status.js';
import { spanOfDates } from '../../../shared/comparisons/day-span.js';
import { teamBand } from '../../../shared/comparisons/team-band.js';
import { useTeamComparison } from '../../../shared/comparisons/use-comparisons.js';
import { usualTestBand } from '../../../shared/comparisons/usual-band.js';
import type { TestPoint } from '../model/test-points.js';

interface Reading {
  athleteId: number;
  bands: readonly BandKind[];
  usual: UsualTests | undefined;
}

/** The chosen bands of the shown tests, and their loading or failure. */
export function useTestBands(
  kind: PerformanceTestKind,
  points: readonly TestPoint[],
  { athleteId, bands: shown, usual }: Reading,
): { bands: ChartBand[]; status: ReactNode } {
  const dates = useMemo(() => points.map(({ date }) => date), [points]);
  const showsTeam = shown.includes('team');
  const span = showsTeam ? spanOfDates(dates, MAX_COMPARED_DAYS.tests) : null;
  const team = useTeamComparison('tests', athleteId, span);

  const bands = useMemo(() => {
    const text = (value: number) => value.toFixed(PERFORMANCE_TEST_LIMITS[kind].decimals);
    return [
      ...(showsTeam && team.data ? [teamBand(team.data, kind, { dates, text, weekOf: mondayOf })] : []),
      ...(shown.includes('usual') && usual ? [usualTestBand(usual, kind, dates)] : []),
    ];
  }, [kind, showsTeam, shown, team.data, usual, dates]);
  return { bands, status: <TeamStatus query={team} /> };
}
