import { BAR_HEIGHT } from '@touchline/ui';

const GAP_PX = 24;

/**
 * For `sx`: a panel beside the page that stays below the app bar and scrolls on its own, so that the list stays
 * visible.
 */
export const sidePanelStyle = {
  position: 'sticky',
  top: BAR_HEIGHT + GAP_PX,
  maxHeight: `calc(100vh - ${BAR_HEIGHT + 2 * GAP_PX}px)`,
  flexDirection: 'column',
} as const;
