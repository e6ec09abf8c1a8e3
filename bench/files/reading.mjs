/** Measures one reading in a process of its own: `node reading.mjs <reader> <file>`; prints `{ ms, megabytes, rows }`. */
import { readFileSync } from 'node:fs';

const [reader, file] = process.argv.slice(2);
const { read } = await import(`./read-with-${reader}.mjs`);
const bytes = new Uint8Array(readFileSync(file)).slice();
const started = performance.now();
const rows = await read(bytes);
const ms = performance.now() - started;
// Linux and libuv count it in kilobytes.
process.stdout.write(JSON.stringify({ ms, megabytes: process.resourceUsage().maxRSS / 1024, rows }));
