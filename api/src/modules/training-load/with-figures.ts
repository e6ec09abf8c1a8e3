import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { EntityManager } from 'typeorm';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { figureSpans } from './calc/figure-spans.js';
import { loadOnDays, type LoadDay } from './calc/load-days.js';
import { findFirstSessionDates, findLoadsIn, type AthleteLoad } from './training-load.repository.js';
import type { TrainingSession } from './training-session.entity.js';
import { toTrainingLoadEntry } from './training-session.mapper.js';

/**
 * These sessions in the order they come, each with the figures of its day, as they follow from what is stored now. Two queries, none for no
 * session: read is what the days of the answer need, so that a part of a list says of a day just what the whole list says.
 */
export async function withFigures(
  manager: EntityManager,
  rows: readonly TrainingSession[],
): Promise<TrainingLoadEntry[]> {
  if (rows.length === 0) return [];
  const answered = byAthlete(rows);
  const firsts = await findFirstSessionDates(manager, [...answered.keys()]);
  const spans = [...answered].flatMap(([athleteId, own]) =>
    figureSpans(datesOf(own)).map((span) => ({ athleteId, ...span })),
  );
  const trained = byAthlete(await findLoadsIn(manager, spans));
  const figures = new Map(
    [...answered].map(([athleteId, own]) => [
      athleteId,
      figuresOf(own, trained.get(athleteId) ?? [], firsts.get(athleteId)),
    ]),
  );
  return rows.flatMap((row) => {
    const day = figures.get(row.athleteId)?.get(row.date);
    return day ? toTrainingLoadEntry(row, day) : [];
  });
}

/** The figures of one athlete's answered days, by date. */
function figuresOf(
  answered: readonly TrainingSession[],
  trained: readonly AthleteLoad[],
  stored: string | undefined,
): Map<string, LoadDay> {
  const dates = datesOf(answered);
  // The first session may have been deleted since the answered ones were read: no history begins after what is answered.
  const first = [...dates, ...(stored === undefined ? [] : [stored])].sort()[0] ?? '';
  return new Map(loadOnDays(trained, first, dates).map((day) => [day.date, day]));
}

function datesOf(rows: readonly TrainingSession[]): string[] {
  return [...new Set(rows.map(({ date }) => date))];
}
