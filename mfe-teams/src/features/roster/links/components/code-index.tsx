import { Box, Button, Typography } from '@touchline/ui';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { ShownLink } from '../model/shown-link.js';
import type { ProgressByAthlete } from '../use-link-progress.js';
import { ProgressText } from './code-of-athlete.js';

interface CodeIndexProps {
  links: readonly ShownLink[];
  progress: ProgressByAthlete;
  shownId: number;
  onChoose: (at: number) => void;
}

/** Who has paired a phone, and the way to each athlete's code: they do not come in the order of the roster. */
export function CodeIndex({ links, progress, shownId, onChoose }: CodeIndexProps) {
  const paired = links.filter(({ athleteId }) => progress.get(athleteId) === 'paired').length;
  return (
    <Box component="section" aria-label="Paired phones">
      <Typography variant="h2" sx={{ fontSize: '1rem', mb: 1 }}>
        {linksTexts.pairedCount(paired, links.length)}
      </Typography>
      <Box
        component="ul"
        aria-label="Athletes"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        }}
      >
        {links.map(({ athleteId, name }, at) => (
          <li key={athleteId}>
            <Button
              fullWidth
              color="inherit"
              variant={athleteId === shownId ? 'outlined' : 'text'}
              aria-current={athleteId === shownId}
              onClick={() => onChoose(at)}
              sx={{ minHeight: 48, height: '100%', px: 1, justifyContent: 'start', textAlign: 'left' }}
            >
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                  {name}
                </Box>
                <ProgressText progress={progress.get(athleteId) ?? 'waiting'} />
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
