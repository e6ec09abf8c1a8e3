import {
  ACCOUNT_EXISTS,
  ALREADY_ON_STAFF,
  INVITATIONS_FULL,
  LAST_ADMINISTRATOR,
  MAIL_UNAVAILABLE,
  OTHER_INSTITUTION,
  STAFF_CHANGED,
} from '@touchline/contracts/error-codes';
import { ROLE_LABELS, type StaffRole } from '@touchline/contracts/permissions';
import { formatWait } from '@touchline/contracts/format-wait';
import { INVITATIONS_MAX } from '@touchline/contracts/staff-rules';
import { ApiError } from '../../common/errors/api-error.js';
import { rateLimited, validationFailed } from '../../common/errors/shared.errors.js';

export const lastAdministrator = () =>
  new ApiError(409, LAST_ADMINISTRATOR, 'Nobody else can administer this team. Make somebody else head coach first.');

export const alreadyOnStaff = (name: string, role: StaffRole) =>
  new ApiError(
    409,
    ALREADY_ON_STAFF,
    `${name} is on the staff already, as ${ROLE_LABELS[role]}. Change the role in the list.`,
  );

/** To the coach who accepts. */
export const youAreOnStaff = (team: string, role: StaffRole) =>
  new ApiError(409, ALREADY_ON_STAFF, `You are on the staff of ${team} already, as ${ROLE_LABELS[role]}.`);

export const staffChanged = (name: string, role: StaffRole) =>
  new ApiError(409, STAFF_CHANGED, `${name} is ${ROLE_LABELS[role]} by now. Look at the list again.`);

export const invitationsFull = () =>
  new ApiError(
    409,
    INVITATIONS_FULL,
    `${INVITATIONS_MAX} invitations of this team wait already. Withdraw one that is no longer needed.`,
  );

export const accountExists = () =>
  new ApiError(409, ACCOUNT_EXISTS, 'This address has an account by now. Sign in with it to accept.');

/** Only to the coach who signed in with the address: the coach who invited does not learn that it exists elsewhere. */
export const otherInstitution = () =>
  new ApiError(
    409,
    OTHER_INSTITUTION,
    'Your account belongs to another club here, and an account can be on the staff of one club only. ' +
      'Ask for an invitation to another address.',
  );

export const noMailServer = () =>
  new ApiError(409, MAIL_UNAVAILABLE, 'This site sends no mail. Show the link instead, and pass it on yourself.');

export const roleTooHigh = (role: StaffRole) =>
  validationFailed([
    { path: 'role', message: `You cannot give the role ${ROLE_LABELS[role]}: it allows more than your own.` },
  ]);

export const tooManyInvitations = (retryAfterSeconds: number) =>
  rateLimited(`Too many invitations today. Try again in ${formatWait(retryAfterSeconds)}.`, retryAfterSeconds);
