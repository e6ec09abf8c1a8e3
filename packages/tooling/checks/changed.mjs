/** Selects the part of each layer that `npm test -- --changed` runs. Pure; `changed-files.mjs` reads the changes from git. */

/** For each shared package, the rooms that are compiled with it. */
const DEPENDENTS = {
  'packages/contracts': [
    ...['packages/contracts', 'packages/release', 'packages/ui', 'athlete-pages', 'shell', 'api'],
    'areas',
  ],
  'packages/ui': ['packages/ui', 'shell', 'areas'],
};

const DOCUMENTATION = /\.md$|^docs\//;
/** What the kit's types are made of, and what is written about them. */
const KIT_FILE = /^packages\/(contracts|ui)\//;
const SOURCE = /\.(ts|tsx|mjs|cjs|js|json)$/;

/**
 * @param {string[]} files changed, added or removed files, as paths from the root with `/`
 * @param {object} repository
 * @param {{ room: string, prefixes: string[] }[]} repository.areas
 * @param {{ file: string, text: string }[]} repository.stories the browser stories, each with the text of the support files it imports
 * @returns {Scope} for each layer: null runs all of it; an empty list or false runs nothing
 *
 * @typedef {object} Scope
 * @property {string[] | null} types programs
 * @property {string[] | null} lint files
 * @property {boolean} kit
 * @property {boolean} tooling
 * @property {string[] | null} unit rooms
 * @property {string[] | null} http spec files
 * @property {string[] | null} browser story files
 * @property {string[]} notes one message per layer that does not run completely
 */
export function scopeOf(files, { areas, stories }) {
  const code = files.filter((file) => !DOCUMENTATION.test(file));
  const rooms = new Set(code.map(roomOf));
  if (rooms.has(null) || rooms.has('packages/tooling') || rooms.has('packages/release')) return everything();

  const touched = new Set([...rooms].flatMap((room) => withDependents(room, areas)));
  const web = [...touched].filter((room) => room === 'packages/ui' || room === 'shell' || room.startsWith('mfe-'));
  const scope = {
    types: [
      ...(web.length > 0 ? ['web'] : []),
      ...['packages/contracts', 'packages/release', 'api', 'athlete-pages', 'e2e'].filter((room) => touched.has(room)),
    ],
    lint: code.filter((file) => SOURCE.test(file)),
    kit: files.some((file) => KIT_FILE.test(file)),
    tooling: false,
    unit: [...touched].filter((room) => room !== 'e2e'),
    http: httpSpecs(code, touched),
    browser: browserStories(code, touched, areas, stories),
  };
  return { ...scope, notes: notesOn(scope, stories.length) };
}

/** The room of a file; null for files of the whole tree, such as the lockfile, which affect all rooms. */
function roomOf(file) {
  return /^(packages\/[^/]+|shell|api|athlete-pages|e2e|mfe-[^/]+)\//.exec(file)?.[1] ?? null;
}

function withDependents(room, areas) {
  return (DEPENDENTS[room] ?? [room]).flatMap((name) => (name === 'areas' ? areas.map((area) => area.room) : [name]));
}

function everything() {
  return { types: null, lint: null, kit: true, tooling: true, unit: null, http: null, browser: null, notes: [] };
}

/** When only specs have changed, these specs run. A change of their helpers or of the API's code runs all specs. */
function httpSpecs(code, touched) {
  if (!touched.has('api')) return [];
  const ofApi = code.filter((file) => file.startsWith('api/'));
  const specs = ofApi.filter((file) => file.endsWith('.int.spec.ts'));
  const isPure = (file) => file.endsWith('.spec.ts') && !file.endsWith('.int.spec.ts');
  return ofApi.length > 0 && ofApi.every((file) => specs.includes(file) || isPure(file)) ? specs : null;
}

/**
 * When only stories have changed, these stories run. A change of areas runs the stories that contain an address of these
 * areas or of no area at all, because those may open any page. Any other change of the product or of the stories'
 * helpers runs all stories.
 */
function browserStories(code, touched, areas, stories) {
  const own = code.filter((file) => file.startsWith('e2e/'));
  const changed = own.filter((file) => file.endsWith('.spec.ts'));
  if (own.length > changed.length) return null;

  const product = [...touched].filter((room) => room !== 'e2e');
  const tested = code.filter(
    (file) => !file.startsWith('e2e/') && !/\.spec\.tsx?$|\/testing\/|^api\/test\//.test(file),
  );
  if (tested.length === 0) return changed;
  if (!product.every((room) => areas.some((area) => area.room === room))) return null;

  const mentions = (text, { prefixes }) => prefixes.some((prefix) => text.includes(prefix));
  const affected = stories.filter(
    ({ text }) =>
      areas.some((area) => product.includes(area.room) && mentions(text, area)) ||
      !areas.some((area) => mentions(text, area)),
  );
  return [...new Set([...changed, ...affected.map(({ file }) => file)])];
}

function notesOn({ types, lint, kit, unit, http, browser }, storyCount) {
  const list = (names) => (names.length > 0 ? names.join(', ') : 'nothing');
  return [
    `types: only ${list(types)}.`,
    `lint: only the ${lint.length} changed files.`,
    ...(kit ? [] : ['kit: skipped, because the kit has not changed.']),
    'tooling: skipped, because no tool has changed.',
    `unit: only ${list(unit)}.`,
    ...(http
      ? [http.length > 0 ? `HTTP: only ${list(http)}.` : 'HTTP: skipped, because the API has not changed.']
      : []),
    ...(browser ? [`browser: ${browser.length} of ${storyCount} story files.`] : []),
  ];
}
