import { GUARDIAN_NAME_MAX } from '@touchline/contracts/athlete-limits';
import type { EntityManager } from 'typeorm';
import { slices } from '../../../common/grouping/slices.js';
import { GuardianContactEntity } from '../../guardian-contacts/index.js';
import { textOf, type ImportedValues } from '../imported-row.entity.js';
import { contactOf } from './guardian-values.js';

type NewContact = Omit<GuardianContactEntity, 'id'>;

/** An athlete, and the contacts that are stored. */
interface WithContacts {
  id: number;
  contacts: readonly GuardianContactEntity[];
}

/** The contact in a row of a roster; null without a name and an address. One without a name has the address as one. */
export function toContact(values: ImportedValues, athleteId: number, now: Date): NewContact | null {
  const email = textOf(values['guardian_email']);
  const name = textOf(values['guardian_name']) ?? email?.slice(0, GUARDIAN_NAME_MAX);
  if (name === undefined) return null;
  return { athleteId, name, relation: textOf(values['guardian_relation']), email, createdAt: now };
}

export async function insertContacts(tx: EntityManager, contacts: readonly NewContact[]): Promise<void> {
  for (const part of slices(contacts)) await tx.insert(GuardianContactEntity, part);
}

/** Stores the contact of a row: a further one, or what it says of a known one. */
export async function changeContact(
  tx: EntityManager,
  athlete: WithContacts,
  values: ImportedValues,
  now: Date,
): Promise<void> {
  const contact = toContact(values, athlete.id, now);
  if (!contact) return;
  const known = contactOf(athlete.contacts, values);
  if (!known) return insertContacts(tx, [contact]);
  const { name, relation, email } = contact;
  await tx.update(
    GuardianContactEntity,
    { id: known.id },
    { name, relation: relation ?? known.relation, email: email ?? known.email },
  );
}

/** Takes back what an import wrote of a contact: a further one is deleted. One that is gone by now stays gone. */
export async function restoreContact(
  tx: EntityManager,
  athlete: WithContacts,
  { former, written }: { former: ImportedValues; written: ImportedValues },
): Promise<void> {
  const known = contactOf(athlete.contacts, written);
  if (!known) return;
  const [name, email] = [textOf(former['guardian_name']), textOf(former['guardian_email'])];
  if (isFurtherContact({ former, written })) return void (await tx.delete(GuardianContactEntity, { id: known.id }));
  await tx.update(
    GuardianContactEntity,
    { id: known.id },
    {
      name: name ?? known.name,
      relation: 'guardian_relation' in written ? textOf(former['guardian_relation']) : known.relation,
      email: 'guardian_email' in written ? email : known.email,
    },
  );
}

/** Whether an import stored the contact beside the ones that were there. */
export const isFurtherContact = ({ former, written }: { former: ImportedValues; written: ImportedValues }): boolean =>
  'guardian_name' in written && former['guardian_name'] == null && former['guardian_email'] == null;
