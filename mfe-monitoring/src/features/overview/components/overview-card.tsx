import { useId, type ReactNode } from 'react';
import { mdiArrowRight } from '@mdi/js';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { Box, Card, CardContent, Icon, IconButton, Tooltip, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import type { OverviewView } from '../model/overview-view.js';

/** Props of every card about one athlete. */
export interface AthleteCardProps {
  athlete: AthleteOverview;
  view: OverviewView;
  onView: (change: Partial<OverviewView>) => void;
}

interface OverviewCardProps {
  title: string;
  /** The screen with the details and its name; null when there is none. */
  link?: { to: string; name: string } | null;
  /** The card's area in a grid with named areas. */
  area?: string | undefined;
  children: ReactNode;
}

/** A card of the overview: a title with a link to the screen behind it, above `children`. */
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
            <Tooltip title={overviewTexts.openPage(link.name)}>
              <IconButton
                component={Link}
                to={link.to}
                aria-label={overviewTexts.openPage(link.name)}
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

/** The main figure of a card. */
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

/** The text below the main figure, or the text shown instead of it. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
