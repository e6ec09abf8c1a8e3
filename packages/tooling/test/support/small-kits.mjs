/** Small kits for tests of the rules of the kit's version. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { kitProblems } from '../../kit/kit-problems.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'touchline-kit-'));
after(() => rmSync(scratch, { recursive: true }));

const RELEASED = {
  host: `
    /** A note. */
    export declare interface Notice { text: string; severity?: string }
    declare interface Part { heldBy?: string }
    export declare interface Services { notify: (notice: Notice) => void; part(part: Part): Part }
    export declare function useServices(): Services;
    export declare class ApiError extends Error { private readonly answer; readonly status: number; constructor(status: number) }
    export declare const LIMIT: number;
    export declare const LOOSE: any;
    export declare type Keys<TDraft extends object> = { keyOf: (draft: TDraft) => string };
    export declare function createKeys<TDraft extends object>(closes?: boolean): Keys<TDraft>;
    export { }
  `,
  charts: `
    import { Notice } from '@touchline/ui/host';
    declare interface ChartProps { label: string; height?: number }
    export declare function Chart({ label, height }: ChartProps): Notice;
    export { }
  `,
};
const NAMES = {
  host: ['Notice', 'Services', 'useServices', 'ApiError', 'LIMIT', 'LOOSE', 'Keys', 'createKeys'],
  charts: ['Chart'],
};

function write(dir, files, ending) {
  mkdirSync(dir, { recursive: true });
  for (const [key, text] of Object.entries(files)) writeFileSync(join(dir, `${key}${ending}`), text);
}

/** A folder with a kit that was released as 2.5.0, and a kit that differs from it by `change`. */
export function kitWith({
  contract = '2.5.0',
  change = (released) => released,
  since = {},
  changelog = '',
  accepted,
  stale,
} = {}) {
  const dir = mkdtempSync(join(scratch, 'kit-'));
  const [typesDir, reportDir, apiDir] = ['types', 'report', 'api'].map((name) => join(dir, name));
  const reports = { host: 'the exports of host', charts: 'the exports of charts' };
  write(typesDir, change(RELEASED), '.d.ts');
  write(reportDir, reports, '.api.md');
  write(apiDir, { ...reports, ...(stale ? { [stale]: 'older' } : {}) }, '.api.md');
  write(join(apiDir, 'released/2.5.0'), RELEASED, '.d.ts');
  const entries = Object.fromEntries(
    Object.entries(NAMES).map(([key, names]) => [
      key,
      { ...Object.fromEntries(names.map((name) => [name, '2.0.0'])), ...since[key] },
    ]),
  );
  writeFileSync(join(apiDir, 'since.json'), JSON.stringify(entries));
  if (accepted) writeFileSync(join(apiDir, 'accepted.json'), JSON.stringify(accepted));
  return { typesDir, reportDir, apiDir, contract, changelog };
}

export const problemsOf = (options) => kitProblems(kitWith(options));
/** A kit in which `from` is replaced by `to`. */
export const replaced = (key, from, to) => (released) => {
  assert.ok(released[key].includes(from));
  return { ...released, [key]: released[key].replace(from, to) };
};
/** A list of changes that names these names below the heading of a version. */
export const changelogOf = (version, ...names) =>
  `# Changes\n\n## ${version}\n\n- ${names.map((name) => `\`${name}\``).join(', ')}\n\n## 2.5.0\n`;
