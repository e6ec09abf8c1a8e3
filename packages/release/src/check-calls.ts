/** Whether calls of the API work with an API as it is described. Pure; the sentences are for the team that makes the change. */
import type { ReleaseCalls } from '@touchline/contracts/area';
import { callOf, routesOf, type ApiDocument } from './api-document.js';
import { mismatches, type Mismatch } from './schema-subset.js';

/** The older side, which has to be renewed: the API, the client, or either of them. */
export type OlderSide = 'api' | 'client' | 'unclear';

export interface CallProblem {
  route: string;
  /** Of the request or of the answer, such as `body.entries[].rpe`; empty for the route itself. */
  field: string;
  olderSide: OlderSide;
  /** Without a full stop; begins with the caller. */
  sentence: string;
}

/** The names of both sides in a sentence: `mfe-teams 1.4.0-3f9c2ab` and `the deployed API`. */
interface Sides {
  caller: string;
  api: string;
}

/**
 * Calls that an API would refuse, or whose answers the caller would not understand. Fields that an answer has in addition
 * are no problem.
 */
export function callProblems(calls: ReleaseCalls, api: ApiDocument, sides: Sides): CallProblem[] {
  return Object.entries(calls).flatMap(([route, { request, answer }]) => {
    const known = callOf(api, route);
    if (!known) return [noRoute(route, sides)];
    const refused = mismatches(request, known.request, '', { ignoresMore: false }).map((mismatch) =>
      requestProblem(route, mismatch, sides),
    );
    if (!answer) return refused;
    if (!known.answer) return [...refused, noAnswer(route, sides)];
    const unclear = mismatches(known.answer, answer, 'answer', { ignoresMore: true });
    return [...refused, ...unclear.map((mismatch) => answerProblem(route, mismatch, sides))];
  });
}

const noRoute = (route: string, { caller, api }: Sides): CallProblem => ({
  route,
  field: '',
  olderSide: 'api',
  sentence: `${caller} calls ${route}, which ${api} does not have`,
});

const noAnswer = (route: string, { caller, api }: Sides): CallProblem => ({
  route,
  field: 'answer',
  olderSide: 'unclear',
  sentence: `${caller} reads the answer of ${route}, to which ${api} answers nothing`,
});

/** A value that the caller may send, and that the API refuses. */
function requestProblem(route: string, mismatch: Mismatch, { caller, api }: Sides): CallProblem {
  const { path: field } = mismatch;
  const problem = (olderSide: OlderSide, what: string): CallProblem => ({
    route,
    field,
    olderSide,
    sentence: `${caller} calls ${route} ${what}`,
  });
  switch (mismatch.kind) {
    case 'missing':
      return problem('client', `${mismatch.isOptional ? 'at times ' : ''}without ${field}, which ${api} needs`);
    case 'refused':
      return problem('api', `with ${field}, which ${api} does not take`);
    case 'null':
      return problem('unclear', `with null as ${field}, which ${api} does not take`);
    case 'values':
      return problem('unclear', `with ${listed(mismatch.values)} as ${field}, which ${api} does not take`);
    case 'type':
      return problem('unclear', `with ${field} of type ${mismatch.narrow}, and ${api} takes ${mismatch.wide}`);
    case 'limit':
      return problem('unclear', `with ${field} of ${mismatch.narrow}, and ${api} takes ${mismatch.wide}`);
  }
}

/** A value that the API may answer, and that the caller does not know. */
function answerProblem(route: string, mismatch: Mismatch, { caller, api }: Sides): CallProblem {
  const { path: field } = mismatch;
  const problem = (olderSide: OlderSide, what: string): CallProblem => ({
    route,
    field,
    olderSide,
    sentence: `${caller} ${what}`,
  });
  const isAnswered = `in the answer of ${route}`;
  switch (mismatch.kind) {
    case 'missing':
      return problem(
        'unclear',
        `needs ${field} ${isAnswered}, which ${api} ${mismatch.isOptional ? 'leaves out at times' : 'does not give'}`,
      );
    case 'refused':
      return problem('unclear', `does not know ${field} ${isAnswered}, which ${api} gives`);
    case 'null':
      return problem('client', `does not know null as ${field} ${isAnswered}, which ${api} gives`);
    case 'values':
      return problem(
        'client',
        `does not know ${listed(mismatch.values)} as ${field} ${isAnswered}, which ${api} gives`,
      );
    case 'type':
      return problem(
        'unclear',
        `needs ${field} ${isAnswered} as ${mismatch.wide}, and ${api} gives ${mismatch.narrow}`,
      );
    case 'limit':
      return problem(
        'unclear',
        `knows ${field} ${isAnswered} as ${mismatch.wide}, and ${api} gives ${mismatch.narrow}`,
      );
  }
}

const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

const REMEDIES: Record<OlderSide, string> = {
  api: 'Promote the new API first',
  client: 'Build again with the current kit',
  unclear: 'Promote the new API first, or build again with the current kit if that API is newer than the build',
};

/**
 * Why a build would not work with the deployed API, one sentence per reason that says what to do. A build of an older kit
 * does not say what it calls, and has none.
 */
export const unfitCalls = (
  { name, version, calls = {} }: { name: string; version: string; calls?: ReleaseCalls },
  api: ApiDocument,
): string[] =>
  callProblems(calls, api, { caller: `${name} ${version}`, api: 'the deployed API' }).map(
    ({ sentence, olderSide }) => `${sentence}. ${REMEDIES[olderSide]}.`,
  );

/**
 * What clients of the released API would miss in the current one, one sentence each; empty when the major of
 * `info.version` has been raised.
 */
export function takenAway(released: ApiDocument, current: ApiDocument): string[] {
  if (majorOf(current) > majorOf(released)) return [];
  const calls: ReleaseCalls = {};
  for (const route of routesOf(released)) calls[route] = callOf(released, route) ?? { request: {} };
  return callProblems(calls, current, { caller: 'A client of the released API', api: 'this API' }).map(
    ({ sentence }) => `${sentence}. Keep what it needs, or raise the major of API_VERSION.`,
  );
}

const majorOf = ({ info }: ApiDocument): number => Number(info.version.split('.')[0]);
