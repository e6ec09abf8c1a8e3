import { useLayoutEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** How high the bar at the lower edge of the page is, in pixels; the notices of the shell stand above it. */
export const FOOT_HEIGHT = '--touchline-foot';

/**
 * A screen's main buttons: on a phone they stay at the lower edge, within a thumb's reach, and nothing that appears there covers them; on a wider
 * screen they stand where they are written. The screen itself keeps free what the bar covers.
 */
export function FootBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const root = document.documentElement;
    const measure = () =>
      root.style.setProperty(
        FOOT_HEIGHT,
        getComputedStyle(element).position === 'fixed' ? `${element.offsetHeight}px` : '0px',
      );
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Turning a phone changes where it stands, not always its size.
    window.addEventListener('resize', measure);
    measure();
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(FOOT_HEIGHT);
    };
  }, []);
  return (
    <Box
      ref={bar}
      sx={(theme) => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiButton-root': { minHeight: 44 },
        [theme.breakpoints.down('sm')]: {
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          zIndex: theme.zIndex.appBar,
          px: 2,
          pt: 1,
          pb: 'calc(8px + env(safe-area-inset-bottom, 0px))',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiButton-root': { minHeight: 48, flex: '1 1 140px' },
        },
      })}
    >
      {children}
    </Box>
  );
}
