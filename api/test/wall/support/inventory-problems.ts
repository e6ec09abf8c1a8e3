import { nameOf, type Route } from '../../support/routes.js';
import type { RouteRow } from '../inventory/types.js';
import { fieldsOf, isNamedLikeAnId } from './schema-fields.js';

/** Where the inventory and the running application differ, one sentence each; empty when every route and every id-like field has its place. */
export function inventoryProblems(routes: readonly Route[], rows: readonly RouteRow[]): string[] {
  const byName = new Map(rows.map((row) => [row.route as string, row]));
  const known = new Set(routes.map(nameOf));
  return [
    ...rows.filter(({ route }, at) => rows.findIndex((other) => other.route === route) !== at).map(({ route }) => `${route} stands twice in the inventory.`),
    ...rows.filter(({ route }) => !known.has(route)).map(({ route }) => `${route} stands in the inventory, but there is no such route.`),
    ...routes.flatMap((route) => {
      const row = byName.get(nameOf(route));
      return row ? rowProblems(route, row) : [`${nameOf(route)} has no row in the inventory.`];
    }),
  ];
}

function rowProblems(route: Route, row: RouteRow): string[] {
  const name = nameOf(route);
  const positions = Object.keys(row.positions ?? {});
  const paths = fieldsOf(route).filter(({ schema }) => schema.items === undefined && schema.properties === undefined);
  return [
    ...(route.caller === row.caller ? [] : [`${name} is for ${route.caller}, its row says ${row.caller}.`]),
    ...(route.anyOrigin === (row.anyOrigin ?? false) ? [] : [`${name} and its row differ on whether calls from any origin are taken.`]),
    ...(route.answer.status === 201 && !route.retriable ? [`${name} creates something and takes no Idempotency-Key.`] : []),
    ...paths.filter((field) => isNamedLikeAnId(field) && !positions.includes(field.path)).map(({ path }) => `${name} takes ${path}, which has no position in its row.`),
    ...positions.filter((path) => !paths.some((field) => field.path === path)).map((path) => `${name} has no field ${path}, which its row names.`),
  ];
}
