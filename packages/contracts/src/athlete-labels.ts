import { searchText } from './search-text.js';

/** An athlete of a list, with what tells equal names apart. Answers of an earlier API lack some of it. */
export interface LabelledAthlete {
  athlete_id: number;
  first_name: string;
  last_name: string;
  jersey_number?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  team?: { name: string } | undefined;
}

export type NamedAthlete = Pick<LabelledAthlete, 'athlete_id' | 'first_name' | 'last_name'>;

type Trait = 'jersey' | 'year' | 'team';
type Traits = Record<Trait, string | null>;

/** What is added to equal names: the first of these that the athlete shares with nobody of the same name. */
const ADDITIONS: readonly (readonly Trait[])[] = [
  ['jersey'],
  ['year'],
  ['jersey', 'year'],
  ['team'],
  ['jersey', 'team'],
  ['year', 'team'],
  ['jersey', 'year', 'team'],
];

/** `First Last`. */
export function fullName({ first_name: first, last_name: last }: Omit<NamedAthlete, 'athlete_id'>): string {
  return `${first} ${last}`.trim();
}

/**
 * The label of each athlete of a list: the full name, and where the list has the name more than once (whatever the case,
 * accents and spaces) the jersey number, the year of birth or the team as far as they tell the athletes apart. Where
 * nothing differs nothing is added. A list that is searched or filtered passes all its athletes, so that no label changes
 * meanwhile.
 */
export function labelsOf(athletes: Iterable<LabelledAthlete>): (athlete: NamedAthlete) => string {
  const namesakes = new Map<string, Map<number, Traits>>();
  for (const athlete of athletes) {
    const key = searchText(fullName(athlete));
    const group = namesakes.get(key) ?? new Map<number, Traits>();
    namesakes.set(key, group.set(athlete.athlete_id, traitsOf(athlete)));
  }
  namesakes.delete('');

  const additions = new Map<number, string>();
  for (const group of namesakes.values()) {
    if (group.size === 1) continue;
    const all = [...group.values()];
    for (const [id, own] of group) additions.set(id, additionOf(own, all));
  }
  return (athlete) => fullName(athlete) + (additions.get(athlete.athlete_id) ?? '');
}

function traitsOf({ jersey_number: jersey, date_of_birth: born, team }: LabelledAthlete): Traits {
  return { jersey: jersey ?? null, year: born?.slice(0, 4) ?? null, team: team?.name ?? null };
}

function additionOf(own: Traits, all: readonly Traits[]): string {
  const telling = ADDITIONS.find(
    (traits) =>
      traits.every((trait) => own[trait] !== null) &&
      !all.some((other) => other !== own && traits.every((trait) => other[trait] === own[trait])),
  );
  if (!telling) return '';
  const shown = (trait: Trait) => (telling.includes(trait) ? own[trait] : null);
  const [jersey, year, team] = [shown('jersey'), shown('year'), shown('team')];
  const bracket = [team, year === null ? null : `born ${year}`].filter((part) => part !== null).join(', ');
  return (jersey === null ? '' : ` #${jersey}`) + (bracket === '' ? '' : ` (${bracket})`);
}
