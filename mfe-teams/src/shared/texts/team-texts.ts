import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { formatDay } from '@touchline/contracts/date-format';
import { formatCount } from '../format-count.js';

const born = (date: CalendarDate | null) => (date === null ? 'birth date unknown' : `born ${formatDay(date)}`);

/** The sentences of the team management. */
export const teamTexts = {
  loadingTeams: 'Loading teams...',
  loadTeamsFailed: 'Failed to load teams',
  noTeams: 'No teams created yet',
  teamNotFound: 'This team is not in your teams. It may have been deleted.',
  athleteCount: (count: number) => formatCount(count, 'athlete'),

  sportMissing: 'Please select a sport',
  unknownSport: 'No sport found',
  nameMissing: 'Enter a name.',
  nameHint: 'Optional. Without a name, the team is named after its sport.',
  codeExpiryNote: 'The registration code will expire in 7 days.',
  created: 'Team created successfully!',
  createFailed: 'Failed to create team',
  changed: 'Team changed.',
  changeFailed: 'Failed to change team',
  deleteQuestion: (team: string) =>
    `${team} will be deleted for all its coaches, along with its registration code. This cannot be undone.`,
  deleteNeedsEmptyTeam: 'Only empty teams can be deleted',
  deleted: 'Team deleted.',
  deleteFailed: 'Failed to delete team',

  noCode: 'No registration code',
  codeCopied: 'Code copied to clipboard!',
  codeCopyBlocked: 'This browser does not allow copying. The code is selected: copy it by hand.',
  regenerateQuestion: (code: string, team: string, validFor: string) =>
    `The code ${code} of ${team} stops working at once. The new code will be valid for ${validFor}.`,
  regenerated: 'Registration code regenerated!',
  regenerateFailed: 'Error regenerating code',
  expiresIn: (duration: string) => `Expires in ${duration}`,

  loadingPending: 'Loading registrations...',
  loadPendingFailed: 'Failed to load pending athletes',
  noPending: 'No pending registrations',
  accepted: 'Athlete accepted and added to team!',
  acceptedFrom: (team: string) => `Athlete accepted and added to team! Moved from ${team} with all records.`,
  acceptFailed: 'Failed to accept athlete',
  movedWithRecords: (name: string, from: string, to: string) => `${name} moved from ${from} to ${to} with all records.`,
  acceptedKnown: (name: string, team: string) => `${name} was an athlete of ${team} already, and keeps all records.`,
  born,
  bornLabel: (date: CalendarDate | null) => (date === null ? 'Birth date unknown' : `Born ${formatDay(date)}`),
  isKnown: (team: string) => `Athlete of ${team}`,
  mayBeKnown: (team: string) => `May be an athlete of ${team}`,
  samePersonQuestion: 'Families share names and addresses. Compare before you answer.',
  sameAs: (place: string) => `The same person as ${place}`,
  recordsCome: (team: string) => `comes to ${team} with all records`,
  becomesNew: (team: string) => `A new athlete of ${team}, without earlier records.`,
  joinedTitle: 'Accepted as an athlete you had',
  joinedTo: (name: string, team: string) => `${name} is the athlete of ${team} you had.`,
  bornBoth: (registered: CalendarDate | null, stored: CalendarDate | null) =>
    `Registered: ${born(registered)}. Before: ${born(stored)}.`,
  separateQuestion: (athlete: string, from: string, to: string) =>
    `${athlete} goes back to ${from} as before, with all records, also those of today. The registration becomes a new athlete of ${to}.`,
  separated: (name: string, team: string) => `${name} is a new athlete of ${team} now.`,
  separateFailed: 'Failed to take them apart',
  declineQuestion: (name: string) => `${name} will have to register again with a valid code.`,
  declined: 'Athlete registration declined.',
  declineFailed: 'Failed to decline athlete',
} as const;
