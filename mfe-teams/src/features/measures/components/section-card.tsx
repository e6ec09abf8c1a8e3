import type { ReactNode } from 'react';
import { Box, Card, CardContent, Typography } from '@touchline/ui';

interface SectionCardProps {
  id: string;
  title: string;
  explanation?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page with its heading. */
export const SectionCard = ({ id, title, explanation, action, children }: SectionCardProps) => (
  <Card component="section" aria-labelledby={id}>
    <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {explanation !== undefined && <Typography sx={{ mb: 2 }}>{explanation}</Typography>}
      {children}
    </CardContent>
  </Card>
);
