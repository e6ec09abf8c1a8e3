import { useState } from 'preact/hooks';
import { call, sentenceOf } from '../shared/call.js';
import { Alarm, Frame } from '../shared/frame.js';
import { isInAppBrowser } from './in-app-browser.js';
import { beginKeeping, leavePairing, readKept } from './kept/kept-answers.js';
import { sendKept } from './kept/send-kept.js';

const REFUSALS: Readonly<Record<string, string>> = {
  link_invalid: 'This link does not work any more. Ask your coach for a new one.',
  devices_full: 'You answer on five devices already. End one of them on its page “My data”, or ask your coach to.',
};

interface LinkScreenProps {
  /** Kept in memory alone. */
  linkKey: string;
  onPaired: () => void;
}

/** The first screen of a personal link. Nothing is sent before a person presses, so whatever follows links by itself uses nothing up. */
export function LinkScreen({ linkKey, onPaired }: LinkScreenProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isPaired = readKept() !== null;

  const pair = async () => {
    if (isSending) return;
    setIsSending(true);
    setProblem((await takeDevice(linkKey)) ?? null);
    setIsSending(false);
  };
  const takeDevice = async (key: string): Promise<string | undefined> => {
    // What was answered here before belongs to the athlete of before.
    const former = readKept();
    if (former && (await sendKept(former.pairing)) === 'waiting')
      return 'An answer of before is not sent yet. Please try again when you are online.';
    leavePairing();
    const outcome = await call('POST', '/api/athlete/devices', { body: { key } });
    if (outcome.is !== 'done') return (outcome.is === 'refused' && REFUSALS[outcome.code]) || sentenceOf(outcome);
    beginKeeping();
    onPaired();
    return undefined;
  };

  return (
    <Frame title="Answer on this phone">
      <p>
        This link is yours alone. After the press this phone answers for you, and nobody has to sign in. Do not pass the
        link on.
      </p>
      {isPaired && (
        <p>This phone is in use for answers already. After the press it answers for whom this link is for.</p>
      )}
      {isInAppBrowser() && <InAppNotice linkKey={linkKey} />}
      <Alarm>{problem}</Alarm>
      <button type="button" onClick={() => void pair()}>
        Answer on this phone
      </button>
      <p class="hint">If you load this page again first, open the link once more: it is no longer in the address.</p>
    </Frame>
  );
}

function InAppNotice({ linkKey }: { linkKey: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const link = `${window.location.origin}${window.location.pathname}#${linkKey}`;
    setIsCopied(
      await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <div class="notice">
      <p>
        You are in the browser of another app, which forgets this phone again. Copy the link, and open it in your own
        browser.
      </p>
      <button type="button" class="second" onClick={() => void copy()}>
        Copy the link
      </button>
      <p role="status">{isCopied && 'Copied. Paste it into the address line of your browser.'}</p>
    </div>
  );
}
