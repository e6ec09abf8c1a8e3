import { Inject, Injectable } from '@nestjs/common';
import type { OwnReaders } from '@touchline/contracts/athlete-rights.schema';
import { In, type EntityManager, type EntityTarget } from 'typeorm';
import { findEntriesAfter } from '../../../common/audit/audit.repository.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { letOthersRun } from '../../../common/concurrency/map-in-turns.js';
import { SecurityEntryEntity } from '../../../common/security-log/security-entry.entity.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { monthsBefore } from '../../../common/time/months-before.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { ReadKeyEntity } from '../../club-data/index.js';
import { CoachEntity } from '../../coaches/index.js';
import { OwnDataLimit } from './own-data-limit.js';
import { toOwnReaders, type Read } from './own-readers.mapper.js';

/** Each page sorts the rest of both audit tables, so few pages are read. */
const PAGE_SIZE = 5000;

/** Tells athletes who read their health data. */
@Injectable()
export class OwnReadersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limit: OwnDataLimit,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async list(athlete: AnsweringAthlete): Promise<OwnReaders> {
    await this.limit.count('readers', athlete);

    const { read } = this.unitOfWork;
    const { athleteId, timeZone } = athlete;
    const reads = [...(await readsOf(read, athleteId)), ...(await exportsOf(read, athleteId))];
    const coachIds = reads.flatMap(({ coachId }) => coachId ?? []);
    const readKeyIds = reads.flatMap(({ readKeyId }) => readKeyId ?? []);
    const names = {
      coaches: await namesOf(read, CoachEntity, coachIds),
      programs: await namesOf(read, ReadKeyEntity, readKeyIds),
    };
    return {
      since: todayIn(timeZone, monthsBefore(this.clock.now(), this.settings.auditMonths)),
      readers: toOwnReaders(reads, names, timeZone),
    };
  }
}

/** Names by number. No query for nobody. */
async function namesOf(
  read: EntityManager,
  entity: EntityTarget<{ id: number; name: string }>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await read.find(entity, { select: { id: true, name: true }, where: { id: In([...new Set(ids)]) } });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What coaches, apps and programs read. Entries that have left for the archive are not looked for: no call waits for its files. */
async function readsOf(read: EntityManager, athleteId: number): Promise<Read[]> {
  const reads: Read[] = [];
  let last: Date | undefined = new Date(0);
  while (last !== undefined) {
    const page = await findEntriesAfter(read, athleteId, last, PAGE_SIZE);
    for (const { at, actorKind, coachId, apiKeyId, kind, action } of page) {
      if (action !== 'read' || actorKind === 'self') continue;
      const isProgram = actorKind === 'key';
      reads.push({ at, by: isProgram ? 'program' : actorKind, coachId, readKeyId: isProgram ? apiKeyId : null, kind });
    }
    last = page.length < PAGE_SIZE ? undefined : page.at(-1)?.at;
    await letOthersRun();
  }
  return reads;
}

/** What administrators exported by command, which is everything. */
async function exportsOf(read: EntityManager, athleteId: number): Promise<Read[]> {
  const exports = await read.find(SecurityEntryEntity, {
    select: { at: true },
    where: { athleteId, command: 'athlete export' },
  });
  return exports.map(({ at }) => ({ at, by: 'administrator', coachId: null, readKeyId: null, kind: null }));
}
