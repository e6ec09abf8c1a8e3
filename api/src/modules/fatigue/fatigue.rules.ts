import { FATIGUE_KINDS, FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueWrite } from '@touchline/contracts/fatigue.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';

/** The kind whose field a write carries, and the value in it. That it carries one and no more is settled by its shape. */
export function writtenValue(entry: FatigueWrite): { kind: FatigueKind; value: number } {
  for (const kind of FATIGUE_KINDS) {
    const value = entry[FATIGUE_RULES[kind].field];
    if (value !== undefined) return { kind, value };
  }
  throw new RangeError('a test without a value');
}

/** What a coach writes over a stored test. */
interface Edit {
  entry: FatigueWrite;
  stored: { kind: FatigueKind };
}

/** What the shape of an edit cannot say: no record comes twice, and each takes the value of its own kind. */
export function editProblems(edits: readonly Edit[]): FieldProblem[] {
  const repeated = repeatedAt(edits.map(({ entry }) => entry.id));
  return edits.flatMap(({ entry, stored }, at) => {
    if (repeated.has(at)) return [{ path: `entries.${at}.id`, message: `Id ${entry.id} appears twice.` }];
    const { kind } = writtenValue(entry);
    if (kind === stored.kind) return [];
    return [
      {
        path: `entries.${at}.${FATIGUE_RULES[kind].field}`,
        message: `Record ${entry.id} is a ${stored.kind} test: its value is sent as ${FATIGUE_RULES[stored.kind].field}.`,
      },
    ];
  });
}

/** What the shape of a recording cannot say: no athlete comes twice, and all are of the team. */
export function recordingProblems(
  athleteIds: readonly number[],
  isOfTeam: (athleteId: number) => boolean,
): FieldProblem[] {
  const repeated = repeatedAt(athleteIds);
  return athleteIds.flatMap((athleteId, at) => {
    if (repeated.has(at))
      return [{ path: `recordings.${at}.athlete_id`, message: `Athlete ${athleteId} appears twice.` }];
    return isOfTeam(athleteId)
      ? []
      : [{ path: `recordings.${at}.athlete_id`, message: `Athlete ${athleteId} is not in this team.` }];
  });
}

/** The places of numbers that came before. */
function repeatedAt(ids: readonly number[]): Set<number> {
  return new Set(ids.flatMap((id, at) => (ids.indexOf(id) < at ? [at] : [])));
}
