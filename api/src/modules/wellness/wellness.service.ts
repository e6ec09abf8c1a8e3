import { Injectable } from '@nestjs/common';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { lockRows } from '../../common/access/lock-rows.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../common/errors/shared.errors.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import { deleteVersion } from '../../common/versioned/versioned-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { listWindow } from './calc/list-window.js';
import { saveEntries } from './save-entries.js';
import { wellnessChanged } from './wellness.errors.js';
import { toWellnessEntry } from './wellness.mapper.js';
import { findById, findEntries } from './wellness.repository.js';
import { writeProblems } from './wellness.rules.js';
import type { ListQuery } from './wellness.schemas.js';
import { WellnessEntryRow } from './wellness-entry.entity.js';

const BY_DATE: ListOrder<WellnessEntryRow, [string]> = { key: z.tuple([calendarDateSchema]), keyOf: (row) => [row.date] };

@Injectable()
export class WellnessService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach, query: ListQuery): Promise<Page<WellnessEntry>> {
    const manager = this.unitOfWork.read;
    await requireAthletes(manager, coach.coachId, [query.athlete_id]);
    const window = listWindow(query, this.todayOf(coach));
    const { items, next } = await pageOf(query, BY_DATE, (after, limit) => findEntries(manager, query.athlete_id, { ...window, after: after?.[0], limit }));
    return { items: items.map(toWellnessEntry), next };
  }

  /** All entries or none, answered as they are stored, in the order they came. */
  async save(coach: SignedInCoach, { entries }: SaveWellnessBody): Promise<WellnessEntry[]> {
    // A coach abroad may already live in tomorrow.
    const latest = addDays(this.todayOf(coach), 1);
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      const athleteIds = entries.map((entry) => entry.athlete_id);
      await requireAthletes(tx, coach.coachId, athleteIds);
      const problems = writeProblems(entries, latest);
      if (problems.length > 0) throw validationFailed(problems);
      await lockRows(tx, 'athletes', athleteIds);
      return (await saveEntries(tx, entries, now)).map(toWellnessEntry);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const entry = await findById(tx, id);
      if (!entry) throw notFound();
      await requireAthletes(tx, coach.coachId, [entry.athleteId]);
      if (version !== undefined && version !== entry.version) throw wellnessChanged(entry.date);
      await deleteVersion(tx, WellnessEntryRow, id, entry.version);
    });
  }

  private todayOf(coach: SignedInCoach): string {
    return todayIn(coach.timeZone, this.clock.now());
  }
}
