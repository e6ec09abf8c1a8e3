import type { Mail } from '../../../common/mail/mail.js';
import { plainName, plainText, untilText, type AskedAthlete } from '../../consents/index.js';

type LinkedAthlete = Pick<AskedAthlete, 'firstName' | 'teamName' | 'clubName' | 'timeZone'> & {
  to: string;
  until: Date;
};

/** The mail with a personal link. The key follows the `#`, so that it appears in no server log and no Referer. */
export function linkMail(athlete: LinkedAthlete, baseUrl: string, key: string): Mail {
  const { to, firstName, teamName, clubName, until, timeZone } = athlete;
  const text = [
    `This is the personal link with which ${plainName(firstName)} answers for ${plainText(teamName)} of ${plainText(clubName)}:`,
    '',
    `${baseUrl}/answer#${key}`,
    '',
    `Open it on the phone that answers. It lets phones in until ${untilText(until, timeZone)}; a phone that is in stays in.`,
    'Whoever has the link can answer in this name, so do not forward it. An earlier link has ended.',
    '',
  ].join('\n');
  return { to, subject: 'Your personal link', text };
}
