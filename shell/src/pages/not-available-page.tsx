import { Box, Button, Stack, Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { registryStore } from '../areas/registry/registry-store.js';
import { navigationPages, offeredPages } from '../areas/declared-pages.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';

/** Shown for a page that no area offers yet, or that the coach's role does not have, with links to the pages on offer. */
export function NotAvailablePage({ title, reason }: { title: string; reason: string }) {
  usePageTitle(title);
  const { document } = useStore(registryStore);
  const coach = useCoach();
  const pages = navigationPages(offeredPages(document, coach));
  return (
    <Box sx={{ p: 3, maxWidth: 640, mx: 'auto', textAlign: 'center', mt: { xs: 4, sm: 10 } }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{reason}</Typography>
      {pages.length > 0 && (
        <Stack direction="row" sx={{ justifyContent: 'center', flexWrap: 'wrap', gap: 1, mt: 3 }}>
          {pages.map((page) => (
            <Button
              key={page.path}
              component={Link}
              to={page.path}
              variant="contained"
              disableElevation
              sx={{ minHeight: 44 }}
            >
              Open {page.title}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}
