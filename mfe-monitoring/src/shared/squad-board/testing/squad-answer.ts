import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import type { SquadAthlete, SquadBoard } from '@touchline/contracts/squad.schema';

const TODAY = '2026-11-18';

type Part = Partial<Omit<SquadAthlete, 'availability' | 'wellness' | 'load'>> & {
  availability?: Partial<Availability>;
  wellness?: Partial<SquadAthlete['wellness']>;
  load?: Partial<SquadAthlete['load']>;
};

/** An athlete of the board who needs nobody, for tests. */
export function buildSquadAthlete({ availability, wellness, load, ...part }: Part = {}): SquadAthlete {
  return {
    athlete_id: 7,
    first_name: 'Ana',
    last_name: 'Test',
    jersey_number: null,
    date_of_birth: null,
    team_id: 1,
    team: { name: 'First' },
    availability: { ...AVAILABLE, ...availability },
    reported_injury: null,
    answered_at: `${TODAY}T07:12:00.000Z`,
    missing_days: 0,
    wellness: {
      state: 'usual',
      hooper_index: 13,
      ratings: { sleep_quality: 3, fatigue: 4, muscle_soreness: 3, stress: 3 },
      baseline_n: 24,
      mean: 12.4,
      sd: 1.5,
      delta: 0.6,
      z: 0.3,
      notes: [],
      flags_28: 0,
      days: Array.from({ length: 28 }, (_, at) => (at % 5 === 0 ? null : 12)),
      ...wellness,
    },
    load: { seven_days: 1450, yesterday: 420, acwr: 1.1, history_days: 120, high: null, ...load },
    attendance: [{ date: '2026-11-17', status: 'present' }],
    attended: 1,
    decision: null,
    need: 'none',
    ...part,
  };
}

/** A board of these athletes, for tests. */
export function buildSquadBoard(athletes: readonly SquadAthlete[], part: Partial<SquadBoard> = {}): SquadBoard {
  return {
    today: TODAY,
    date: TODAY,
    team_id: null,
    answers_revision: 'a1',
    total_athletes: athletes.length,
    events: [],
    to_dos: [],
    teams: [
      {
        team_id: 1,
        answered: athletes.length,
        athletes: athletes.length,
        answers: athletes.length,
        median_z: 0,
        median_delta: 0,
        down: false,
      },
    ],
    athletes: [...athletes],
    ...part,
  };
}
