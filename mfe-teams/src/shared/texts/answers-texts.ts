import { LINK_DAYS } from '@touchline/contracts/athlete-access-rules';
import { forWord, readableWord, type Word } from '@touchline/contracts/words';
import { formatCount } from '../format-count.js';

const GIVEN_BY = {
  athlete: 'Given by the athlete',
  guardian: 'Given by the guardian',
  paper: 'Given on a signed form',
} as const;

/** The sentences about athletes who answer on their own phone. */
export const answersTexts = {
  contactsMeaning: 'From the lists of the club. Nobody has confirmed these addresses, so nothing is mailed to them.',
  contactNotRemoved: 'Failed to remove the guardian',
  removeContact: (name: string) => `${name} is removed from this athlete. Their consents stay.`,
  column: 'Answers',
  cannotYet: 'Cannot answer yet',
  allCanAnswer: 'Everybody on this list can answer on their phone.',
  loadFailed: 'Failed to load who can answer. The rest of the roster is complete.',
  loadAccessFailed: 'Failed to load who can answer',
  codeFailed: 'Failed to open. Please check your connection.',
  notListed: 'Nothing is known of this athlete’s phone. They may have left the roster.',

  linkUntil: (day: string) => `Link until ${day}`,
  noLink: 'No link',
  linkEnded: 'Link ended',
  pairedDevice: 'Device paired, asked for consent there',
  lastUsed: (moment: string) => `Last used ${moment}`,

  noConsent: 'Nobody has agreed yet. The athlete is asked on their phone, or signs a form.',
  guardianNeeded:
    'A parent or guardian has to agree at this age, and nobody has. No guardian is being asked: make a link, and the athlete enters a guardian’s mail address on their phone, or a guardian signs a form.',
  guardianRefused: (on: string) =>
    `A guardian said no on ${on}. Talk with the athlete: they can send a new question, or a guardian signs a form.`,
  guardianAsked: 'A guardian was asked by mail and has not answered yet.',
  consentGiven: (by: Word<keyof typeof GIVEN_BY>, on: string | null, version: string | null) =>
    [
      `${forWord(GIVEN_BY, by, `Given by ${readableWord(by).toLowerCase()}`)}${on === null ? '' : ` on ${on}`}`,
      ...(version === null ? [] : [`text ${version}`]),
    ].join(', '),
  noDevices: 'No device is paired.',
  device: (paired: string, used: string) => `Paired ${paired}, last used ${used}`,
  linkMeaning: `A link pairs phones for ${LINK_DAYS} days. A paired phone goes on answering after that.`,
  endAccessQuestion: (name: string) =>
    `The link of ${name} and all their paired devices stop working at once. A mail address that was confirmed from a device is forgotten; a guardian’s is kept. Answers are kept. To answer again they need a new link.`,
  accessEnded: (name: string) => `${name} cannot answer any more.`,
  endAccessFailed: 'Failed to end the link',
  endDeviceQuestion: (device: string, name: string) =>
    `${device} cannot answer for ${name} any more. While the link is open, it can be paired again.`,
  deviceEnded: 'Device ended.',
  endDeviceFailed: 'Failed to end the device',
  deviceGone: 'This device had already been ended.',

  recordIntro: 'Record what is on the signed paper, and keep the paper.',
  signedOnMissing: 'Enter the day of the signature.',
  signedOnFuture: 'The day must not be in the future.',
  versionHint: 'It is printed at the foot of the form.',
  versionOld: (current: string) =>
    `Only a form with version ${current} can be recorded. Print a new one and have it signed.`,
  guardianSigns: 'At this age a parent or guardian has to sign.',
  required: 'Required.',
  consentRecorded: (name: string) => `Consent of ${name} recorded.`,
  recordFailed: 'Failed to record the form',
  withdrawQuestion: (name: string) =>
    `Record that the consent for ${name} was taken back on paper. Their link and all devices stop working at once, and a mail address that was confirmed from a device is forgotten. Answers so far are kept until an administrator erases them.`,
  withdrawn: (name: string) => `Consent for ${name} is withdrawn.`,
  withdrawFailed: 'Failed to record the withdrawal',
} as const;

/** The sentences of making links. */
export const linksTexts = {
  explanation:
    'Each athlete gets a link of their own, for nobody else. A new link ends the former one; paired phones stay.',
  localAddress: (host: string) =>
    `Phones cannot open this page at ${host}: that name means the device itself. Open Touchline under the address that phones reach before you print or show codes.`,
  nobodyChosen: 'Choose at least one athlete.',
  tooMany: (most: number) => `At most ${most} athletes at a time.`,
  noAddress: 'No confirmed mail address',
  onScreen: 'On this screen, to scan, print or copy',
  byMail: 'By mail',
  /** What stands below the choice. */
  mailReach: (count: number) => `To ${formatCount(count, 'athlete')} with a confirmed address`,
  noMailServer: 'Not possible: no mail server is set up for this installation.',
  noConfirmedAddress: 'Not possible yet: nobody in this team has confirmed a mail address.',
  makeFailed: 'Failed to make the links',
  /** After a call without an answer. */
  makeUnknown: 'Former links may have ended. Make them again.',
  noAthletes: 'No athletes on this roster yet. They join with the code on the team’s poster.',

  shownOnce:
    'These codes are shown only now: they cannot be shown again after leaving this page. Printed cards and copied links keep working.',
  forEachOne: 'Give each code only to its athlete: who has it answers for them.',
  place: (at: number, all: number) => `${at} of ${all}`,
  progress: {
    waiting: 'Not paired yet',
    given: 'Printed or copied, not paired yet',
    paired: 'Phone paired',
    ended: 'Link ended',
  },
  pairedCount: (paired: number, all: number) =>
    paired === 0 ? 'No phone paired yet' : `${paired} of ${all} have paired a phone`,
  pairedUnknown: 'Failed to read who has paired a phone.',
  endedHint: 'This code no longer works: a newer link was made for this athlete, or the link was ended.',
  leaveQuestion: (lost: number) => ({
    title: 'Leave without these codes?',
    text: `${formatCount(lost, 'athlete')} ${lost === 1 ? 'has' : 'have'} neither paired a phone nor got a printed or copied link. Their codes cannot be shown again. They will need new links.`,
    leaveLabel: 'Leave page',
    stayLabel: 'Stay on page',
  }),
  mailed: (count: number, until: string) =>
    `Mailed to ${formatCount(count, 'athlete')}. New phones can be paired until ${until}.`,
  copied: (name: string) => `Link of ${name} copied.`,
  copyBlocked: 'This browser does not allow copying. The link is selected: copy it by hand.',

  cardSteps: [
    'Scan the code with your phone, or type the address.',
    'Press the button on the page.',
    'Answer there when you like: once a day, in about 20 seconds.',
  ],
  cardWarning: 'Only for you: who uses this card answers for you.',
  cardUntil: (day: string) => `Scan it by ${day}.`,
} as const;
