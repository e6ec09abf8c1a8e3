import type { ReactNode } from 'react';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { Box, Stack, Typography } from '@touchline/ui';
import { usePageTitle } from '../../app/use-page-title.js';
import { Mailboxes } from './mailboxes.js';

interface Section {
  title: string;
  text: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** yyyy-MM-dd, the day the text was last changed. */
  lastUpdated: string;
  sections: readonly Section[];
}

/** A static legal text with contact addresses. */
export function LegalPage({ title, lastUpdated, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <Box component="article" sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 4 }}>
        Last updated: {formatMediumDate(lastUpdated)}
      </Typography>
      <Stack spacing={3}>
        {sections.map((section) => (
          <Box key={section.title} component="section">
            <Typography variant="h2" gutterBottom>
              {section.title}
            </Typography>
            <Typography component="div" sx={{ lineHeight: 1.7 }}>
              {section.text}
            </Typography>
          </Box>
        ))}
        <Box component="section">
          <Typography variant="h2" gutterBottom>
            Contact
          </Typography>
          <Mailboxes />
        </Box>
      </Stack>
    </Box>
  );
}
