import type { MorningCluster } from './morning-cluster.js';

/** What a program of callers knows of the answers it has sent. */
export interface ClientAnswers {
  /** By the token of the athlete: the ratings that were acknowledged last. */
  acknowledged: Record<string, number[]>;
  /** Tokens of athletes with an answer that was never acknowledged, and may be stored. */
  unknown: string[];
}

/** The athletes' answers of today as the callers know them, kept outside of the database. */
export class AnswerLedger {
  private readonly ratings = new Map<number, string>();
  private readonly unknown = new Set<number>();

  add({ acknowledged, unknown }: ClientAnswers): void {
    for (const [token, ratings] of Object.entries(acknowledged)) this.ratings.set(Number(token), ratings.join(' '));
    for (const token of unknown) this.unknown.add(Number(token));
  }

  /** Ids of athletes whose acknowledged answer is not the stored one, and of those with a stored one that nobody sent. */
  async compare({ cluster, morning }: MorningCluster): Promise<{ lost: number[]; invented: number[] }> {
    const rows = await cluster.rowsOn(
      await cluster.writer(),
      `SELECT athlete_id, CONCAT_WS(' ', sleep_quality, fatigue, muscle_soreness, stress) AS ratings
       FROM wellness_entries WHERE date = '${morning.today}'`,
    );
    const stored = new Map(rows.map((row) => [Number(row['athlete_id']), String(row['ratings'])]));
    if (stored.size !== rows.length) throw new Error('An athlete has two entries of one day.');
    const known = [...this.ratings].filter(([athleteId]) => !this.unknown.has(athleteId));
    const lost = known.filter(([athleteId, ratings]) => stored.get(athleteId) !== ratings);
    const invented = [...stored.keys()].filter((id) => !this.ratings.has(id) && !this.unknown.has(id));
    return { lost: lost.map(([athleteId]) => athleteId), invented };
  }
}
