import type { UnitOfWork } from '../../database/unit-of-work.js';
import { namesInFolder } from '../files/names-in-folder.js';
import type { Reading } from '../metrics/readings.js';
import { countWaitingMails, findOldestMail } from './mail-queue.repository.js';

/** The outcome of an attempt: `postponed` is tried again, `given_up` is not. */
export const MAIL_OUTCOMES = ['sent', 'postponed', 'given_up'] as const;

export function waitingMails(
  unitOfWork: UnitOfWork,
): Reading<'touchline_mails_waiting' | 'touchline_mails_oldest_timestamp_seconds'> {
  return {
    metrics: {
      touchline_mails_waiting: { help: 'Mails that were accepted and not sent yet.' },
      touchline_mails_oldest_timestamp_seconds: { help: 'When the oldest of them was accepted; absent without any.' },
    },
    read: async () => {
      const oldest = await findOldestMail(unitOfWork.read);
      const waiting = {
        name: 'touchline_mails_waiting' as const,
        value: oldest ? await countWaitingMails(unitOfWork.read) : 0,
      };
      if (!oldest) return [waiting];
      return [waiting, { name: 'touchline_mails_oldest_timestamp_seconds', value: oldest.createdAt.getTime() / 1000 }];
    },
  };
}

export function outboxFiles(folder: string): Reading<'touchline_outbox_files'> {
  return {
    metrics: { touchline_outbox_files: { help: 'Mails in the outbox folder, which keeps each of them for a week.' } },
    read: async () => {
      const names = await namesInFolder(folder);
      return [{ name: 'touchline_outbox_files', value: names.filter((name) => name.endsWith('.eml')).length }];
    },
  };
}
