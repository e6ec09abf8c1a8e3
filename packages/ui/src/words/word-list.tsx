import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WORDS } from './words.js';

/** All words with their meanings. */
export function WordList() {
  // With the keyboard the list is scrolled while it has the focus.
  return (
    <Box component="dl" tabIndex={0} sx={{ m: 0, display: 'grid', gap: 2 }}>
      {Object.values(WORDS).map(({ word, meaning }) => (
        <div key={word}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {word}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {meaning}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
