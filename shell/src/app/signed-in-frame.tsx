/**
 * What signed-in pages need besides the entry, in one chunk: the frame around them, and the whole kit for the areas. The
 * sign-in page does not wait for it. Areas are loaded only from here on, so the kit is always there before them.
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as kit from '@touchline/ui';
import * as charts from '@touchline/ui/charts';
import * as forms from '@touchline/ui/forms';
import * as host from '@touchline/ui/host';
import * as pickers from '@touchline/ui/pickers';
import * as query from '@touchline/ui/query';
import * as router from '@touchline/ui/router';
import { AreaUpdates } from '../areas/area-updates.js';
import { BackgroundWork } from '../areas/background-work.js';
import { provideToAreas } from '../areas/federation.js';
import { NEWEST_MAJOR } from '../areas/spoken-contracts.js';
import { WarmParts } from '../areas/warm-parts.js';
import { LockScreen } from '../session/lock-screen.js';
import { session } from '../session/session-state.js';
import { AppLayout } from './layout/app-layout.js';
import { useStore } from './store.js';

export { AreaScreen } from '../pages/area-screen.js';
export { NoticeSnackbar } from './notice-snackbar.js';
export { ShellWithdrawalBanner } from './shell-withdrawal-banner.js';

provideToAreas(
  {
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    '@touchline/ui': kit,
    '@touchline/ui/charts': charts,
    '@touchline/ui/forms': forms,
    '@touchline/ui/host': host,
    '@touchline/ui/pickers': pickers,
    '@touchline/ui/query': query,
    '@touchline/ui/router': router,
  },
  NEWEST_MAJOR,
);

/** The frame of every signed-in page, and what runs as long as a coach is signed in. */
export function SignedInFrame() {
  const services = host.useHost();
  const current = useStore(session);
  return (
    <>
      <AppLayout />
      <BackgroundWork services={services} />
      <AreaUpdates />
      <WarmParts />
      {current.kind === 'locked' && <LockScreen coach={current.coach} until={current.until} />}
    </>
  );
}
