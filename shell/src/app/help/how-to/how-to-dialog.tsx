import { AppDialog, Button, lazyRetry, LoadingPanel } from '@touchline/ui';
import { helpTexts } from '../../texts.js';

const LazyHowToList = lazyRetry<object>(
  () => import(/* webpackChunkName: "how-to" */ './how-to-list.js').then(({ HowToList }) => HowToList),
  () => ({ loading: <LoadingPanel minHeight={240} />, errorText: helpTexts.howToFailed, minHeight: 240 }),
);

/** How the tasks of a first evening are done. */
export function HowToDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AppDialog open={open} title="How to" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {open && <LazyHowToList />}
    </AppDialog>
  );
}
