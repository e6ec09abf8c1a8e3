import { addDays, isCalendarDate } from '@touchline/contracts/calendar-date';
import { SPORTS } from '@touchline/contracts/sports';
import type { TestApp } from '../../support/test-app.js';

type Judge = (value: unknown) => boolean;

const within = (min: number, max: number, step = 1): Judge => (value) => typeof value === 'number' && value >= min && value <= max && Number.isInteger(Math.round((value / step) * 1e6) / 1e6);
const date = (latest: string): Judge => (value) => isCalendarDate(value) && value <= latest;
const filled = (most: number): Judge => (value) => typeof value === 'string' && value.trim() === value && value !== '' && [...value].length <= most;
const oneOf = (...values: unknown[]): Judge => (value) => values.includes(value);

/** What may stand in each column of the tables that a call can write, null aside where the column takes it. Whoever adds a call that writes another adds it here. */
function judges(latest: string): Record<string, Record<string, Judge>> {
  const rating = within(1, 10);
  const person = { firstName: filled(80), lastName: filled(80), email: filled(254), position: filled(60), externalId: filled(80), dateOfBirth: date(latest), jerseyNumber: within(0, 999), weightKg: within(20, 400, 0.1), heightCm: within(50, 280, 0.1) };
  return {
    athletes: person,
    // Nothing personal is left of one that was handled.
    pending_athletes: Object.fromEntries(Object.entries({ ...person, status: oneOf('pending', 'accepted', 'declined') }).map(([name, judge]) => [name, (value) => value === '' || judge(value)])),
    teams: { name: filled(80), sport: (value) => SPORTS.some((sport) => sport === value), registrationCode: (value) => /^[A-Z0-9]{8}$/.test(String(value)) },
    wellness_entries: { date: date(latest), sleepQuality: rating, fatigue: rating, muscleSoreness: rating, stress: rating, injuryRecorded: oneOf(true, false), injuryBodyPart: filled(80), injurySeverity: rating, version: within(1, 1e6) },
    training_sessions: { date: date(latest), rpe: within(0, 10, 0.5), durationMin: within(1, 600), externalId: filled(80), version: within(1, 1e6) },
  };
}

/** Ids, keys made from texts, and instants of our own clock: what is sent decides nothing about their range. */
const FREE = /(?:Id|Key|At|Uid)$|^id$/;

/** Every stored value that lies outside of what its column may hold. */
export async function outOfRange(at: TestApp): Promise<string[]> {
  const latest = addDays(at.clock.now().toISOString().slice(0, 10), 1);
  const tables = judges(latest);
  const problems: string[] = [];
  for (const { target, tableName, columns } of at.read.dataSource.entityMetadatas) {
    const judged = tables[tableName];
    if (judged) for (const { propertyName } of columns) if (!(propertyName in judged) && !FREE.test(propertyName)) problems.push(`${tableName}.${propertyName} is judged by nobody`);
    const rows = (await at.read.find(target)) as Record<string, unknown>[];
    for (const [name, judge] of Object.entries(judged ?? {})) {
      const nullable = columns.find(({ propertyName }) => propertyName === name)?.isNullable;
      if (nullable === undefined) problems.push(`${tableName} has no ${name}`);
      for (const row of rows) if (!(row[name] === null && nullable) && !judge(row[name])) problems.push(`${tableName}.${name} holds ${JSON.stringify(row[name])}`);
    }
    // Injury comes both or neither.
    if (tableName === 'wellness_entries') for (const row of rows) if ((row['injuryBodyPart'] === null) !== (row['injurySeverity'] === null)) problems.push(`${tableName} holds half an injury: ${JSON.stringify(row)}`);
  }
  return problems;
}
