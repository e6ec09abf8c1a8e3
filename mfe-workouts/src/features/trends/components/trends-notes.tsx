import { Box, Typography } from '@touchline/ui';

const NOTES = [
  'Training Load: mean of the last 7 days, rest days included, in arbitrary units (RPE × minutes) a day. It is compared when the four weeks before hold at least 21 known days and 6 training days.',
  'Wellness: mean Hooper index of the last 7 days, the sum of four ratings from 4 to 40; high is bad. It needs 3 complete surveys in these days and 10 in the four weeks before.',
  'Sprint (10 m) and Vertical (jump): the latest test of the last 28 days against up to five tests of the twelve weeks before it.',
  'Variation: how far the farthest of the four lies from the athlete’s own usual, in standard errors, at most 9. It needs two of the four.',
  'Labels: up to 1 Stable; 2 Monitor; from 3 on Excellent Progress where all four go up, else at 3 Needs Attention, and from 4 on At Risk where one goes down. Everything else is Monitor.',
] as const;

/** What the figures are, and what they need. */
export function TrendsNotes() {
  return (
    <Box component="section" aria-label="About these figures" sx={{ mt: 2, maxWidth: 900 }}>
      {NOTES.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        Everybody is compared with themselves alone. The labels describe recorded figures; they are no diagnosis.
      </Typography>
    </Box>
  );
}
