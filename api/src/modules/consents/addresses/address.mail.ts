import type { Mail } from '../../../common/mail/mail.js';
import { plainName, plainText, untilText } from '../mail-texts.js';
import type { NamedAddress } from './addresses.repository.js';

/** The mail that asks whether an address is the athlete's. As in every mail, the key follows the `#`. */
export function addressMail(request: NamedAddress, baseUrl: string, key: string): Mail {
  const { email, firstName, teamName, clubName, expiresAt, timeZone } = request;
  const text = [
    `${plainName(firstName)} of ${plainText(teamName)}, ${plainText(clubName)}, named this address for personal links of the team.`,
    '',
    'Open this link to confirm that it is yours:',
    '',
    `${baseUrl}/join#m=${key}`,
    '',
    `The link works once, until ${untilText(expiresAt, timeZone)}.`,
    'If you do not know what this is about, do nothing: the address is deleted after that. Opening the link stores nothing.',
    '',
  ].join('\n');
  return { to: email, subject: 'Confirm your mail address', text };
}
