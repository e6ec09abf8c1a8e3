import { nameOf, type Route } from '../../support/routes.js';
import type { RouteRow } from '../inventory/types.js';
import { fieldsOf, isIdLike, type Field } from './schema-fields.js';

/**
 * Differences between the inventory and the running application, one sentence each; empty when every route and every
 * id-like field has its entry.
 */
export function inventoryProblems(routes: readonly Route[], rows: readonly RouteRow[]): string[] {
  const byName = new Map(rows.map((row) => [row.route as string, row]));
  const known = new Set(routes.map(nameOf));
  return [
    ...rows
      .filter(({ route }, at) => rows.findIndex((other) => other.route === route) !== at)
      .map(({ route }) => `${route} is in the inventory twice.`),
    ...rows
      .filter(({ route }) => !known.has(route))
      .map(({ route }) => `${route} is in the inventory, but there is no such route.`),
    ...routes.flatMap((route) => {
      const row = byName.get(nameOf(route));
      return row ? rowProblems(route, row) : [`${nameOf(route)} has no row in the inventory.`];
    }),
  ];
}

function rowProblems(route: Route, row: RouteRow): string[] {
  const name = nameOf(route);
  const positions = Object.keys(row.positions ?? {});
  const fields = fieldsOf(route);
  return [
    ...(route.caller === row.caller ? [] : [`${name} is for ${route.caller}, its row says ${row.caller}.`]),
    ...(route.needs === row.needs ? [] : [`${name} needs ${route.needs}, its row says ${row.needs}.`]),
    ...(route.anyOrigin === (row.anyOrigin ?? false)
      ? []
      : [`${name} and its row differ on whether calls from any origin are taken.`]),
    ...(route.answer.status === 201 && !route.retriable
      ? [`${name} creates something and takes no Idempotency-Key.`]
      : []),
    ...fields
      .filter((field) => isIdLike(field) && !positions.includes(field.path))
      .map(({ path }) => `${name} takes ${path}, which has no position in its row.`),
    ...positions
      .filter((path) => !fields.some((field) => field.path === path && isLeaf(field)))
      .map((path) => `${name} has no field ${path}, which its row names.`),
    ...(namesTwoThings(row) && !row.mismatches
      ? [`${name} names two things, and its row does not say how those are answered that do not belong together.`]
      : []),
  ];
}

const isLeaf = ({ schema }: Field): boolean => schema.items === undefined && schema.properties === undefined;

/**
 * Whether a row names things of two kinds: both may be the caller's own without belonging together. The two ways to
 * name an athlete are one kind.
 */
function namesTwoThings({ positions = {} }: RouteRow): boolean {
  const kinds = Object.values(positions).flatMap(({ names }) =>
    names === 'nothing' ? [] : [names === 'externalId' ? 'athlete' : names],
  );
  return new Set(kinds).size > 1;
}
