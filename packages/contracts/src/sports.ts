/** What a sport may be called, without the suffix of its competition; 45 of them, sorted. */
const SPORT_NAMES = [
  'Alpine Skiing', 'Archery', 'Artistic Swimming', 'Badminton', 'Baseball', 'Basketball', 'Beach Volleyball', 'Biathlon', 'Bowling', 'Boxing',
  'Canoeing', 'Cricket', 'Cross Country', 'Curling', 'Cycling', 'Diving', 'Equestrian', 'Fencing', 'Field Hockey', 'Figure Skating',
  'Football', 'Golf', 'Gymnastics', 'Handball', 'Ice Hockey', 'Judo', 'Karate', 'Lacrosse', 'Netball', 'Rowing',
  'Rugby', 'Sailing', 'Soccer', 'Softball', 'Squash', 'Swimming', 'Table Tennis', 'Taekwondo', 'Tennis', 'Track and Field',
  'Triathlon', 'Volleyball', 'Water Polo', 'Weightlifting', 'Wrestling',
] as const;

export type Sport = `${(typeof SPORT_NAMES)[number]} (${'M' | 'W'})`;

/** Every sport a team can have, as `Name (M)` (men) and `Name (W)` (women), sorted. */
export const SPORTS: readonly Sport[] = SPORT_NAMES.flatMap((name): Sport[] => [`${name} (M)`, `${name} (W)`]);
