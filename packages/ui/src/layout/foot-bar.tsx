import { useLayoutEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';

/** CSS variable with the height of the bar at the bottom edge, in pixels. The shell's notices are placed above it. */
export const FOOT_HEIGHT = '--touchline-foot';

/** On a phone on its side, or with large text, a higher bar would leave too little of the page: it is in the normal flow there. */
const MAX_SHARE_OF_WINDOW = 1 / 6;

/**
 * A screen's main buttons. On a phone they stay at the bottom edge, within a thumb's reach, and notices do not cover
 * them; on a wider screen they are in the normal flow. The screen itself leaves room for the bar.
 */
export function FootBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      element.style.position = element.offsetHeight > innerHeight * MAX_SHARE_OF_WINDOW ? 'static' : '';
      const isFixed = getComputedStyle(element).position === 'fixed';
      root.style.setProperty(FOOT_HEIGHT, isFixed ? `${element.offsetHeight}px` : '0px');
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Rotating a phone may change the bar's position without changing its size.
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
          // Above the shell's own bar.
          bottom: 'var(--touchline-nav, 0px)',
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
