import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import type { Page } from './pages.js';

interface WeekPagingProps {
  page: Pick<Page<unknown>, 'page' | 'pageCount' | 'hasOlder' | 'hasNewer'>;
  /** Shows `Week X of Y`; week 1 is the oldest. */
  counted?: boolean;
  onPage: (page: number) => void;
}

/** The count moves above the buttons when the card (not the window) is too narrow; the buttons keep their places. */
const PAGING_STYLE = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  '& > button': { minHeight: 44, whiteSpace: 'nowrap', px: { xs: 1.25, sm: 2 } },
  '& .MuiButton-icon': { display: { xs: 'none', sm: 'inherit' } },
  '@container (max-width: 460px)': { '& > p': { order: -1, flexBasis: '100%', textAlign: 'center' } },
} as const;

/** Previous and Next buttons for the pages of a chart, which the product calls weeks. */
export function WeekPaging({
  page: { page, pageCount, hasOlder, hasNewer },
  counted = false,
  onPage,
}: WeekPagingProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={PAGING_STYLE}>
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
          >{`Week ${pageCount - page} of ${pageCount}`}</Typography>
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
