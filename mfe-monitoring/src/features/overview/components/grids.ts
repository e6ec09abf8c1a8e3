const GAP = { xs: 1.5, sm: 2 };

/** The grid of the team cards: the list of events beside the two figures. */
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

const ONE_COLUMN_AREAS = ['info', 'attendance', 'completion', 'wellness', 'load', 'sprint', 'grip', 'workload']
  .map((area) => `"${area}"`)
  .join(' ');
const TWO_COLUMN_AREAS =
  '"info attendance" "completion completion" "wellness wellness" "load load" "sprint grip" "workload workload"';
const SIX_COLUMN_AREAS =
  '"info info attendance attendance completion completion" "wellness wellness wellness load load load" "sprint sprint workload workload workload workload" "grip grip workload workload workload workload"';

/** The grid of one athlete's cards, in reading order. */
export const ATHLETE_GRID = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: ONE_COLUMN_AREAS, sm: TWO_COLUMN_AREAS, lg: SIX_COLUMN_AREAS },
} as const;

/** The grid of those cards that a role allows, when it does not allow all. */
export const PART_GRID = {
  display: 'grid',
  gap: GAP,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
} as const;

/** The grid of the same cards before an athlete is chosen. */
export const HINT_GRID = {
  display: 'grid',
  gap: GAP,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
} as const;
