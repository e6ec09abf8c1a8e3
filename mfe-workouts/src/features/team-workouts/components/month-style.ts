/**
 * Around the kit's month: with text at twice its size on a phone, the button for the next month and the days' numbers
 * stay within their places.
 */
export const MONTH_WITH_LARGE_TEXT = {
  '& div:has(> h2)': { flexWrap: 'wrap' },
  '& h2': { minWidth: 'min(9.5em, calc(100% - 96px))', maxWidth: 'calc(100% - 96px)' },
  '& [role="gridcell"]': { px: 0 },
  '& [role="gridcell"] > [aria-hidden]': { minWidth: 'min(1.75em, 100%)', px: 0 },
} as const;
