import { lazyRetry } from '../lazy/lazy-retry.js';
import { LoadingPanel } from '../panels/state-panels.js';
import type { DrawingProps } from './drawing.js';

/** The drawing is heavy and comes after the frame around it; the figures can be read as a table before, and without it. */
export const LazyDrawing = lazyRetry<DrawingProps>(
  () => import('./drawing.js').then(({ Drawing }) => Drawing),
  ({ height }) => ({
    loading: <LoadingPanel text="Loading chart..." minHeight={height} />,
    errorText: 'The chart could not be loaded.',
    minHeight: height,
  }),
);
