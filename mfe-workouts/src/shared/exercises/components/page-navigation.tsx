import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import { exerciseTexts } from '../../texts/exercise-texts.js';
import { pageText, type Page } from '../model/paging.js';

interface PageNavigationProps {
  shown: Pick<Page<unknown>, 'page' | 'pages'>;
  onPage: (page: number) => void;
}

export function PageNavigation({ shown, onPage }: PageNavigationProps) {
  const { page, pages } = shown;
  return (
    <Box
      component="nav"
      aria-label={exerciseTexts.pagesLabel}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        mt: 2,
        '& .MuiButton-root': { minHeight: 44 },
      }}
    >
      <Button startIcon={<Icon path={mdiChevronLeft} />} disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {pageText(shown)}
      </Typography>
      <Button endIcon={<Icon path={mdiChevronRight} />} disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
}
