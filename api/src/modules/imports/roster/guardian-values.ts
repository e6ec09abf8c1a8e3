import type { GuardianContactEntity } from '../../guardian-contacts/index.js';
import type { ImportedValues } from '../imported-row.entity.js';

/** The stored contact that a row means: by the mail address, else by the name; null for a further guardian. */
export function contactOf(
  contacts: readonly GuardianContactEntity[],
  { guardian_name: name, guardian_email: email }: ImportedValues,
): GuardianContactEntity | null {
  return (
    contacts.find((contact) => isAlike(contact.email, email)) ??
    contacts.find((contact) => isAlike(contact.name, name) && (contact.email === null || email == null)) ??
    null
  );
}

const isAlike = (one: ImportedValues[string] | undefined, other: ImportedValues[string] | undefined): boolean =>
  one != null && other != null && String(one).toLowerCase() === String(other).toLowerCase();

/** A contact as the fields of a roster; all null without one. */
export const guardianValues = (contact: GuardianContactEntity | null): ImportedValues => ({
  guardian_name: contact?.name ?? null,
  guardian_relation: contact?.relation ?? null,
  guardian_email: contact?.email ?? null,
});
