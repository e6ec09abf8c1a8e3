import { useId, type ReactNode } from 'react';
import { mdiPencilOutline } from '@mdi/js';
import { Box, Card, CardContent, Icon, IconButton, Tooltip, Typography } from '@touchline/ui';

/** Height of a chart in a card beside other cards, in pixels. */
export const CARD_CHART_HEIGHT_PX = 250;

interface ChartCardProps {
  title: string;
  /** The dates the chart shows; announced to screen readers when they change. */
  range?: string;
  /** The button that opens the records behind the chart. */
  edit?: { label: string; onEdit: () => void } | undefined;
  /** Other buttons. They are below the title: a card of half a screen has no room for them beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card around one chart: title, dates and buttons above `children`. */
export function ChartCard({ title, range, edit, actions, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography id={titleId} variant="h2">
              {title}
            </Typography>
            {range !== undefined && (
              <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
                {range}
              </Typography>
            )}
          </Box>
          {edit && (
            <Tooltip title={edit.label}>
              <IconButton aria-label={edit.label} onClick={edit.onEdit} sx={{ width: 44, height: 44 }}>
                <Icon path={mdiPencilOutline} />
              </IconButton>
            </Tooltip>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
        {children}
      </CardContent>
    </Card>
  );
}
