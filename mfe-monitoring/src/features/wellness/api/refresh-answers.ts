import type { QueryClient } from '@touchline/ui/query';
import { MEASUREMENTS_KEY } from '../../../shared/measures/get-measurements.js';

/** Reads the answers to the club's questions again after entries changed that hold some. */
export const refreshAnswers = (queryClient: QueryClient, athleteId: number): void =>
  void queryClient.invalidateQueries({ queryKey: [...MEASUREMENTS_KEY, athleteId] });
