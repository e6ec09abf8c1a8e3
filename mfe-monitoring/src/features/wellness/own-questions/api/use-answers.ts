import type { Measure } from '@touchline/contracts/measures.schema';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { measurementsQuery } from '../../../../shared/measures/get-measurements.js';

/** All answers of an athlete to a question of the club. */
export function useAnswers(athleteId: number, question: Measure) {
  return useQuery(measurementsQuery(useApi(), athleteId, question));
}
