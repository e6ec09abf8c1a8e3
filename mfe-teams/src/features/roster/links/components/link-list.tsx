import { useRef } from 'react';
import { mdiContentCopy } from '@mdi/js';
import { Box, Button, Icon, Typography } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';
import { copyText } from '../../../../shared/copy-text.js';
import { dayText } from '../../../../shared/moment-text.js';
import { QrCode } from '../../../../shared/qr-code.js';
import { answersTexts, linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { ShownLink } from '../model/shown-link.js';

interface LinkListProps {
  links: readonly ShownLink[];
  onCopied: (athleteId: number) => void;
}

/** The links on the screen: each athlete scans their own code, or gets the copied address. */
export function LinkList({ links, onCopied }: LinkListProps) {
  return (
    <Box
      component="ul"
      aria-label="Links"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        displayPrint: 'none',
      }}
    >
      {links.map((link) => (
        <LinkItem key={link.athleteId} link={link} onCopied={() => onCopied(link.athleteId)} />
      ))}
    </Box>
  );
}

function LinkItem({ link, onCopied }: { link: ShownLink; onCopied: () => void }) {
  const notify = useNotify();
  const typed = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    onCopied();
    if (await copyText(link.address)) return notify({ severity: 'success', text: linksTexts.copied(link.name) });
    if (typed.current) getSelection()?.selectAllChildren(typed.current);
    notify({ severity: 'warning', text: linksTexts.copyBlocked });
  }

  return (
    <Box
      component="li"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        display: 'grid',
        gap: 1,
        alignContent: 'start',
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{link.name}</Typography>
      <Box sx={{ width: '100%', maxWidth: 220, justifySelf: 'center' }}>
        <QrCode text={link.address} label={`Code of ${link.name}`} />
      </Box>
      <Box
        ref={typed}
        component="code"
        sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {link.typed}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {answersTexts.linkUntil(dayText(link.until))}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon path={mdiContentCopy} />}
        aria-label={`Copy link of ${link.name}`}
        onClick={() => void copy()}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        Copy link
      </Button>
    </Box>
  );
}
