import {
  standingRowSchema,
  type Import,
  type ImportPreview,
  type StandingRow,
} from '@touchline/contracts/imports.schema';
import type { Response } from 'light-my-request';
import type { MeasureEntity } from '../../../src/modules/measures/index.js';
import type { TeamEntity } from '../../../src/modules/teams/index.js';
import { createActors, type Actor, type Actors } from '../../support/actors.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';
import { importFile, storedFile, type PartialPlan } from './import-file.js';

/** A question of the club's own, which athletes answer each day from 1 to 5. */
export const ENERGY: MeasureEntity['definition'] = {
  ...{ label: 'Energy', question: 'How much energy?', unit: 'rating', min: 1, max: 5, step: 1 },
  ...{ low_words: 'none', high_words: 'plenty', direction: 'higher', trials: 1, trial_rule: 'best' },
  ...{ has_sides: false, day_rule: 'last', kind: 'wellness', entered_by: 'athlete_daily', typical_error: null },
};

/** Empties the product for a test: two clubs, and a team without athletes of the own coach. */
export async function emptyTeam(at: TestApp): Promise<{ actors: Actors; today: string; team: TeamEntity }> {
  await at.empty();
  const actors = await createActors(at);
  const team = await build.team(at, actors.ownCoach, { name: 'First Women' });
  return { actors, today: at.clock.now().toISOString().slice(0, 10), team };
}

/** Ada Byron and Emmy Noether, adults of a team, whom the files of the tests name. */
export async function adaAndEmmy(at: TestApp, { id: teamId }: { id: number }): Promise<[ada: number, emmy: number]> {
  const person = async (firstName: string, lastName: string, dateOfBirth: string) =>
    (await build.athlete(at, { teamId, firstName, lastName, dateOfBirth })).id;
  return [await person('Ada', 'Byron', '1999-12-10'), await person('Emmy', 'Noether', '1998-03-23')];
}

/** The calls of a coach who brings files to a team; both are asked for at each call, because each test has its own. */
export function importing(coachOf: () => Actor, teamOf: () => { id: number }) {
  const url = (rest = '') => `/api/teams/${teamOf().id}/imports${rest}`;
  const preview = async (lines: readonly string[], plan: PartialPlan = {}): Promise<ImportPreview> => {
    const answer = await coachOf().post(url('/preview'), importFile(lines, plan));
    expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
    return answer.json<ImportPreview>();
  };
  /** Stores what the preview says, with `more` in the body. */
  const store = async (lines: readonly string[], plan: PartialPlan = {}, more = {}): Promise<Response> => {
    const { counts, new_events: newEvents } = await preview(lines, plan);
    return coachOf().post(url(), {
      ...storedFile(importFile(lines, plan), { ...counts, new_events: newEvents }),
      ...more,
    });
  };
  /** Takes back what `store` answered. */
  const undo = (stored: Response): Promise<Response> => coachOf().post(url(`/${stored.json<Import>().import_id}/undo`));
  /** The rows of what `store` answered that were not taken back. */
  const rows = async (stored: Response): Promise<StandingRow[]> => {
    const answer = await coachOf().get(url(`/${stored.json<Import>().import_id}/rows`));
    expect(answer.statusCode).toBe(200);
    return standingRowSchema.strict().array().parse(answer.json());
  };
  /** Takes one of them back, at the version that was seen. */
  const undoRow = (
    stored: Response,
    { row_id: id, version }: Pick<StandingRow, 'row_id' | 'version'>,
    coach = coachOf(),
  ): Promise<Response> =>
    coach.post(url(`/${stored.json<Import>().import_id}/rows/${id}/undo`), { version: version ?? 1 });
  return { url, preview, store, undo, rows, undoRow };
}
