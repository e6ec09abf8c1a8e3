/** The parts of the shell that are not in its entry. A part that does not load says so in its place, with Try again. */
import { lazyRetry } from '@touchline/ui';
import { PageLoading } from './start-frame.js';
import { shellTexts } from './texts.js';

const ofPage = (errorText: string) => () => ({
  loading: <PageLoading />,
  errorText,
  minHeight: 320,
});
/** Nothing is shown until the part is there. */
const ofPart = () => ({ loading: null, errorText: shellTexts.partFailed });

const loadFrame = () => import(/* webpackChunkName: "frame" */ './signed-in-frame.js');
const loadPublicPages = () => import(/* webpackChunkName: "public" */ '../pages/public-pages.js');

export const SignedInFrame = lazyRetry(
  () => loadFrame().then((frame) => frame.SignedInFrame),
  ofPage(shellTexts.frameFailed),
);
export const AreaScreen = lazyRetry(() => loadFrame().then((frame) => frame.AreaScreen), ofPage(shellTexts.pageFailed));
export const NoticeSnackbar = lazyRetry(() => loadFrame().then((frame) => frame.NoticeSnackbar), ofPart);
export const ShellWithdrawalBanner = lazyRetry(() => loadFrame().then((frame) => frame.ShellWithdrawalBanner), ofPart);

export const ProfilePage = lazyRetry(
  () => import(/* webpackChunkName: "profile" */ '../pages/profile/profile-page.js').then((page) => page.ProfilePage),
  ofPage(shellTexts.pageFailed),
);
export const PublicLayout = lazyRetry(
  () => loadPublicPages().then((pages) => pages.PublicLayout),
  ofPage(shellTexts.pageFailed),
);
export const TermsPage = lazyRetry(
  () => loadPublicPages().then((pages) => pages.TermsPage),
  ofPage(shellTexts.pageFailed),
);
export const PrivacyPage = lazyRetry(
  () => loadPublicPages().then((pages) => pages.PrivacyPage),
  ofPage(shellTexts.pageFailed),
);
export const ResetPasswordPage = lazyRetry(
  () => loadPublicPages().then((pages) => pages.ResetPasswordPage),
  ofPage(shellTexts.pageFailed),
);
export const InvitationPage = lazyRetry(
  () => loadPublicPages().then((pages) => pages.InvitationPage),
  ofPage(shellTexts.pageFailed),
);
export const ResetDialog = lazyRetry(() => loadPublicPages().then((pages) => pages.ResetDialog), ofPart);

/** Fetches what every signed-in page needs. Rejects if it does not arrive; the next call fetches again. */
export const preloadFrame = (): Promise<unknown> =>
  Promise.all([SignedInFrame, AreaScreen, NoticeSnackbar, ShellWithdrawalBanner].map(({ preload }) => preload()));
