import { useRef, type Ref } from 'react';
import { mdiCheckCircle, mdiContentCopy } from '@mdi/js';
import { Alert, Box, Button, Icon, Typography } from '@touchline/ui';
import { useNotify } from '@touchline/ui/host';
import { copyText } from '../../../../shared/copy-text.js';
import { dayText } from '../../../../shared/moment-text.js';
import { QrCode } from '../../../../shared/qr-code.js';
import { answersTexts, linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { LinkProgress } from '../model/link-progress.js';
import type { ShownLink } from '../model/shown-link.js';

interface CodeOfAthleteProps {
  link: ShownLink;
  progress: LinkProgress;
  /** `3 of 60`, announced with the name; null for the only one. */
  place: string | null;
  nameRef: Ref<HTMLHeadingElement>;
  onCopied: () => void;
}

/** As large as the screen has place, so that a phone reads it from an arm's length. */
const CODE = { width: 'min(100%, max(240px, 50vh))', maxWidth: 520, justifySelf: 'center' } as const;

/** One athlete's code, to scan, copy or type. */
export function CodeOfAthlete({ link, progress, place, nameRef, onCopied }: CodeOfAthleteProps) {
  const notify = useNotify();
  const typed = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    onCopied();
    if (await copyText(link.address)) return notify({ severity: 'success', text: linksTexts.copied(link.name) });
    if (typed.current) getSelection()?.selectAllChildren(typed.current);
    notify({ severity: 'warning', text: linksTexts.copyBlocked });
  }

  return (
    <>
      <Box role="status" sx={{ textAlign: 'center' }}>
        {place !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {place}
          </Typography>
        )}
        <Typography
          ref={nameRef}
          tabIndex={-1}
          variant="h2"
          sx={{ overflowWrap: 'anywhere', scrollMarginTop: 160, '&:focus': { outline: 'none' } }}
        >
          {link.name}
        </Typography>
        <ProgressText progress={progress} />
      </Box>
      {progress === 'ended' ? (
        <Alert severity="info">{linksTexts.endedHint}</Alert>
      ) : (
        <>
          <Box sx={CODE}>
            <QrCode text={link.address} label={`Code of ${link.name}`} />
          </Box>
          <Box
            ref={typed}
            component="code"
            sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all', textAlign: 'center' }}
          >
            {link.typed}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
            {answersTexts.linkUntil(dayText(link.until))}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiContentCopy} />}
            aria-label={`Copy link of ${link.name}`}
            onClick={() => void copy()}
            sx={{ minHeight: 44, justifySelf: 'center' }}
          >
            Copy link
          </Button>
        </>
      )}
    </>
  );
}

/** A word, and a tick where a phone is paired. */
export function ProgressText({ progress }: { progress: LinkProgress }) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
    >
      {progress === 'paired' && <Icon path={mdiCheckCircle} fontSize="small" color="success" />}
      {linksTexts.progress[progress]}
    </Typography>
  );
}
