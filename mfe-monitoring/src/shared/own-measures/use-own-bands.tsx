import { useMemo, type ReactNode } from 'react';
import { MAX_COMPARED_DAYS } from '@touchline/contracts/comparison-rules';
import type { Measure } from '@touchline/contracts/measures.schema';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import type { ChartBand } from '../chart-view/chart-band.js';
import type { ChartView } from '../chart-view/chart-view.js';
import { useShownBands } from '../chart-view/use-shown-bands.js';
import { TeamStatus } from '../comparisons/comparison-status.js';
import { NO_SPAN, spanOfDates } from '../comparisons/day-span.js';
import { teamMeasurementsQuery } from '../comparisons/get-team-comparison.js';
import { ownTeamBand, ownUsualBand, shownVersion } from './own-bands.js';
import type { OwnDay } from './own-days.js';

interface Reading {
  athleteId: number;
  view: Pick<ChartView, 'bands'>;
  /** All days with values, oldest first. */
  all: readonly OwnDay[];
  /** Those of the page. */
  days: readonly OwnDay[];
}

/** The chosen bands of a measure of the club, and the loading or failure of the team's. Only tests have a usual range. */
export function useOwnBands(
  measure: Measure,
  { athleteId, view, all, days }: Reading,
): { bands: ChartBand[]; status: ReactNode } {
  const shown = useShownBands(view);
  const dates = useMemo(() => days.map(({ date }) => date), [days]);
  const showsTeam = shown.includes('team');
  const span = showsTeam ? spanOfDates(dates, MAX_COMPARED_DAYS.tests) : null;
  const team = useQuery({
    ...teamMeasurementsQuery(useApi(), measure.key, athleteId, span ?? NO_SPAN),
    enabled: span !== null,
  });
  const { entered_by: by, has_sides: hasSides } = shownVersion(measure, days);
  const showsUsual = shown.includes('usual') && by === 'staff' && !hasSides && dates.length > 0;

  const bands = useMemo(
    () => [
      ...(showsTeam && team.data ? [ownTeamBand(measure, team.data, days)] : []),
      ...(showsUsual ? [ownUsualBand(measure, all, dates)] : []),
    ],
    [measure, showsTeam, showsUsual, team.data, all, days, dates],
  );
  return { bands, status: <TeamStatus query={team} /> };
}
