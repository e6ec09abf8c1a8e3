import Button from '@mui/material/Button';
import { AppDialog } from '../dialogs/app-dialog.js';
import { loadWords } from '../lazy/kit-parts.js';
import { lazyRetry } from '../lazy/lazy-retry.js';
import { LoadingPanel } from '../panels/state-panels.js';
import { uiTexts } from '../texts.js';

const LazyWordList = lazyRetry<object>(
  () => loadWords().then(({ WordList }) => WordList),
  () => ({ loading: <LoadingPanel minHeight={160} />, errorText: uiTexts.wordsFailed, minHeight: 160 }),
);

/** Lists the words of the screens with their meanings. */
export function WordsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AppDialog open={open} title={uiTexts.words} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {open && <LazyWordList />}
    </AppDialog>
  );
}
