import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { SignedForm } from '@touchline/contracts/join.schema';
import type { EntityManager } from 'typeorm';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { todayIn } from '../../../common/time/local-time.js';
import {
  consentTextChanged,
  findCurrentConsent,
  needsGuardian,
  storeConsent,
  type AskedAthlete,
  type CurrentConsent,
  type GivenConsent,
} from '../../consents/index.js';

/** Who signed, and the age under which a guardian has to. */
type Signatory = Pick<AskedAthlete, 'dateOfBirth' | 'guardianAge'>;

/** Throws unless the form is a valid consent of this person. */
export function requireSignedForm(form: SignedForm, signatory: Signatory, today: CalendarDate): void {
  if (form.signed_on > today)
    throw validationFailed([{ path: 'signed_on', message: 'Signed on must not be in the future.' }]);
  requireGuardian(form, signatory);
  if (form.text_version !== CONSENT_TEXT_VERSION) throw consentTextChanged();
}

/** Throws when a guardian refused on a day after the signature: the last word counts, and a newer form has to be signed. */
export function requireNoLaterRefusal({ signed_on }: SignedForm, refusedAt: Date | null, timeZone: string): void {
  const refusedOn = refusedAt && todayIn(timeZone, refusedAt);
  if (refusedOn === null || signed_on >= refusedOn) return;
  const message = `A guardian said no on ${formatMediumDate(refusedOn)}, after this form was signed. A new one is needed.`;
  throw validationFailed([{ path: 'signed_on', message }]);
}

/** Stores a form that is one as the consent that counts. Returns false for a form that is recorded already. */
export async function storeSignedForm(
  tx: EntityManager,
  athleteId: number,
  form: SignedForm,
  coachId: number,
): Promise<boolean> {
  const given = toGiven(form, coachId);
  const current = await findCurrentConsent(tx, athleteId);
  if (current && isSameForm(current, given)) return false;
  await storeConsent(tx, athleteId, given);
  return true;
}

/** Name and relation belong together, and both are needed for a child. The age is that on the day of the signature. */
function requireGuardian(form: SignedForm, { dateOfBirth, guardianAge }: Signatory): void {
  const { guardian_name, relation, signed_on } = form;
  const isNeeded = needsGuardian(dateOfBirth, guardianAge, signed_on) === true;
  const isNamed = guardian_name !== null || relation !== null;
  if (!isNeeded && !isNamed) return;
  const problems = [
    ...(guardian_name === null ? [{ path: 'guardian_name', message: 'Guardian name is required.' }] : []),
    ...(relation === null ? [{ path: 'relation', message: 'Relation is required.' }] : []),
  ];
  if (problems.length > 0) throw validationFailed(problems);
}

function toGiven(form: SignedForm, coachId: number): GivenConsent {
  return {
    textVersion: form.text_version,
    givenBy: 'paper',
    guardianName: form.guardian_name,
    relation: form.relation,
    givenAt: new Date(`${form.signed_on}T12:00:00.000Z`),
    coachId,
  };
}

function isSameForm(current: CurrentConsent, given: GivenConsent): boolean {
  return (
    current.givenBy === given.givenBy &&
    current.textVersion === given.textVersion &&
    current.guardianName === given.guardianName &&
    current.relation === given.relation &&
    current.givenAt.getTime() === given.givenAt.getTime()
  );
}
