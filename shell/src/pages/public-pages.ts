/** The pages that need no sign-in but are seldom seen, with their layout, and the dialog for a forgotten password: one chunk. */
export { PublicLayout } from '../app/layout/public-layout.js';
export { InvitationPage } from './invitation/invitation-page.js';
export { PrivacyPage } from './legal/privacy-page.js';
export { TermsPage } from './legal/terms-page.js';
export { ResetDialog } from './login/reset-dialog.js';
export { ResetPasswordPage } from './reset-password/reset-password-page.js';
