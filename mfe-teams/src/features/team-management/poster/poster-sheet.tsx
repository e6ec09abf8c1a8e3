import type { ReactNode } from 'react';
import type { PosterLink } from '@touchline/contracts/poster-link.schema';
import { formatDay } from '@touchline/contracts/date-format';
import { Box, Typography } from '@touchline/ui';
import { useCoach } from '@touchline/ui/host';
import { momentText } from '../../../shared/moment-text.js';
import { Sheet } from '../../../shared/print-page.js';
import { QrCode } from '../../../shared/qr-code.js';
import { posterTexts } from '../../../shared/texts/poster-texts.js';
import type { ManagedTeam } from '../model/managed-team.js';

interface PosterSheetProps {
  team: ManagedTeam;
  link: NonNullable<PosterLink['link']>;
  /** The registration code while it works: for those who cannot scan. */
  code: string | null;
}

/** The printed poster. Its link leads to registration and to nothing else. */
export function PosterSheet({ team, link, code }: PosterSheetProps) {
  const { institution } = useCoach();
  const { origin, host } = window.location;
  return (
    <Sheet>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
        <Typography sx={{ fontSize: '1.25rem' }}>{institution}</Typography>
        <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
          {posterTexts.title}
        </Typography>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
          {team.name}
        </Typography>
        <Box sx={{ width: '100%', maxWidth: 340, '@media print': { maxWidth: '95mm' } }}>
          <QrCode text={`${origin}${link.path}`} label={`Code that opens the registration of ${team.name}`} />
        </Box>
        {code === null ? (
          <Typography sx={{ fontSize: '1.125rem' }}>{posterTexts.scan}</Typography>
        ) : (
          <Letters code={code}>
            {posterTexts.scanOrOpen} <strong>{`${host}/join`}</strong> {posterTexts.typeCode}
          </Letters>
        )}
        <Box component="ul" sx={{ m: 0, pl: 3, textAlign: 'left', maxWidth: 560 }}>
          {posterTexts.purpose.map((sentence) => (
            <Typography key={sentence} component="li">
              {sentence}
            </Typography>
          ))}
        </Box>
        <Box>
          <Typography variant="body2">{posterTexts.scanUntil(formatDay(link.ends_on))}</Typography>
          {code !== null && team.code_expires_at !== null && (
            <Typography variant="body2">{posterTexts.typeUntil(momentText(team.code_expires_at))}</Typography>
          )}
        </Box>
      </Box>
    </Sheet>
  );
}

function Letters({ code, children }: { code: string; children: ReactNode }) {
  return (
    <>
      <Typography sx={{ fontSize: '1.125rem' }}>{children}</Typography>
      <Box
        component="code"
        sx={{ fontFamily: 'monospace', fontSize: '2rem', fontWeight: 700, letterSpacing: '0.12em' }}
      >
        {code}
      </Box>
    </>
  );
}
