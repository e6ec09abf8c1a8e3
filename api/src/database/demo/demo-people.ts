/** Names, places and numbers of the demo. All invented; addresses end in reserved domains that cannot receive mail. */

export const WOMEN = [
  'Amara', 'Beatriz', 'Chloé', 'Daniela', 'Elif', 'Freya', 'Grace', 'Hana', 'Ingrid', 'Jasmine', 'Katarzyna', 'Leilani', 'Mia', 'Ngozi', 'Olivia',
  'Priya', 'Quỳnh', 'Renée', 'Sofía', 'Tamsin', 'Umaima', 'Valentina', 'Wren', 'Ximena', 'Yara', 'Zoë', 'Aoife', 'Bronwyn', 'Camille', 'Dina',
] as const;

export const MEN = [
  'Aarav', 'Björn', 'Callum', 'Diego', 'Emeka', 'Finn', 'Gabriel', 'Hiroshi', 'Ibrahim', 'José', 'Kwame', 'Luca', 'Mateo', 'Nikolai', 'Oisín',
  'Pedro', 'Quentin', 'Rafael', 'Søren', 'Tomáš', 'Uri', 'Viktor', 'Willem', 'Xavier', 'Yusuf', 'Zane', 'Anton', 'Benedikt', 'Cormac', 'Dmitri',
] as const;

export const LAST_NAMES = [
  'Adeyemi', 'Bianchi', 'Çelik', 'Dubois', 'Eriksen', 'Fernández', 'Gallagher', 'Haddad', 'Ito', 'Jørgensen', 'Kowalski', 'Lindqvist', 'Müller',
  'Nguyễn', "O'Connor", 'Patel', 'Quispe', 'Rossi', 'Singh', 'Taufa', 'Ueda', 'Vasquez', 'Wiśniewski', 'Xu', 'Yilmaz', 'Zhang', 'Abara', 'Brooks',
  'Castillo', 'Davies', 'Edwards', 'Fofana', 'García', 'Hughes', 'Ivanova', 'Jackson', 'Kim', 'Le Roux', 'Mensah', 'Novák', 'Okafor', 'Park', 'Reid',
  'Silva', 'Thompson', 'van der Berg', 'Walker', 'Young', 'Al-Farsi', 'De la Cruz',
] as const;

/** Long names break layouts; better here than at a customer's. */
export const LONG_NAME = { firstName: 'Maximiliana Guadalupe', lastName: 'Featherstonehaugh-Villanueva' } as const;

export interface SquadPlan {
  sport: string;
  women: boolean;
  size: number;
  positions: readonly string[];
  /** Means; kilograms and centimetres. */
  weightKg: number;
  heightCm: number;
  /** Age of the youngest and the oldest. */
  ages: readonly [number, number];
}

export const SQUADS = {
  soccerWomen: { sport: 'Soccer (W)', women: true, size: 20, positions: ['Goalkeeper', 'Centre Back', 'Full Back', 'Midfielder', 'Winger', 'Striker'], weightKg: 61, heightCm: 167, ages: [16, 24] },
  basketballMen: { sport: 'Basketball (M)', women: false, size: 14, positions: ['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center'], weightKg: 91, heightCm: 196, ages: [17, 26] },
  rugbyMen: { sport: 'Rugby (M)', women: false, size: 18, positions: ['Prop', 'Hooker', 'Lock', 'Flanker', 'Number Eight', 'Scrum-half', 'Fly-half', 'Centre', 'Wing', 'Full-back'], weightKg: 99, heightCm: 185, ages: [18, 28] },
  volleyballWomen: { sport: 'Volleyball (W)', women: true, size: 14, positions: ['Setter', 'Outside Hitter', 'Middle Blocker', 'Opposite', 'Libero'], weightKg: 69, heightCm: 180, ages: [15, 23] },
  soccerMen: { sport: 'Soccer (M)', women: false, size: 11, positions: ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'], weightKg: 75, heightCm: 180, ages: [17, 25] },
  basketballWomen: { sport: 'Basketball (W)', women: true, size: 9, positions: ['Guard', 'Forward', 'Center'], weightKg: 74, heightCm: 182, ages: [16, 24] },
} as const satisfies Record<string, SquadPlan>;

/** Their passwords are public: they stand in the README. The start says so where others could reach the server. */
export const DEMO_COACH = { name: 'Jordan Ellis', email: 'coach@demo.touchline.test', password: 'Coach#2026', phone: '+44 20 7946 0123', role: 'Head Coach' } as const;
export const RIVAL_COACH = { name: 'Sam Whitaker', email: 'rival@demo.touchline.test', password: 'Rival#2026', phone: '+1 312 555 0147', role: 'Coach' } as const;
