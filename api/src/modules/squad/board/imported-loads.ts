import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import type { EntityManager } from 'typeorm';
import { LOAD_DAYS, type SquadRecords } from './board.repository.js';
import { findImportedDays } from './imported-days.repository.js';

/**
 * The athletes, those whose load has become high with how many of the days before had a session from a file. One query, none
 * when there are no such athletes.
 */
export async function withImportedLoads(
  manager: EntityManager,
  athletes: readonly SquadAthlete[],
  recordsOf: (athleteId: number) => Pick<SquadRecords, 'loads'>,
  date: CalendarDate,
): Promise<SquadAthlete[]> {
  const highIds = athletes.filter(isNamedForLoad).map((athlete) => athlete.athlete_id);
  if (highIds.length === 0) return [...athletes];
  const before = { from: addDays(date, 1 - LOAD_DAYS), to: addDays(date, -1) };
  const importedDays = await findImportedDays(manager, 'session', highIds, before);
  return athletes.map((athlete) => {
    if (!isNamedForLoad(athlete)) return athlete;
    const days = new Set(recordsOf(athlete.athlete_id).loads.map((load) => load.date));
    days.delete(date);
    const imported = [...importedDays(athlete.athlete_id)].filter((day) => days.has(day)).length;
    return imported === 0
      ? athlete
      : { ...athlete, load: { ...athlete.load, imported: { days: imported, of: days.size } } };
  });
}

const isNamedForLoad = ({ need }: SquadAthlete): boolean => need === 'load';
