/** The frame that the page itself (`public/index.html`) shows until the app has arrived, so that a slow start is not white. */
import { useLayoutEffect } from 'react';
import { LoadingPanel } from '@touchline/ui';

const findStartFrame = () => document.getElementById('start');

/** Removes the frame of the page: something of the app has taken its place. */
export function useStartFrameGone(): void {
  useLayoutEffect(() => findStartFrame()?.remove(), []);
}

/** The placeholder of a page whose code or session is loading. At the start of the app the frame of the page stays. */
export const PageLoading = () => (findStartFrame() ? null : <LoadingPanel minHeight={320} />);
