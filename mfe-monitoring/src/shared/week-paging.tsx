import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import type { Page } from './pages.js';

interface WeekPagingProps {
  page: Pick<Page<unknown>, 'page' | 'pages' | 'hasOlder' | 'hasNewer'>;
  /** Whether it says which of how many weeks is shown, the oldest being the first. */
  counted?: boolean;
  onPage: (page: number) => void;
}

/** Where the count has no room between the buttons it stands above them: the buttons keep their places. Pixels of the card, not of the window. */
const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  '& > button': { minHeight: 44, whiteSpace: 'nowrap', px: { xs: 1.25, sm: 2 } },
  '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
  '@container (max-width: 460px)': { '& > p': { order: -1, flexBasis: '100%', textAlign: 'center' } },
} as const;

/** The steps between the pages of a chart, called weeks. */
export function WeekPaging({ page: { page, pages, hasOlder, hasNewer }, counted = false, onPage }: WeekPagingProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={LOOK}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiChevronLeft} />}
          disabled={!hasOlder}
          onClick={() => onPage(page + 1)}
        >
          Previous Week
        </Button>
        {counted && (
          <Typography
            variant="body2"
            aria-live="polite"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >{`Week ${pages - page} of ${pages}`}</Typography>
        )}
        <Button
          variant="outlined"
          endIcon={<Icon path={mdiChevronRight} />}
          disabled={!hasNewer}
          onClick={() => onPage(page - 1)}
        >
          Next Week
        </Button>
      </Box>
    </Box>
  );
}
