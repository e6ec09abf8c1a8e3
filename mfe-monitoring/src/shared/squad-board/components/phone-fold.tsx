import type { ReactNode } from 'react';
import { Box, useMediaQuery, useTheme } from '@touchline/ui';

const FOLD = {
  minWidth: 0,
  displayPrint: 'none',
  '&[open]': { flexBasis: '100%' },
  '& > summary': { minHeight: 44, py: 1.25, color: 'primary.main', fontWeight: 600, cursor: 'pointer' },
} as const;

interface PhoneFoldProps {
  title: string;
  /** Unfolded at first; false by default. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** On a phone its content is one press away, so that the athletes are on the first screen; elsewhere it stands open. */
export function PhoneFold({ title, startsOpen = false, children }: PhoneFoldProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  if (!isPhone) return children;
  return (
    <Box component="details" open={startsOpen} sx={FOLD}>
      <summary>{title}</summary>
      {children}
    </Box>
  );
}
