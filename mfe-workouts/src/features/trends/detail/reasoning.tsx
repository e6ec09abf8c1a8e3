import { Box, MuiLink, Typography } from '@touchline/ui';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { SOURCES } from './sources.js';

/** Why the page compares athletes with themselves and offers this routine, with sources. */
export function Reasoning() {
  return (
    <Box component="section" aria-labelledby="reasoning" sx={{ minWidth: 0 }}>
      <Typography id="reasoning" component="h2" variant="h2" sx={{ mb: 1 }}>
        Reasoning
      </Typography>
      <Typography>{trendsTexts.reasoning}</Typography>
      <Box
        component="ol"
        sx={{ pl: 2.5, my: 1.5, display: 'grid', gap: 2, '& > li::marker': { fontSize: '0.875rem' } }}
      >
        {SOURCES.map(({ authors, title, where, doi, supports }) => (
          <Box component="li" key={doi} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2">
              {authors} <em>{title}</em> {where}
            </Typography>
            <MuiLink
              variant="body2"
              href={`https://doi.org/${doi}`}
              target="_blank"
              rel="noopener noreferrer"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >{`doi:${doi}`}</MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {supports}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
