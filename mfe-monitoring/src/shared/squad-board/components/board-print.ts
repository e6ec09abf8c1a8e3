import { PAPER_COLORS } from './board-colors.js';

/** Shares of the width of an A4 page; the reason has the rest. */
const WIDTHS = {
  '& th.name': { width: '15.5%' },
  '& th.availability': { width: '13.5%' },
  '& th.answered': { width: '9%' },
  '& th.hooper': { width: '18%' },
  '& th.rating': { width: '2.2%' },
  '& th.extra': { width: '8%' },
  '& th.load': { width: '8.5%' },
  '& th.attendance': { width: '10%' },
} as const;

/** Text from the bottom to the top. */
export const UPRIGHT = { writingMode: 'vertical-rl', transform: 'rotate(180deg)' } as const;

/** The board on paper: thirty athletes on a page of A4, with the heads on every page. */
export const PRINT = {
  ...PAPER_COLORS,
  ...WIDTHS,
  '& table': { fontSize: '7.5pt' },
  '& thead': { display: 'table-header-group' },
  // Chromium repeats a head, but not the boxes of buttons in it.
  '& .sort': { display: 'contents' },
  '& th svg': { display: 'none' },
  '& th': { px: '3px', fontSize: '7pt', verticalAlign: 'bottom' },
  '& th.rating > span': UPRIGHT,
  '& td': { py: '0.5px', px: '3px', lineHeight: 1.15 },
  '& tr': { breakInside: 'avoid' },
  '& td.name button': { minHeight: 0, lineHeight: 1.15, textDecoration: 'none' },
  '& .sub': { fontSize: '6.5pt', lineHeight: 1.1 },
  '& .chip': { display: 'inline', fontSize: '6.5pt', padding: 0 },
  '& .figure': { gap: '3px' },
  // A second line of words below the figure would cost a page.
  '& .words .sub': { fontSize: '6pt', whiteSpace: 'nowrap' },
  '& .value': { fontSize: '8pt', minWidth: 0, padding: '0 2px' },
  '& .value.look, & .value.talk': { printColorAdjust: 'exact' },
  '& th.attendance, & td.attendance': { px: '5px' },
  '& .marks': { height: 5.5, width: 'auto' },
  '& td.reason': { fontSize: '7pt' },
  '& .spark': { height: 12, width: 38 },
  // A sheet hangs on a wall: notes about an athlete, and questions they still have to answer, stay on
  // the screen.
  '& .note, & td.answered .sub': { display: 'none' },
} as const;
