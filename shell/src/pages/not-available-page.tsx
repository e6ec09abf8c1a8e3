import { Box, Button, Stack, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { registryStore } from '../areas/registry/registry-store.js';
import { declaredPages, navigationPages } from '../areas/declared-pages.js';
import { navigationTexts } from '../app/texts.js';
import { useStore } from '../app/store.js';
import { usePageTitle } from '../app/use-page-title.js';

/** Shown for a page that no area offers yet, with links to the pages on offer. */
export function NotAvailablePage({ title }: { title: string }) {
  usePageTitle(title);
  const { document } = useStore(registryStore);
  const pages = document ? navigationPages(declaredPages(document)) : [];
  return (
    <Box sx={{ p: 3, maxWidth: 640, mx: 'auto', textAlign: 'center', mt: { xs: 4, sm: 10 } }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{navigationTexts.pageNotAvailable}</Typography>
      {pages.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', flexWrap: 'wrap', mt: 3 }}>
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
