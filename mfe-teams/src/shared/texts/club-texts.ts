import { CARRIED_DAYS_MAX, type LateMarks, type OtherTeamsSessions } from '@touchline/contracts/club-rules';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';

/** The sentences of the club settings. */
export const clubTexts = {
  title: 'Club settings',
  loading: 'Loading club settings...',
  loadFailed: 'Failed to load the club settings',
  explanation: 'These settings hold for all teams of the club, as soon as they are saved.',

  carriedDays: 'Days that new staff see',
  carriedDaysHint: `How many days of load and wellness from before an athlete joined a team its staff see, 0 to ${CARRIED_DAYS_MAX}. Below ${CHRONIC_DAYS}, ACWR has to build up again on the new team.`,
  carriedDaysWrong: `Enter a whole number from 0 to ${CARRIED_DAYS_MAX}.`,
  otherTeams: {
    label: 'Sessions of other teams',
    hint: 'Shown: staff see minutes, RPE and load of an athlete’s sessions with other teams, without title and notes. Hidden: these sessions count in no figure that staff see. Athletes always see all of their own.',
    names: { shown: 'Shown', hidden: 'Hidden' } satisfies Record<OtherTeamsSessions, string>,
  },
  lateMarks: {
    label: 'Late marks',
    hint: 'On: coaches can mark athletes as late at check-in. Late counts as attended, and is shown apart. Marks stay when this is switched off.',
    names: { off: 'Off', on: 'On' } satisfies Record<LateMarks, string>,
  },

  saved: 'Club settings saved.',
  saveFailed: 'Failed to save the club settings',
  changesNotLoaded: 'Someone else changed the club settings, and they could not be loaded',
  changedByOther: 'Someone else changed the club settings.',
  theirs: (label: string, stored: string, typed: string) => `${label}: theirs ${stored}, yours ${typed}`,
  saveReplacesTheirs: 'Saving replaces theirs.',
  takeTheirs: 'Take theirs',
};
