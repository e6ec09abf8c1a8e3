import { AuditArchive } from '../../../src/common/audit/audit-archive.js';
import type { AuditEntryEntity } from '../../../src/common/audit/audit-entry.entity.js';
import { AuditLog } from '../../../src/common/audit/audit-log.js';
import { recordAdministration } from '../../../src/common/security-log/record-event.js';
import { RefusalCountEntity } from '../../../src/common/security-log/refusal-count.entity.js';
import { SavedExerciseEntity } from '../../../src/modules/exercise-library/saved-exercise.entity.js';
import { ImportLayoutEntity } from '../../../src/modules/imports/layouts/import-layout.entity.js';
import { BatteryEntity } from '../../../src/modules/measures/batteries/battery.entity.js';
import { SurveyEntity } from '../../../src/modules/surveys/index.js';
import { exercise } from '../../../src/modules/workout-library/plans/workout-plan.js';
import { fullAthlete } from '../../athlete-data/support/full-athlete.js';
import { GROIN } from '../../measures/measure-scene.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';

/** Texts that a file or a database may change on the way. */
export const ODD_TEXT = 'O\'Neil \\ "x" \u2028 line\r\nline\tend 👩‍👩‍👧 e\u0301 ß ﷺ; -- \\n %s';

/** A club with rows in every table that a club file has. */
export async function fullClub(at: TestApp, { name, mark }: { name: string; mark: string }) {
  const institution = await build.institution(at, { name, timeZone: 'Europe/London', guardianAge: 0 });
  const institutionId = institution.id;
  const email = `${mark.toLowerCase()}@club.test`;
  const coach = await build.coach(at, { institutionId, email, phone: '', avatar: `data:${'é'.repeat(30_000)}` });
  const code = { registrationCode: `${mark.toUpperCase()}23`, codeExpiresAt: at.clock.now() };
  const team = await build.team(at, coach, { name: `${mark} ${ODD_TEXT}`, ...code });
  const athlete = await fullAthlete(at, { coach, team, mark });
  const today = at.clock.now().toISOString().slice(0, 10);

  await build.workout(at, { institutionId, description: ODD_TEXT, rows: [exercise(`${mark} squat`, 3, 8, {})] });
  await build.exerciseVideo(at, { institutionId, exerciseId: 7, videoUrl: null });
  await build.measure(at, { institutionId, measureKey: 'own.1', definition: GROIN });
  await build.measurement(at, { athleteId: athlete.id, day: today, trial: 2, value: -999_999_999.125 });
  await build.entry(at, { athleteId: athlete.id, date: '2024-02-29', stress: null, injuryRecorded: false });
  await build.session(at, { athleteId: athlete.id, date: '1999-12-31', rpe: 0, createdAt: new Date(1) });

  const now = at.clock.now();
  const versioned = { version: 3, createdAt: now, updatedAt: new Date('2026-03-29T01:30:00.007Z') };
  await at.write(async (tx) => {
    await tx.insert(SavedExerciseEntity, { coachId: coach.id, exerciseId: 7, createdAt: now });
    await tx.insert(BatteryEntity, { institutionId, name: mark, measures: ['own.1', 'grip'], ...versioned });
    await tx.insert(SurveyEntity, { teamId: team.id, validFrom: today, questions: [], ...versioned });
    const reading = { sheets: [], columns: [], decimal_sign: null, date_order: null, name_order: null };
    const layout = { teamId: team.id, target: 'roster' as const, fingerprint: 'h0123456789abcdef', reading };
    await tx.insert(ImportLayoutEntity, { ...layout, updatedAt: now });
    const refused = { kind: 'refused_id', coachId: coach.id, apiKeyId: null, institutionId } as const;
    await tx.insert(RefusalCountEntity, { refusalKey: mark, ...refused, attempts: 2, firstAt: now, lastAt: now });
    await recordAdministration(tx, 'season', { institutionId, coachId: coach.id }, now);
    const reader = { coachId: coach.id, institutionId };
    await at.app.get(AuditLog).wrote(tx, reader, 'wellness', 'update', [athlete.id]);
  });
  await new AuditArchive(at.settings.dataDir).append([oldEntry(institutionId, athlete.id)]);
  return { institution, coach, team, athlete };
}

/** An entry of the audit that has left the database. */
const oldEntry = (institutionId: number, athleteId: number): AuditEntryEntity => ({
  ...{ at: new Date('2024-11-05T08:09:10.011Z'), id: 2 ** 52 + institutionId, actorKind: 'self', readKey: null },
  ...{ coachId: null, apiKeyId: null, institutionId, athleteId, kind: 'profile', action: 'read' },
});
