/**
 * Which routes of the API a build calls. The release document says what the build may send with each of them and which
 * answers it understands, so that the build can be compared with the API that it will meet.
 */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { callOf } from '@touchline/release/api-document';
import ts from 'typescript';
import { apiDocument } from '../area/kit.mjs';

const ROUTE = /^(GET|POST|PUT|DELETE) \/\S*$/;
const HOW = "Write the route as a literal, as in api.call('GET /api/teams').";

/**
 * The calls of a finished build: `{ 'PUT /api/teams/{id}': { request, answer } }`. Throws for a call whose route cannot be
 * read, or that the API does not have.
 * @param compilation of webpack
 * @param {string[]} rooms folders whose modules call the API
 */
export function apiCalls(compilation, rooms) {
  const document = apiDocument();
  const modules = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const folders = rooms.map((room) => join(room, 'src') + sep);
  const files = new Set(
    modules
      .map(({ resource }) => resource?.split('?')[0])
      .filter((file) => /\.tsx?$/.test(file ?? '') && folders.some((folder) => file.startsWith(folder))),
  );
  const calls = [...files].flatMap((file) => routesIn(readFileSync(file, 'utf8'), relative(process.cwd(), file)));
  calls.sort((a, b) => (a.route < b.route ? -1 : 1));
  return Object.fromEntries(
    calls.map(({ route, place }) => {
      const call = callOf(document, route);
      if (!call) throw new Error(`${place}: the API has no route '${route}'.`);
      return [route, call];
    }),
  );
}

/**
 * The routes that a source calls, each with its place as `file:line`. Throws when `call` gets another route than a literal,
 * or is passed on: what it is given then is not known.
 * @param {string} text of a TypeScript file
 * @param {string} file its name, for messages
 */
export function routesIn(text, file) {
  if (!text.includes('call')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const routes = [];
  const placeOf = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    if (isCall(node)) {
      const [route] = node.arguments;
      if (!route || !ts.isStringLiteralLike(route) || !ROUTE.test(route.text))
        throw new Error(`${placeOf(node)}: the route of ${shortText(node)} cannot be read. ${HOW}`);
      routes.push({ route: route.text, place: placeOf(node) });
    } else if (isPassedOn(node)) {
      throw new Error(`${placeOf(node)}: ${shortText(node)} uses \`call\` without calling it. ${HOW}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return routes;
}

const isAccess = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'call';
const isCall = (node) => ts.isCallExpression(node) && isAccess(node.expression);

/** `const { call } = api`, and `api.call` that is not called. */
function isPassedOn(node) {
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'call';
  return isAccess(node) && !(ts.isCallExpression(node.parent) && node.parent.expression === node);
}

function shortText(node) {
  const [line] = node.getText().split('\n');
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
