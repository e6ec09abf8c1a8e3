import type { JoinedRegistration } from '@touchline/contracts/registrations.schema';
import { labelsOf, type LabelledAthlete } from '@touchline/ui/pickers';

type Registration = Pick<JoinedRegistration, 'id' | 'first_name' | 'last_name' | 'date_of_birth' | 'team_name'>;

/** The labels of registrations in a list: who registers need not be an athlete yet, so they are told apart by their own ids. */
export function registrationLabels(registrations: readonly Registration[]): (registration: Registration) => string {
  const labelOf = labelsOf(registrations.map(asAthlete));
  return (registration) => labelOf(asAthlete(registration));
}

function asAthlete({ id, team_name: name, ...person }: Registration): LabelledAthlete {
  return { ...person, athlete_id: id, team: { name } };
}
