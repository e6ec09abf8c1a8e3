import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { NO_SPAN, type DaySpan } from './day-span.js';
import { teamComparisonQuery, type TeamRecords } from './get-team-comparison.js';
import { usualTestsQuery } from './get-usual-tests.js';
import { usualWellnessQuery } from './get-usual-wellness.js';

/** The team's figures of a span; nothing is read without one. */
export function useTeamComparison<Records extends TeamRecords>(
  records: Records,
  athleteId: number,
  span: DaySpan | null,
) {
  const query = teamComparisonQuery(useApi(), records, athleteId, span ?? NO_SPAN);
  return useQuery({ ...query, enabled: span !== null });
}

/** The usual range of the Hooper Index on the days of a span; nothing is read without one. */
export function useUsualWellness(athleteId: number, span: DaySpan | null) {
  return useQuery({ ...usualWellnessQuery(useApi(), athleteId, span ?? NO_SPAN), enabled: span !== null });
}

/** The usual range of the athlete's tests. */
export function useUsualTests(athleteId: number, isShown: boolean) {
  return useQuery({ ...usualTestsQuery(useApi(), athleteId), enabled: isShown });
}
