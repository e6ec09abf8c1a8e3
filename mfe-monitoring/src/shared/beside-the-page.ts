import { BAR_HEIGHT } from '@touchline/ui';

const GAP = 24;

/** For `sx`: a list that stays in sight below the bar and scrolls by itself, so that a coach goes from athlete to athlete without scrolling back. */
export const besideThePage = {
  position: 'sticky',
  top: BAR_HEIGHT + GAP,
  maxHeight: `calc(100vh - ${BAR_HEIGHT + 2 * GAP}px)`,
  flexDirection: 'column',
} as const;
