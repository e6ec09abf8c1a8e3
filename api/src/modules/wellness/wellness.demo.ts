import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { answeredDays, type AnsweredDay } from './answered-days.demo.js';
import { WellnessEntryRow } from './wellness-entry.entity.js';

/** Half a year of daily surveys. */
export const demoWellness: DemoRows = ({ institutions }, now) => {
  const athletes = institutions.flatMap(({ teams }) => teams.flatMap((team) => team.athletes));
  return [
    demoTable(
      WellnessEntryRow,
      athletes.flatMap((athlete) => answeredDays(athlete).map((day) => toRow(day, athlete.id, now))),
    ),
  ];
};

function toRow({ injury, ...answers }: AnsweredDay, athleteId: number, now: Date): Omit<WellnessEntryRow, 'id'> {
  const said = {
    injuryRecorded: injury !== undefined,
    injuryBodyPart: injury?.bodyPart ?? null,
    injurySeverity: injury?.severity ?? null,
  };
  return { athleteId, ...answers, ...said, version: 1, createdAt: now, updatedAt: now };
}
