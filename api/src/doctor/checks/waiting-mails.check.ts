import { join } from 'node:path';
import { namesInFolder } from '../../common/files/names-in-folder.js';
import { ok, warning, type Answer, type Check } from '../check.js';
import type { DoctorContext } from '../doctor-context.js';
import { countText } from '../figures.js';

/** The server tries a mail for an hour, and then gives it up: an older one is tried by nobody. */
const TRIED_MS = 3_600_000;

export const waitingMailsCheck: Check = {
  subject: 'Waiting mails',
  needs: ['DATABASE_URL', 'DATA_DIR'],
  async run(context) {
    return [await queue(context), ...(await outbox(context))];
  },
};

async function queue({ database }: DoctorContext): Promise<Answer> {
  const [all] = await database.rows<{ mails: string }>('SELECT COUNT(*) AS mails FROM mails');
  // Both databases compare the text with the instants that they store, in UTC.
  const before = new Date(Date.now() - TRIED_MS).toISOString().replace('T', ' ').replace('Z', '');
  const [old] = await database.rows<{ mails: string }>('SELECT COUNT(*) AS mails FROM mails WHERE created_at < ?', [
    before,
  ]);
  const count = Number(old?.mails ?? 0);
  if (count > 0)
    return warning(
      `Waiting for more than an hour: ${countText(count, 'mail')}, so no server sends them. Look at the log of the product.`,
    );
  return ok(`Waiting to be sent: ${countText(Number(all?.mails ?? 0), 'mail')}.`);
}

async function outbox({ settings: { dataDir } }: DoctorContext): Promise<Answer[]> {
  const folder = join(dataDir, 'outbox');
  const mails = (await namesInFolder(folder)).filter((name) => name.endsWith('.eml')).sort();
  const [oldest] = mails;
  if (oldest === undefined) return [];
  return [
    warning(
      `Waiting in ${folder}: ${countText(mails.length, 'mail')}, the oldest from ${oldest.slice(0, 10)}. Forward what is still wanted: it is removed after a week.`,
    ),
  ];
}
