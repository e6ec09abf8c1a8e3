import { CARRIED_DAYS_MAX, type LateMarks, type OtherTeamsSessions } from '@touchline/contracts/club-rules';
import { EXTRA_QUESTIONS_MAX } from '@touchline/contracts/survey-rules';
import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';

/** The sentences of the club settings. */
export const clubTexts = {
  title: 'Club settings',
  loading: 'Loading club settings...',
  loadFailed: 'Failed to load the club settings',
  explanation: 'These settings hold for all teams of the club, as soon as they are saved.',

  carriedDays: {
    label: 'Days that new staff see',
    hint: `How many days of load and wellness from before an athlete joined a team its staff see, 0 to ${CARRIED_DAYS_MAX}. Below ${CHRONIC_DAYS}, ACWR has to build up again on the new team.`,
    unit: 'days',
  },
  extraQuestions: {
    label: 'Further questions',
    hint: `How many questions beside the four ratings a team may ask its athletes on one day, and after one session, 0 to ${EXTRA_QUESTIONS_MAX}. Staffs that ask much get few answers. Lists that are stored stay.`,
    unit: 'a day',
  },
  numberWrong: (most: number) => `Enter a whole number from 0 to ${most}.`,
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
