import { IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/** Whom a mail concerns; without any of them it goes to nobody. */
export type Concerned = Pick<MailEntity, 'coachId' | 'athleteId' | 'guardianRequestId' | 'staffInvitationId'>;

/** How long an instance may take for one attempt; a killed one keeps its mails for that long. */
export const CLAIM_MS = 60_000;

export async function addMail(
  tx: EntityManager,
  mail: Pick<MailEntity, 'kind' | 'network' | 'createdAt'> & Concerned,
): Promise<void> {
  await tx.insert(MailEntity, { ...mail, nextTryAt: mail.createdAt, attempts: 0 });
}

/** Claims up to `atMost` mails that are due, the oldest ones first. No other instance tries them meanwhile. */
export async function claimDueMails(tx: EntityManager, now: Date, atMost: number): Promise<MailEntity[]> {
  const due = await tx.find(MailEntity, {
    where: { nextTryAt: LessThanOrEqual(now) },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: atMost,
  });
  const claimed: MailEntity[] = [];
  for (const { id, attempts, ...mail } of due) {
    const claim = { attempts: attempts + 1, nextTryAt: new Date(now.getTime() + CLAIM_MS) };
    const { affected } = await tx.update(MailEntity, { id, attempts }, claim);
    if (affected === 1) claimed.push({ id, ...mail, ...claim });
  }
  return claimed;
}

/** Ends the claim without success. Changes nothing when the claim has ended and another instance tries. */
export async function postponeMail(
  tx: EntityManager,
  { id, attempts }: Pick<MailEntity, 'id' | 'attempts'>,
  nextTryAt: Date,
): Promise<void> {
  await tx.update(MailEntity, { id, attempts }, { nextTryAt });
}

export async function removeMail(tx: EntityManager, { id }: Pick<MailEntity, 'id'>): Promise<void> {
  await tx.delete(MailEntity, { id });
}

/** Without the rows of nobody, which are there for the time they take only. */
const TO_SOMEBODY = [{ coachId: Not(IsNull()) }, { athleteId: Not(IsNull()) }, { guardianRequestId: Not(IsNull()) }];

export function countWaitingMails(manager: EntityManager): Promise<number> {
  return manager.countBy(MailEntity, TO_SOMEBODY);
}

export function findOldestMail(manager: EntityManager): Promise<MailEntity | null> {
  return manager.findOne(MailEntity, { where: TO_SOMEBODY, order: { createdAt: 'ASC' } });
}
