import { Box } from '@touchline/ui';
import { dayText } from '../../../../shared/moment-text.js';
import { QrCode } from '../../../../shared/qr-code.js';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { ShownLink } from '../model/shown-link.js';

const CARDS = {
  display: 'none',
  '@media print': {
    m: 0,
    p: 0,
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    color: '#000',
    fontSize: '8.5pt',
    lineHeight: 1.3,
  },
} as const;

/** Neighbours share a cut line. */
const CARD = {
  display: 'grid',
  gridTemplateColumns: '34mm minmax(0, 1fr)',
  gap: '3mm',
  p: '3mm',
  minHeight: '52mm',
  alignContent: 'start',
  breakInside: 'avoid',
  outline: '0.2mm dashed #777',
  '& ol': { m: 0, mt: '1mm', pl: '4mm' },
} as const;

/** One card per athlete, for paper only: to be cut out and handed over. */
export function PrintCards({ links, team }: { links: readonly ShownLink[]; team: string }) {
  return (
    <Box component="ul" sx={CARDS}>
      {links.map((link) => (
        <Box component="li" key={link.athleteId} sx={CARD}>
          <QrCode text={link.address} label="" />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontSize: '11pt', fontWeight: 700, lineHeight: 1.2 }}>{link.name}</Box>
            <Box>{team}</Box>
            <ol>
              {linksTexts.cardSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Box>
          <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <Box sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{link.typed}</Box>
            <Box>{`${linksTexts.cardUntil(dayText(link.until))} ${linksTexts.cardWarning}`}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
