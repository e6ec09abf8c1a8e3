/**
 * Calls an address for some seconds and prints requests per second and the 99th percentile of the latency as JSON. A
 * process of its own, because the caller must not wait for anything else. Not autocannon's own percentiles: they are
 * whole milliseconds, and most calls take less.
 */
import autocannon from 'autocannon';

const { url, cookie, connections, seconds } = JSON.parse(process.argv[2] ?? '');
const times = [];
const run = autocannon({ url, connections, duration: seconds, headers: { cookie } });
run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
const { non2xx, errors, duration } = await run;
times.sort((a, b) => a - b);
const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
process.stdout.write(
  JSON.stringify({ calls: times.length, perSecond: times.length / duration, p99, failed: non2xx + errors }),
);
