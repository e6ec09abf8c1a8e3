import { useId, type ReactNode } from 'react';
import { mdiArrowRight } from '@mdi/js';
import { Box, Card, CardContent, Icon, IconButton, Tooltip, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';

interface OverviewCardProps {
  title: string;
  /** The dashboard behind the card: its address and what it is called; null where there is none. */
  link?: { to: string; name: string } | null;
  /** The card's place in a grid of named places. */
  area?: string | undefined;
  children: ReactNode;
}

/** A card of the overview: its title, the way to the screen behind it, and what it says. */
export function OverviewCard({ title, link = null, area, children }: OverviewCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ gridArea: area, minWidth: 0 }}>
      <CardContent sx={{ height: '100%', display: 'flex', flexDirection: 'column', gap: 1, '&:last-child': { pb: 2 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
          <Typography id={titleId} variant="h3" sx={{ mr: 'auto' }}>
            {title}
          </Typography>
          {link && (
            <Tooltip title={`Open ${link.name}`}>
              <IconButton
                component={Link}
                to={link.to}
                aria-label={`Open ${link.name}`}
                sx={{ width: 44, height: 44, m: -1, color: 'primary.main' }}
              >
                <Icon path={mdiArrowRight} />
              </IconButton>
            </Tooltip>
          )}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

/** The one figure a card is about. */
export function BigFigure({ children }: { children: ReactNode }) {
  return (
    <Typography
      component="p"
      sx={{ fontSize: '1.9rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Typography>
  );
}

/** What belongs to the figure, or stands in its place. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
