import { useEffect } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useRouteError } from 'react-router-dom';
import { report } from '../app/reports.js';

/** The last net: something in the frame itself failed. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => report(error, 'shell'), [error]);
  return (
    <Box role="alert" sx={{ p: 3, maxWidth: 640, mx: 'auto', mt: 8, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        Unexpected Application Error!
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>
        What you had saved is safe. Reload the page to go on.
      </Typography>
      <Button variant="contained" disableElevation onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Box>
  );
}
