import { ageOn } from '@touchline/contracts/age';
import type { Measurement, SavedMeasurement, StoredMeasurement } from '@touchline/contracts/measurements.schema';
import type { MeasurementInput } from './measurements.rules.js';
import type { findBirthAndTeams, MeasuredTrial, MeasuredValue } from './measurements.repository.js';
import type { MeasurementEntity } from './measurement.entity.js';

type PersonOfDays = Awaited<ReturnType<typeof findBirthAndTeams>>;

/** A stored value with the age and the team of its day. The team is left out where the coach may not know it. */
export function toMeasurement(
  row: MeasuredValue,
  person: PersonOfDays,
  { showsAge, showsTeam }: { showsAge: boolean; showsTeam: (teamId: number) => boolean },
): Measurement {
  const { day } = row;
  const team = person.find(
    ({ teamId, joinedOn, lastDay }) =>
      teamId !== null &&
      (joinedOn === null || joinedOn <= day) &&
      (lastDay === null || lastDay >= day) &&
      showsTeam(teamId),
  );
  return {
    id: row.id,
    athlete_id: row.athleteId,
    day,
    measure: row.measureKey,
    measure_version: row.measureVersion,
    side: row.side,
    trial: row.trial,
    event_id: row.eventId === 0 ? null : row.eventId,
    value: row.value,
    source: row.source,
    age: showsAge ? ageOn(person[0]?.dateOfBirth ?? null, day) : null,
    team: team ? { id: team.teamId ?? 0, name: team.teamName ?? '' } : null,
    version: row.version,
  };
}

/** A stored value in its place. */
export function toStored({
  athleteId,
  day,
  measureKey,
  side,
  trial,
  value,
  version,
}: MeasuredTrial): StoredMeasurement {
  return { athlete_id: athleteId, day, measure: measureKey, side, trial, value, version };
}

/** An entry as it is stored after a write: version 0 without a value. */
export function toSaved(input: MeasurementInput, stored: MeasurementEntity | undefined): SavedMeasurement {
  return {
    athlete_id: input.athleteId,
    day: input.day,
    measure: input.measureKey,
    side: input.side,
    trial: input.trial,
    value: stored?.value ?? null,
    version: stored?.version ?? 0,
  };
}
