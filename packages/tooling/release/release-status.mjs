/** `npm run release-status`: prints the live version of each part in SITE_DIR, since when, by whom, and the fallback. */
import { readLog, readRegistry } from './registry.mjs';
import { siteDir } from './settings.mjs';
import { liveShell } from './site.mjs';

const site = siteDir();
const { seq, remotes } = readRegistry(site);
const log = readLog(site);
const row = (name, live, lastGood, blocked) => {
  const entry = log.findLast((candidate) => candidate.name === name);
  return [name, live, lastGood ?? '-', entry?.at ?? '-', entry?.by ?? '-', blocked.join(' ') || '-'];
};
const rows = [
  row('shell', liveShell(site)?.version ?? '-', null, []),
  ...Object.entries(remotes).map(([name, { live, lastGood, blocked }]) => row(name, live, lastGood, blocked)),
];
const table = [['part', 'live', 'last good', 'since', 'by', 'blocked'], ...rows];
const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
for (const cells of table)
  process.stdout.write(
    `${cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd()}\n`,
  );
process.stdout.write(`registry number ${seq} in ${site}\n`);
