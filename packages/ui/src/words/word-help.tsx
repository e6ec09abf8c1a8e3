import { useState, useSyncExternalStore } from 'react';
import { mdiHelpCircleOutline } from '@mdi/js';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icon.js';
import { loadWords } from '../lazy/kit-parts.js';
import { lazyCode } from '../lazy/lazy-code.js';
import { uiTexts } from '../texts.js';
import type { WordName } from './words.js';

const code = lazyCode(() => loadWords().then(({ WORDS }) => WORDS));

interface WordHelpProps {
  name: WordName;
  /** The words on the screen that the help is about: `Load, last 7 days`. */
  about: string;
}

/** A question mark that explains a word while it is hovered or focused, and after a tap; Escape and a press elsewhere close it. */
export function WordHelp({ name, about }: WordHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const words = useSyncExternalStore(code.subscribe, code.get);
  const show = () => {
    setOpen(true);
    setFailed(false);
    code.preload().catch(() => setFailed(true));
  };
  const text = words?.[name].meaning ?? (hasFailed ? uiTexts.wordsFailed : uiTexts.loadingWords);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Tooltip
        open={isOpen}
        onOpen={show}
        onClose={() => setOpen(false)}
        // A tap is a click; the tooltip's own listener waits for a long press.
        disableTouchListener
        describeChild
        title={<span>{text}</span>}
        // Screen readers find the explanation only inside a landmark of the page.
        slotProps={{
          popper: { disablePortal: true },
          tooltip: { sx: { bgcolor: 'grey.800', fontSize: '0.875rem', lineHeight: 1.45, textAlign: 'left' } },
        }}
      >
        <IconButton aria-label={uiTexts.about(about)} onClick={show} sx={BUTTON}>
          <Icon path={mdiHelpCircleOutline} fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </ClickAwayListener>
  );
}

const BUTTON = {
  p: 0,
  width: 24,
  height: 24,
  flexShrink: 0,
  fontSize: '1rem',
  displayPrint: 'none',
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;
