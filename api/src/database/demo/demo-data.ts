import type { Random } from './random.js';

/**
 * The people of the demo and what they trained, before it meets a database: what every module's rows are made from. Days are
 * yyyy-MM-dd. Ids are those of the rows: the demo fills empty tables only.
 */
export interface DemoData {
  institutions: DemoInstitution[];
}

export interface DemoInstitution {
  id: number;
  name: string;
  timeZone: string;
  coaches: DemoCoach[];
  teams: DemoTeam[];
}

export interface DemoCoach {
  id: number;
  name: string;
  email: string;
  password: string;
  phone: string;
  role: string;
}

export interface DemoTeam {
  id: number;
  name: string;
  sport: string;
  registrationCode: string | null;
  /** ISO instant; null without a code. */
  codeExpiresAt: string | null;
  athletes: DemoAthlete[];
}

export interface DemoAthlete {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  position: string;
  jerseyNumber: number;
  dateOfBirth: string;
  weightKg: number;
  heightCm: number;
  externalId: string;
  /** One per day of history up to today, oldest first: what drives everything measured on that day and the next. */
  plan: TrainingDay[];
  /** The first day of which anything is recorded, which may be later than the plan's; null: nothing is. */
  joined: string | null;
  /** The one that lasts until today; null: none does. */
  injury: DemoInjury | null;
  /** Even weeks, and how the last of them differs; null: as chance has it. */
  course: DemoCourse | null;
  /** This athlete's own source of chance, where the plan left it. A module draws from a `copy()`, so that none shifts another. */
  random: Random;
}

/** What became of an athlete in the last seven days, against their own four weeks before. */
export interface DemoCourse {
  /** Times the usual. */
  load: number;
  /** Points of the Hooper index; more is worse. */
  hooper: number;
  /** Share by which the latest test differs from those before it; a shorter sprint is a faster one. */
  sprint: number;
  jump: number;
}

export interface DemoInjury {
  since: string;
  bodyPart: string;
  /** 1 to 10. */
  severity: number;
}

export interface TrainingDay {
  date: string;
  /** Ill or injured: no training, and fewer answers. */
  out: 'ill' | 'injured' | null;
  sessions: { rpe: number; durationMin: number }[];
}
