import { CARRIED_DAYS_MAX, OTHER_TEAMS_SESSIONS, type OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { ChangeClubBody, Club } from '@touchline/contracts/club.schema';
import { requiredNumber, typedAs, z } from '@touchline/ui/forms';
import { clubTexts } from '../../../shared/texts/club-texts.js';

/** The settings, without the version. */
export type ClubValues = Pick<Club, 'carried_days' | 'other_teams_sessions'>;
/** What the fields hold. */
export type ClubTyped = Record<keyof ClubValues, string>;

const FIELDS = ['carried_days', 'other_teams_sessions'] as const satisfies readonly (keyof ClubValues)[];

const parseDays = (text: string): number | null =>
  /^\d{1,2}$/.test(text) && Number(text) <= CARRIED_DAYS_MAX ? Number(text) : null;
const isOtherTeams = (text: string): text is OtherTeamsSessions =>
  (OTHER_TEAMS_SESSIONS as readonly string[]).includes(text);

export const CLUB_SCHEMA = z.object({
  carried_days: requiredNumber(parseDays, clubTexts.carriedDaysWrong),
  other_teams_sessions: typedAs<OtherTeamsSessions>((text) =>
    isOtherTeams(text) ? { value: text } : { problem: clubTexts.saveFailed },
  ),
});

export const typedOf = ({ carried_days, other_teams_sessions }: ClubValues): ClubTyped => ({
  carried_days: String(carried_days),
  other_teams_sessions,
});

/** The settings that differ from those the coach saw. */
export function clubChanges(seen: ClubValues, sent: ClubValues): Omit<ChangeClubBody, 'version'> {
  return Object.fromEntries(FIELDS.filter((field) => sent[field] !== seen[field]).map((field) => [field, sent[field]]));
}

/** Whether the stored settings hold these changes already. */
export const hasChanges = (stored: ClubValues, changes: Partial<ClubValues>): boolean =>
  FIELDS.every((field) => changes[field] === undefined || changes[field] === stored[field]);

/** Fields that both have changed, in different ways, since `seen`. */
export const clashes = (seen: ClubValues, changes: Partial<ClubValues>, stored: ClubValues): (keyof ClubValues)[] =>
  FIELDS.filter(
    (field) => changes[field] !== undefined && stored[field] !== seen[field] && changes[field] !== stored[field],
  );

/** A setting as its field names it, and as it shows a value. */
export const fieldText = (field: keyof ClubValues, values: ClubTyped): [label: string, value: string] =>
  field === 'carried_days'
    ? [clubTexts.carriedDays, values.carried_days]
    : [
        clubTexts.otherTeams,
        isOtherTeams(values.other_teams_sessions) ? clubTexts.otherTeamsNames[values.other_teams_sessions] : '',
      ];
