import { Injectable } from '@nestjs/common';
import type { IntakeWellnessBody } from '@touchline/contracts/intake.schema';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { resolveAthletes } from '../../common/access/institution-reach.js';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { IntakeLimit } from '../../common/intake/intake-limit.js';
import { IntakeRows } from '../../common/intake/intake-rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { findQuestionnaire } from '../surveys/index.js';
import { toWellnessEntry } from './wellness.mapper.js';
import { WellnessWriter } from './wellness.writer.js';

/** Receives daily surveys from the athletes' own app. */
@Injectable()
export class WellnessIntakeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limit: IntakeLimit,
    private readonly rows: IntakeRows,
    private readonly writer: WellnessWriter,
  ) {}

  /** Writes all entries or none and returns them as stored, in the order sent. */
  async receive(app: CallingApp, { entries }: IntakeWellnessBody): Promise<WellnessEntry[]> {
    await this.limit.count(app);

    const stored = await this.unitOfWork.write(async (tx) => {
      const resolved = await resolveAthletes(tx, app.institutionId, entries);
      const writes = resolved.map(({ entry: { external_id: _externalId, ...answers }, athleteId }) => ({
        ...answers,
        athlete_id: athleteId,
      }));
      const rows = await this.writer.write(tx, app, writes);
      const days = rows.map(({ date }) => date).sort();
      const { ofDay } = await findQuestionnaire(tx, {
        institutionId: app.institutionId,
        athleteIds: [...new Set(rows.map(({ athleteId }) => athleteId))],
        range: { from: days[0] ?? '', to: days.at(-1) ?? '' },
      });
      return rows.map((row) => toWellnessEntry(row, ofDay(row.athleteId, row.date)));
    });
    this.rows.stored('wellness', stored.length);
    return stored;
  }
}
