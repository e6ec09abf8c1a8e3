import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Random } from '../../database/demo/random.js';
import type { SurveyDay } from './survey-day.demo.js';
import { surveyDays } from './survey-days.demo.js';
import { WellnessEntryEntity } from './wellness-entry.entity.js';

/** Half a year of daily surveys. */
export const demoWellness: DemoRows = ({ institutions }, now) => {
  const athletes = institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));
  return [
    demoTable(
      WellnessEntryEntity,
      athletes.flatMap((athlete) => surveyDays(athlete).map((day) => toRow(day, athlete.id, now))),
    ),
  ];
};

function toRow({ injury, ...answers }: SurveyDay, athleteId: number, now: Date): Omit<WellnessEntryEntity, 'id'> {
  const injuryColumns = {
    injuryRecorded: injury !== undefined,
    injuryBodyPart: injury?.bodyPart ?? null,
    injurySeverity: injury?.severity ?? null,
  };
  const answeredAt = isComplete(answers) ? answeredInTheMorning(athleteId, answers.date, now) : null;
  return {
    athleteId,
    ...answers,
    ...injuryColumns,
    answeredAt,
    version: 1,
    athleteVersion: 1,
    createdAt: now,
    updatedAt: answeredAt ?? now,
  };
}

function isComplete({ sleepQuality, fatigue, muscleSoreness, stress }: Omit<SurveyDay, 'injury'>): boolean {
  return ![sleepQuality, fatigue, muscleSoreness, stress].includes(null);
}

/** Between 5:30 and 8:30 UTC, never in the future. */
function answeredInTheMorning(athleteId: number, date: string, now: Date): Date {
  const minutes = new Random(athleteId, `answered/${date}`).whole(330, 510);
  return new Date(Math.min(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000, now.getTime()));
}
