/** The sentences of the shell, one place per sentence. Short labels are in the components. */
import { rolesText, type Permission } from '@touchline/contracts/permissions';
import type { OfflineOpening } from '../offline/offline-opening.js';
import type { FailureKind } from '../areas/area-failure.js';

const AREA_FAILURES: Readonly<Record<FailureKind, string>> = {
  network: 'Check your connection and try again.',
  http: 'Its files are missing on the server. Try again later.',
  timeout: 'It took too long. Try again.',
  integrity: 'A file was damaged on the way and was blocked. Reload the page.',
  evaluation: 'It could not be started. Reload the page.',
  incompatible: 'It does not fit this version of the app. Reload the page.',
  contract: 'The server sent the wrong part of the app. Try again later.',
  render: 'It stopped working. Try again.',
  withdrawn: 'It was withdrawn because of a fault. Try again later.',
};

export const areaTexts = {
  failed: (title: string, kind: FailureKind): string => `Failed to load ${title}. ${AREA_FAILURES[kind]}`,
  pageNotInOlderVersion: (title: string): string =>
    `Failed to load ${title}. An older version is running that does not have this page. Try again later.`,
  withdrawn:
    'This version of the page was withdrawn because of a fault. Save or discard your changes, then it is replaced.',
  stillLoading: 'Still loading',
  registryFailed: 'Failed to load the pages of this app. Check your connection and try again.',
  registryUntrusted: 'Failed to load the pages of this app. Their signature could not be verified. Try again later.',
};

const SHELL_WITHDRAWN = 'This version of the app was withdrawn because of a fault.';

export const shellTexts = {
  frameFailed: 'Failed to load the app. Check your connection and try again.',
  pageFailed: 'Failed to load this page. Check your connection and try again.',
  partFailed: 'Failed to load a part of this page. Check your connection and try again.',
  withdrawn: {
    unsaved: `${SHELL_WITHDRAWN} Save or discard your changes, then the page reloads.`,
    offline: `${SHELL_WITHDRAWN} The page reloads when you are online again.`,
    reloading: `${SHELL_WITHDRAWN} The page reloads.`,
    repeated: `${SHELL_WITHDRAWN} Save your changes, then reload the page. If this message comes back, try again later.`,
  },
  reloadOffline: 'You seem to be offline. Reload the page when you are online again.',
};

export const navigationTexts = {
  notAvailable: 'Not available yet',
  pageNotAvailable: 'This page is not available yet',
  notPermitted: (needs: Permission) => `Your role does not have this page. It is for: ${rolesText(needs)}.`,
};

export const helpTexts = {
  howToFailed: 'Failed to load the help',
  start: 'Open',
  startTask: (title: string): string => `Open: ${title}`,
  contactsFailed: 'Failed to load the contact addresses',
  noVersion: 'No version',
  notOpenedYet: 'Not opened yet',
  notUpToDate: (reason: string): string => `Versions may not be up to date: ${reason}`,
  onTrial: (version: string): string => `On trial: ${version}`,
  liveVersion: (version: string): string => `Live version: ${version}`,
  failed: (reason: string): string => `Failed: ${reason}`,
  skipped: (version: string): string => `Skipped: ${version}`,
  withdrawn: (version: string): string => `Withdrawn: ${version}`,
  offlineOpening: {
    ready: 'Opens without a network on this device.',
    preparing: 'Does not open without a network on this device yet.',
    off: 'Does not open without a network: this site or this browser does not allow it.',
    impossible: 'Does not open without a network: that needs https.',
  } satisfies Record<OfflineOpening, string>,
};

export const accountTexts = {
  signOutNow: 'Log out now?',
  /** @param sentences what each area has not sent, as full sentences */
  unsentWork: (sentences: readonly string[]): string =>
    `${sentences.join(' ')} Unsent work stays on this device until you sign in here again.`,
};

export const signInTexts = {
  failed: 'Failed to sign in. Please check your credentials.',
  accountMade: 'Your account is ready. Please sign in.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  requestAfterSessionEnd: 'Your session has ended. Please try again.',
  unreachable: 'The server could not be reached. Check your connection.',
};

export const lockTexts = {
  sessionEnded: 'Your session has ended. Sign in to continue.',
  /** @param time `14:05` */
  keptUntil: (time: string): string => `Your unsaved changes are kept until ${time}. After that they are lost.`,
  willBeLost: (name: string): string => `${name}’s unsaved changes will be lost.`,
};

export const passwordTexts = {
  resetMailFailed: 'Failed to send reset email. Please try again.',
  resetMailSent: 'Password reset email sent! Check your inbox.',
  noMailSent: 'This site does not send email. Ask your administrator.',
  updated: 'Password updated!',
  updateFailed: 'Failed to update password.',
  updateUnreachable: 'Failed to update password. Please try again.',
  linkInvalid: 'This link is no longer valid. Please request a new one.',
  linkMissing: 'To set a new password, open the link from your email again, or request a new one.',
  justChanged: 'Just set a new password? Try signing in with it.',
  changedForOtherCoach:
    'The password was changed. Another coach is signed in here: log out, then sign in with the new password.',
};

export const invitationTexts = {
  loading: 'Loading the invitation...',
  loadFailed: 'Failed to load the invitation',
  linkMissing: 'To accept the invitation, open its link again, or ask for a new one.',
  linkInvalid: 'This link does not work any more. Ask for a new one.',
  justUsed: 'Just accepted it? Sign in.',
  invites: (inviter: string, team: string, club: string): string =>
    `${inviter} invites you to the staff of ${team} at ${club}.`,
  hasAccount: (email: string): string => `Sign in as ${email} to accept.`,
  newAccount: (email: string): string => `Make your account for ${email}. You sign in with this address from now on.`,
  signedInAsOther: (name: string, email: string): string =>
    `You are signed in as ${name}. This invitation is for ${email}.`,
  accountExists: 'This address has an account. Sign in with it to accept.',
  nameMissing: 'Enter your name.',
  acceptFailed: 'Failed to accept the invitation',
  accountFailed: 'Failed to make your account',
  accepted: (team: string): string => `You are on the staff of ${team} now.`,
};

export const errorPageTexts = {
  explanation: 'Everything you saved is safe. Reload the page to continue.',
};
