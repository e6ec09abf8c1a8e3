import { useState } from 'react';
import { Button, DiscardDialog } from '@touchline/ui';
import { STILL_SAVING } from '@touchline/ui/host';
import { clearUnsavedWork, hasUnsavedWork, isSaving } from '../session/unsaved-work.js';
import { notify } from './notices.js';
import { shellWithdrawal } from './shell-withdrawal.js';
import { useStore } from './store.js';
import { shellTexts } from './texts.js';
import { TopBanner } from './top-banner.js';

const reload = () => location.reload();

/** Says that the shell of this page was withdrawn, and lets the coach reload the page, with a question before work is lost. */
export function ShellWithdrawalBanner() {
  const withdrawal = useStore(shellWithdrawal);
  const [asking, setAsking] = useState(false);
  if (withdrawal === 'none') return null;

  const onReload = () => {
    if (!navigator.onLine) notify({ severity: 'warning', text: shellTexts.reloadOffline });
    else if (isSaving()) notify(STILL_SAVING);
    else if (hasUnsavedWork()) setAsking(true);
    else reload();
  };
  const discardAndReload = () => {
    setAsking(false);
    clearUnsavedWork();
    // After the guard has stopped listening: otherwise the browser would ask a second time.
    setTimeout(reload);
  };
  const canReload = withdrawal === 'unsaved' || withdrawal === 'repeated';
  return (
    <>
      <TopBanner
        text={shellTexts.withdrawn[withdrawal]}
        action={
          canReload && (
            <Button color="inherit" onClick={onReload} sx={{ minHeight: 44 }}>
              Reload
            </Button>
          )
        }
      />
      <DiscardDialog open={asking} onDiscard={discardAndReload} onKeep={() => setAsking(false)} />
    </>
  );
}
