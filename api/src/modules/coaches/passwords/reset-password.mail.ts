import { formatWait } from '@touchline/contracts/format-wait';
import type { Mail } from '../../../common/mail/mail.js';
import { RESET_LINK_LIFETIME_MS } from './password.rules.js';

/**
 * The mail with the link to set a new password. The token follows the `#`: browsers do not send that part of an
 * address, so the token appears in no server log and no Referer.
 */
export function resetMail(to: string, baseUrl: string, token: string): Mail {
  const text = [
    'Someone asked to reset the password of your Touchline account.',
    '',
    'Open this link to set a new password:',
    '',
    `${baseUrl}/reset-password#token=${token}`,
    '',
    `The link is valid for ${formatWait(RESET_LINK_LIFETIME_MS / 1000)} and works once.`,
    'If it was not you, ignore this email. Your password stays the same.',
    '',
  ].join('\n');
  return { to, subject: 'Reset your Touchline password', text };
}
