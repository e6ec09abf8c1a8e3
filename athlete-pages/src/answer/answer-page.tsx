import { useEffect, useState } from 'preact/hooks';
import { Frame, Status } from '../shared/frame.js';
import { takeFragment } from '../shared/fragment.js';
import { ConsentScreen } from './consent/consent-screen.js';
import { WaitingScreen } from './consent/waiting-screen.js';
import { FormScreen } from './form-screen.js';
import { LinkScreen } from './link-screen.js';
import { MyDataScreen } from './my-data/my-data-screen.js';
import { UnpairedScreen } from './unpaired-screen.js';
import { useAnswers } from './use-answers.js';
import { useSubscreen } from './use-subscreen.js';

/** `/answer`: a personal link that was just opened, or the page of the athlete for whom this phone answers. */
export function AnswerPage({ linkKey }: { linkKey: string | null }) {
  const [key, setKey] = useState(linkKey);
  const answers = useAnswers(key === null);
  const [isMyData, showMyData] = useSubscreen();
  const { state, load } = answers;

  // A link that is opened while this page is open changes the part after `#` only.
  useEffect(() => {
    const takeKey = () => {
      const fragment = takeFragment();
      if (fragment !== '') setKey(fragment);
    };
    window.addEventListener('hashchange', takeKey);
    return () => window.removeEventListener('hashchange', takeKey);
  }, []);

  if (key !== null) return <LinkScreen key={key} linkKey={key} onPaired={() => setKey(null)} />;
  if (state.is === 'loading') return <LoadingScreen />;
  if (state.is === 'unpaired') return <UnpairedScreen {...state} />;
  if (state.is === 'unreached') return <UnreachedScreen onRetry={() => void load()} />;
  const { page, pairing } = state;
  if (isMyData)
    return (
      <MyDataScreen
        key={pairing}
        onBack={() => window.history.back()}
        onEnded={answers.end}
        onWithdrawn={answers.endWithdrawn}
      />
    );
  const person = { firstName: page.first_name, teamName: page.team_name, onChange: load, onMyData: showMyData };
  if (page.consent === 'needed') return <ConsentScreen key={pairing} {...person} />;
  if (page.consent === 'guardian') return <WaitingScreen key={pairing} {...person} />;
  return <FormScreen key={pairing} shown={state} answers={answers} onMyData={showMyData} />;
}

const LoadingScreen = () => (
  <main>
    <Status>Loading…</Status>
  </main>
);

const UnreachedScreen = ({ onRetry }: { onRetry: () => void }) => (
  <Frame title="No connection">
    <p>This page could not be loaded. Nothing you have sent is lost.</p>
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </Frame>
);
