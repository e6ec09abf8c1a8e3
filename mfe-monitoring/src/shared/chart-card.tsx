import { useId, type ReactNode } from 'react';
import { mdiPencilOutline } from '@mdi/js';
import { Box, Card, CardContent, Icon, IconButton, Tooltip, Typography } from '@touchline/ui';

interface ChartCardProps {
  title: string;
  /** The days it shows; read out when they change. */
  range?: string;
  /** The button that opens the records behind the chart: what it is called and does. */
  edit?: { label: string; onEdit: () => void };
  /** Other buttons, below the title: beside it there is no room for them in half a screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A card around one chart: title, days, buttons, and below them whatever there is to see. */
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
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
        {children}
      </CardContent>
    </Card>
  );
}
