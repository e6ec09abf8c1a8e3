import { GUARDIAN_NAME_MAX } from '@touchline/contracts/athlete-limits';
import type { EntityManager } from 'typeorm';
import { GuardianContactEntity } from './guardian-contact.entity.js';
import { contactOf, type ContactValues } from './guardian-values.js';

type NewContact = Omit<GuardianContactEntity, 'id'>;

/** An athlete, and the contacts that are stored. */
interface WithContacts {
  id: number;
  contacts: readonly GuardianContactEntity[];
}

/** Contacts per statement. */
const AT_ONCE = 500;

/** The contact in a row of a roster; null without a name and an address. One without a name has the address as one. */
export function toContact(values: ContactValues, athleteId: number, now: Date): NewContact | null {
  const email = textOf(values['guardian_email']);
  const name = textOf(values['guardian_name']) ?? email?.slice(0, GUARDIAN_NAME_MAX);
  if (name === undefined) return null;
  return { athleteId, name, relation: textOf(values['guardian_relation']), email, createdAt: now };
}

export async function insertContacts(tx: EntityManager, contacts: readonly NewContact[]): Promise<void> {
  for (let start = 0; start < contacts.length; start += AT_ONCE)
    await tx.insert(GuardianContactEntity, contacts.slice(start, start + AT_ONCE));
}

/** Stores the contact of a row: a further one, or what it says of a known one. */
export async function changeContact(
  tx: EntityManager,
  athlete: WithContacts,
  values: ContactValues,
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
  { former, written }: { former: ContactValues; written: ContactValues },
): Promise<void> {
  const known = contactOf(athlete.contacts, written);
  if (!known) return;
  const [name, email] = [textOf(former['guardian_name']), textOf(former['guardian_email'])];
  const isFurther = 'guardian_name' in written && name === null && email === null;
  if (isFurther) return void (await tx.delete(GuardianContactEntity, { id: known.id }));
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

const textOf = (value: ContactValues[string] | undefined): string | null => (value == null ? null : String(value));
