import type { Measurement } from '@touchline/contracts/measurements.schema';

/** A trial of `own.1` for a test: the first of the left side on November 5, 2026. */
export function buildTrial(value: number, part: Partial<Measurement> = {}): Measurement {
  return {
    id: 1,
    athlete_id: 7,
    day: '2026-11-05',
    measure: 'own.1',
    side: 'left',
    trial: 1,
    measure_version: 1,
    event_id: null,
    value,
    source: 'coach',
    age: 17,
    team: { id: 1, name: 'U17 Girls' },
    version: 1,
    ...part,
  };
}
