import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { recordCoachEvent } from '../../common/security-log/record-event.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { InstitutionEntity } from '../coaches/index.js';

type ClubSettings = Pick<InstitutionEntity, 'carriedDays' | 'otherTeamsSessions' | 'lateMarks' | 'extraQuestions'>;

/** The settings as the security log names them. */
const LOG_NAMES: Readonly<Record<keyof ClubSettings, string>> = {
  carriedDays: 'carried_days',
  otherTeamsSessions: 'other_teams_sessions',
  lateMarks: 'late_marks',
  extraQuestions: 'extra_questions',
};

interface SettingChange {
  setting: keyof ClubSettings;
  from: string | number;
  to: string | number;
}

/** Which settings differ from the stored ones; undefined leaves a setting as it is. */
export function settingChanges(
  stored: ClubSettings,
  wanted: { [Name in keyof ClubSettings]: ClubSettings[Name] | undefined },
): SettingChange[] {
  return (Object.keys(LOG_NAMES) as (keyof ClubSettings)[]).flatMap((setting) => {
    const [from, to] = [stored[setting], wanted[setting]];
    return to === undefined || to === from ? [] : [{ setting, from, to }];
  });
}

/** Stores the changes as the next version after `stored`, with an entry in the security log for each. */
export async function saveSettings(
  tx: EntityManager,
  stored: InstitutionEntity,
  changes: readonly SettingChange[],
  { coach, network, now }: { coach: SignedInCoach; network: string | null; now: Date },
): Promise<InstitutionEntity> {
  const { id, settingsVersion } = stored;
  const values = {
    ...(Object.fromEntries(changes.map(({ setting, to }) => [setting, to])) as Partial<ClubSettings>),
    settingsVersion: settingsVersion + 1,
  };
  const { affected } = await tx.update(InstitutionEntity, { id, settingsVersion }, values);
  if (affected !== 1) throw new RetryWriteError();

  const by = { coachId: coach.coachId, institutionId: id, network };
  for (const { setting, from, to } of changes) {
    const detail = `${LOG_NAMES[setting]} from ${from} to ${to}`;
    await recordCoachEvent(tx, { event: 'club_setting_changed', detail, ...by }, now);
  }
  return { ...stored, ...values };
}
