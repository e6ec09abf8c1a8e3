import { useId, type ReactNode, type Ref } from 'react';
import { Box, Card, CardContent, Chip, Typography } from '@touchline/ui';

interface PanelProps {
  title: string;
  /** A chip beside the title, for example a count; empty for none. */
  note: string;
  titleRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One of the two halves of the screen. */
export function Panel({ title, note, titleRef, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          {/* Receives the focus when the last row disappears; it is not in the Tab order. */}
          <Typography id={id} ref={titleRef} tabIndex={-1} variant="h2" sx={{ '&:focus': { outline: 'none' } }}>
            {title}
          </Typography>
          {note !== '' && <Chip size="small" label={note} />}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
