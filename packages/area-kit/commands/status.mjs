import { statusTable, versionsTable } from '../release/release-status.mjs';
import { siteAt } from '../release/site.mjs';
import { print } from '../release/texts.mjs';

/** `touchline status`: prints the live versions of one part or of all, and browsers' reports about them. */
export async function run(part, { at, json }) {
  const rows = await siteAt(at).status(part?.name);
  const versions = part === undefined || rows.length === 0 ? null : versionsTable(rows[0]);
  print([json ? JSON.stringify(rows, null, 2) : statusTable(rows), ...(json || !versions ? [] : ['', versions])]);
  return 0;
}
