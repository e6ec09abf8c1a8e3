import type { Random } from './random.js';

/**
 * The people of the demo and their training, independent of a database: every module makes its rows from it. Days are
 * yyyy-MM-dd. Ids are those of the rows, because the demo fills empty tables only.
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
  jerseyNumber: string;
  dateOfBirth: string;
  weightKg: number;
  heightCm: number;
  externalId: string;
  /**
   * One entry per day of history up to today, oldest first. The figures of that day and the next are derived from it.
   */
  plan: TrainingDay[];
  /** First day with records, which may be later than the plan's; null: no records at all. */
  joined: string | null;
  answering: DemoAnswering;
  /** The present injury, or null. */
  injury: DemoInjury | null;
  /** Regular weeks, and how the last of them differs; null: the plan is random. */
  course: DemoCourse | null;
  /**
   * Random numbers of this athlete, continuing after the plan. A module draws from a `copy()`, so that modules do not
   * change each other's numbers.
   */
  random: Random;
}

/** What an athlete has for answering on their own phone. */
export interface DemoAnswering {
  hasConsent: boolean;
  link: 'none' | 'open' | 'ended';
  hasDevice: boolean;
}

/** How an athlete's last seven days differ from their four weeks before. */
export interface DemoCourse {
  /** Factor on the usual load. */
  load: number;
  /** Points added to the Hooper index; more is worse. */
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
  /** Ill or injured: no training and fewer wellness entries. */
  out: 'ill' | 'injured' | null;
  sessions: { rpe: number; durationMin: number }[];
}
