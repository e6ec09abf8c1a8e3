/** The demo as plain data, before it meets a database. Days are yyyy-MM-dd. */
export interface DemoData {
  institutions: DemoInstitution[];
}

export interface DemoInstitution {
  name: string;
  timeZone: string;
  coaches: DemoCoach[];
  teams: DemoTeam[];
}

export interface DemoCoach {
  name: string;
  email: string;
  password: string;
  phone: string;
  role: string;
}

export interface DemoTeam {
  name: string;
  sport: string;
  registrationCode: string | null;
  /** ISO instant; null without a code. */
  codeExpiresAt: string | null;
  athletes: DemoAthlete[];
}

export interface DemoAthlete {
  firstName: string;
  lastName: string;
  email: string;
  position: string;
  jerseyNumber: number;
  dateOfBirth: string;
  weightKg: number;
  heightCm: number;
  externalId: string;
  /** One per day of history, oldest first: what drives everything measured on that day and the next. */
  plan: TrainingDay[];
  wellness: DemoWellness[];
}

export interface TrainingDay {
  date: string;
  /** Ill or injured: no training, and fewer answers. */
  out: 'ill' | 'injured' | null;
  sessions: { rpe: number; durationMin: number }[];
}

export interface DemoWellness {
  date: string;
  sleepQuality: number | null;
  fatigue: number | null;
  muscleSoreness: number | null;
  stress: number | null;
  /** Absent: the day says nothing about injury. Null: recovered. */
  injury?: { bodyPart: string; severity: number } | null;
}
