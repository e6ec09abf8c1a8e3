import { WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import type { MoreWrites } from '@touchline/contracts/measurements.schema';
import type { ListedWellnessEntry, WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { ActorKind } from '../../common/audit/audit-log.js';
import { isOfAthlete, nextAthleteVersion } from '../../common/versioned/athlete-version.js';
import type { FurtherAnswers } from '../surveys/index.js';
import { hooperIndex, isCompleted, type Ratings } from './calc/hooper.js';
import type { EntrySource } from './imported-entries.repository.js';
import type { StoredEntry } from './wellness.repository.js';
import type { WellnessEntryEntity } from './wellness-entry.entity.js';

/**
 * A stored day in its wire shape, with what was answered beside the ratings. The Hooper index is computed on every read and
 * never stored.
 */
export function toWellnessEntry(row: StoredEntry, { more, isComplete }: FurtherAnswers): WellnessEntry {
  const ratings = toRatings(row);
  return {
    wellness_id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    ...ratings,
    hooper_index: hooperIndex(ratings),
    completed: isCompleted(ratings) && isComplete,
    injury_body_part: row.injuryBodyPart,
    injury_severity: row.injurySeverity,
    ...(more.length > 0 && { more }),
    version: row.version,
  };
}

/** An entry with the file that it came from; of the file's numbers, those of values that the entry shows. */
export function toListedEntry(entry: WellnessEntry, source: EntrySource | undefined): ListedWellnessEntry {
  if (!source) return entry;
  const shown = new Map([
    ...WELLNESS_RATINGS.map((rating) => [`hooper.${rating}`, rating] as const),
    ...(entry.more ?? []).map(({ measure }) => [measure, measure] as const),
  ]);
  const rescaled = Object.entries(source.rescaled ?? {}).flatMap(([field, number]) => {
    const name = shown.get(field);
    return name === undefined ? [] : [[name, number] as const];
  });
  const numbers = rescaled.length === 0 ? null : Object.fromEntries(rescaled);
  return { ...entry, imported: { file_name: source.fileName, rescaled: numbers } };
}

/**
 * One day as a coach or the athlete (all four ratings) or the athletes' app (any of them) writes it. An absent field keeps the stored
 * value.
 */
export type WellnessWrite = Partial<Record<WellnessRating, number | null | undefined>> & {
  athlete_id: number;
  date: string;
  injury_body_part?: string | null | undefined;
  injury_severity?: number | null | undefined;
  /** Answers beside the ratings; one that is not named stays. */
  more?: MoreWrites | undefined;
  /** The version that the writer edited, 0 for a new day; absent: any version. */
  version?: number | undefined;
};

/** The row that a write leads to: the next version of `stored`, or version 1 of a new day. */
export function nextEntry(
  write: WellnessWrite,
  stored: WellnessEntryEntity | undefined,
  { writer, now, isHistory = false }: { writer: ActorKind; now: Date; isHistory?: boolean },
): Omit<WellnessEntryEntity, 'id'> {
  const ratings = {
    sleepQuality: nextRating(write.sleep_quality, stored?.sleepQuality),
    fatigue: nextRating(write.fatigue, stored?.fatigue),
    muscleSoreness: nextRating(write.muscle_soreness, stored?.muscleSoreness),
    stress: nextRating(write.stress, stored?.stress),
  };
  return {
    athleteId: write.athlete_id,
    date: write.date,
    ...ratings,
    ...nextInjury(write, stored),
    answeredAt: nextAnsweredAt(ratings, stored, isHistory ? null : now),
    version: (stored?.version ?? 0) + 1,
    athleteVersion: nextAthleteVersion(writer, stored),
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
  };
}

type RatingColumns = Pick<WellnessEntryEntity, 'sleepQuality' | 'fatigue' | 'muscleSoreness' | 'stress'>;

function toRatings({ sleepQuality, fatigue, muscleSoreness, stress }: RatingColumns): Ratings {
  return { sleep_quality: sleepQuality, fatigue, muscle_soreness: muscleSoreness, stress };
}

/** The first moment at which all ratings were there. A complete entry without it keeps its null. `now` is null for history. */
function nextAnsweredAt(next: RatingColumns, stored: WellnessEntryEntity | undefined, now: Date | null): Date | null {
  if (stored?.answeredAt || (stored && isCompleted(toRatings(stored)))) return stored.answeredAt;
  return isCompleted(toRatings(next)) ? now : null;
}

/**
 * Since when a complete survey has its present answer: earlier readers saw another one. Null: not complete, or
 * unknown.
 */
export function lastAnswerTime(entry: StoredEntry): Date | null {
  return entry.answeredAt && isOfAthlete(entry) ? entry.updatedAt : entry.answeredAt;
}

function nextRating(written: number | null | undefined, stored: number | null | undefined): number | null {
  return written === undefined ? (stored ?? null) : written;
}

type InjuryColumns = Pick<WellnessEntryEntity, 'injuryRecorded' | 'injuryBodyPart' | 'injurySeverity'>;

function nextInjury(
  { injury_body_part: bodyPart, injury_severity: severity }: WellnessWrite,
  stored: WellnessEntryEntity | undefined,
): InjuryColumns {
  if (bodyPart !== undefined)
    return { injuryRecorded: true, injuryBodyPart: bodyPart, injurySeverity: severity ?? null };
  return {
    injuryRecorded: stored?.injuryRecorded ?? false,
    injuryBodyPart: stored?.injuryBodyPart ?? null,
    injurySeverity: stored?.injurySeverity ?? null,
  };
}
