import type { AthleteTrends, TrendFigure } from '@touchline/contracts/trends.schema';

let serial = 0;

/** Records as the API answers them, for tests. */

export const NO_DATA: TrendFigure = { value: null, insight: 'No data', trend: 'flat' };

export function buildFigure(part: Partial<TrendFigure> = {}): TrendFigure {
  return { value: 20, insight: 'Same as 4-week average', trend: 'flat', ...part };
}

export function buildTrends(part: Partial<AthleteTrends> = {}): AthleteTrends {
  serial += 1;
  return {
    id: serial,
    name: `Athlete ${serial}`,
    jersey_number: null,
    date_of_birth: null,
    team: 'Soccer (W)',
    team_id: 1,
    trainingLoad: buildFigure(),
    wellness: buildFigure(),
    sprint: buildFigure(),
    vertical: buildFigure(),
    variation: 0,
    load_high: false,
    ...part,
  };
}

const UP = buildFigure({ trend: 'up' });
const DOWN = buildFigure({ trend: 'down' });

/** One athlete per label. */
export const LABELLED = {
  excellent: { trainingLoad: UP, wellness: UP, sprint: UP, vertical: UP, variation: 3 },
  stable: { variation: 1 },
  attention: { trainingLoad: DOWN, variation: 3 },
  risk: { wellness: DOWN, variation: 7 },
  monitor: { variation: 2 },
  noData: { trainingLoad: NO_DATA, wellness: NO_DATA, sprint: NO_DATA, vertical: NO_DATA, variation: null },
} as const satisfies Record<string, Partial<AthleteTrends>>;
