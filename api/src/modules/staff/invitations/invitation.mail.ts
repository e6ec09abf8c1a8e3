import { ROLE_LABELS } from '@touchline/contracts/permissions';
import { ROLE_SENTENCES } from '@touchline/contracts/staff-rules';
import type { Mail } from '../../../common/mail/mail.js';
import { plainText, untilText } from '../../consents/index.js';
import type { WaitingInvitation } from './invitations.repository.js';

/** The mail with an invitation. The token follows the `#`, so that it appears in no server log and no Referer. */
export function invitationMail(invitation: WaitingInvitation, baseUrl: string, token: string): Mail {
  const { email, invitedBy, teamName, clubName, role, expiresAt, timeZone } = invitation;
  const text = [
    `${plainText(invitedBy)} invites you to the staff of ${plainText(teamName)} at ${plainText(clubName)}.`,
    '',
    `Your role: ${ROLE_LABELS[role]}. ${ROLE_SENTENCES[role]}`,
    '',
    'Open this link to accept:',
    '',
    `${baseUrl}/invitation#token=${token}`,
    '',
    `The link works once, until ${untilText(expiresAt, timeZone)}.`,
    'If you do not know what this is about, ignore this email. Nothing happens then.',
    '',
  ].join('\n');
  return { to: email, subject: 'Your invitation to a team on Touchline', text };
}
