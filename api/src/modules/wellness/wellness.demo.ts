import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
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
  return { athleteId, ...answers, ...injuryColumns, version: 1, createdAt: now, updatedAt: now };
}
