import {
  standingRowSchema,
  type Import,
  type ImportPreview,
  type StandingRow,
} from '@touchline/contracts/imports.schema';
import type { Response } from 'light-my-request';
import type { Actor } from '../../support/actors.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';
import { importFile, storedFile, type PartialPlan } from './import-file.js';

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
