const GAP = { xs: 1.5, sm: 2 };

/** The cards of the teams: the list of events beside the two figures. */
export const TEAM_GRID = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: {
    xs: '"total" "week" "events"',
    sm: '"total week" "events events"',
    lg: '"total events" "week events"',
  },
} as const;

const ONE = ['info', 'attendance', 'completion', 'wellness', 'load', 'sprint', 'grip', 'workload']
  .map((area) => `"${area}"`)
  .join(' ');
const TWO =
  '"info attendance" "completion completion" "wellness wellness" "load load" "sprint grip" "workload workload"';
const SIX =
  '"info info attendance attendance completion completion" "wellness wellness wellness load load load" "sprint sprint workload workload workload workload" "grip grip workload workload workload workload"';

/** The cards of one athlete: names of places, in the order in which they are read. */
export const ATHLETE_GRID = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: ONE, sm: TWO, lg: SIX },
} as const;

/** The same cards while they only say what they are for. */
export const HINT_GRID = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
} as const;
