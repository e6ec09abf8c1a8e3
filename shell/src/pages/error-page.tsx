import { useEffect } from 'react';
import { Box, Button, Typography } from '@touchline/ui';
import { useRouteError } from 'react-router-dom';
import { errorPageTexts } from '../app/texts.js';
import { useStartFrameGone } from '../app/start-frame.js';
import { report } from '../app/reports.js';

/** The router's error page, for failures of the shell itself. */
export function ErrorPage() {
  useStartFrameGone();
  const error = useRouteError();
  useEffect(() => report(error, 'shell'), [error]);
  return (
    <Box role="alert" sx={{ p: 3, maxWidth: 640, mx: 'auto', mt: 8, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        Unexpected Application Error!
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{errorPageTexts.explanation}</Typography>
      <Button variant="contained" disableElevation onClick={() => location.reload()}>
        Reload the page
      </Button>
    </Box>
  );
}
