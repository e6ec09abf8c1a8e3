import { useRef, useState } from 'react';
import { Alert, Box, Card } from '@touchline/ui';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';
import type { ShownLink } from '../model/shown-link.js';
import { useArrowKeys } from '../use-arrow-keys.js';
import type { ProgressByAthlete } from '../use-link-progress.js';
import { CodeIndex } from './code-index.js';
import { CodeOfAthlete } from './code-of-athlete.js';
import { CodeSteps } from './code-steps.js';

interface CodeViewerProps {
  /** At least one. */
  links: readonly [ShownLink, ...ShownLink[]];
  progress: ProgressByAthlete;
  onCopied: (athleteId: number) => void;
}

/** The codes on the screen, one athlete's at a time: in a changing room, nobody can scan the one of somebody else. */
export function CodeViewer({ links, progress, onCopied }: CodeViewerProps) {
  const [at, setAt] = useState(0);
  const name = useRef<HTMLHeadingElement>(null);
  const shown = links[at] ?? links[0];
  const last = links.length - 1;
  const step = (by: 1 | -1) => setAt((now) => Math.min(Math.max(now + by, 0), last));
  useArrowKeys(step);

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', displayPrint: 'none' }}>
      <Card component="section" aria-label="Code" sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}>
        {last > 0 && <CodeSteps isFirst={at === 0} isLast={at === last} onStep={step} />}
        <CodeOfAthlete
          link={shown}
          progress={progress.get(shown.athleteId) ?? 'waiting'}
          place={last > 0 ? linksTexts.place(at + 1, links.length) : null}
          nameRef={name}
          onCopied={() => onCopied(shown.athleteId)}
        />
      </Card>
      <Alert severity="warning">{`${linksTexts.shownOnce} ${linksTexts.forEachOne}`}</Alert>
      {last > 0 && (
        <CodeIndex
          links={links}
          progress={progress}
          shownId={shown.athleteId}
          onChoose={(next) => {
            setAt(next);
            // Brings the code back into view: the list may be far below it.
            name.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
