import { DEVICES_MAX } from '@touchline/contracts/athlete-access-rules';
import { DEVICES_FULL, LINK_INVALID } from '@touchline/contracts/error-codes';
import { useState } from 'preact/hooks';
import { call, sentenceOf } from '../shared/call.js';
import { Alarm, Frame, Sending } from '../shared/frame.js';
import { useSending } from '../shared/use-sending.js';
import { FormerAnswers } from './former-answers.js';
import { isInAppBrowser } from './in-app-browser.js';
import { beginKeeping, leavePairing, readKept, unstoredAnswers, type KeptAnswer } from './kept/kept-answers.js';
import { sendKept } from './kept/send-kept.js';

const REFUSALS = {
  [LINK_INVALID]: 'This link does not work any more. Ask your coach for a new one.',
  [DEVICES_FULL]: `You answer on ${DEVICES_MAX} devices already. End one of them on its page “My data”, or ask your coach to.`,
};

const NOT_SENT = 'An earlier answer on this phone is not sent yet. Please try again when you are online.';

/** Sends the kept answers of the previous athlete. @returns whether all were tried */
async function sendFormer(): Promise<boolean> {
  const former = readKept();
  return former === null || (await sendKept(former.pairing)) !== 'waiting';
}

/** Pairs this browser. @returns null, or why it could not be done */
async function pairWith(key: string): Promise<string | null> {
  leavePairing();
  const outcome = await call('POST', '/api/athlete/devices', { body: { key } });
  if (outcome.is !== 'done') return sentenceOf(outcome, REFUSALS);
  beginKeeping();
  return null;
}

interface LinkScreenProps {
  /** Kept in memory alone. */
  linkKey: string;
  onPaired: () => void;
}

/** The first screen of a personal link. Nothing is sent before a person presses, so programs that follow links do not use it up. */
export function LinkScreen({ linkKey, onPaired }: LinkScreenProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [former, setFormer] = useState<readonly KeptAnswer[]>([]);
  const isPaired = readKept() !== null;

  const [pair, isSending] = useSending(async (isWithout: boolean) => {
    setProblem(null);
    if (!(await sendFormer())) return setProblem(NOT_SENT);
    const unstored = unstoredAnswers();
    if (unstored.length > 0 && !isWithout) return setFormer(unstored);
    const problemOfPairing = await pairWith(linkKey);
    if (problemOfPairing === null) onPaired();
    else setProblem(problemOfPairing);
  });

  return (
    <Frame title="Answer on this phone">
      <p>
        This link is only for you: do not pass it on. Press the button, and you can answer on this phone from now on,
        without signing in.
      </p>
      {isPaired && (
        <p>Somebody answers on this phone already. After you press, it answers only for the person this link is for.</p>
      )}
      {isInAppBrowser() && <InAppNotice linkKey={linkKey} />}
      <Alarm>{problem}</Alarm>
      <Sending is={isSending} />
      {former.length > 0 ? (
        <FormerAnswers answers={former} onGoOn={() => void pair(true)} />
      ) : (
        <button type="button" onClick={() => void pair(false)}>
          Answer on this phone
        </button>
      )}
      <p class="hint">
        If you load this page again before you press, open the link once more: it is no longer in the address.
      </p>
    </Frame>
  );
}

function InAppNotice({ linkKey }: { linkKey: string }) {
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null);
  const link = `${window.location.origin}${window.location.pathname}#${linkKey}`;
  const copy = async () => {
    try {
      // Some browsers of other apps have no clipboard at all.
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      setCopied('refused');
    }
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
      <p role="status">
        {copied === 'copied' && 'Copied. Paste it into the address line of your browser.'}
        {copied === 'refused' && 'This app does not let the page copy. Hold your finger on the link, and copy it:'}
      </p>
      {copied === 'refused' && <code class="link">{link}</code>}
    </div>
  );
}
