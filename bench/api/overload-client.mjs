/**
 * Calls an address at a given rate, at random moments, however slowly the server answers, and prints as JSON what came
 * back: calls per second by their outcome, and the 99th percentile of the latency of the accepted and of the refused
 * ones. Without a rate each connection calls again at once.
 */
import { arriveAtRandom, BareConnection, p99Of } from './bare-connection.mjs';

const { url, cookie, connections, rate, seconds } = JSON.parse(process.argv[2] ?? '');
const { pathname, search, host, ...server } = addressOf(url);
const CALL = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`;

const idle = [];
const accepted = [];
const refused = [];
let failed = 0;
let unsent = 0;
let isOver = false;

function addressOf(text) {
  const { pathname, search, host, hostname, port } = new URL(text);
  return { pathname, search, host, hostname, port };
}

function call(connection) {
  connection.call(CALL, (status, milliseconds) => {
    if (status === 200) accepted.push(milliseconds);
    else if (status === 503) refused.push(milliseconds);
    else failed += 1;
    if (!isOver) callAgain(connection);
  });
}

function callAgain(connection) {
  if (rate) idle.push(connection);
  else call(connection);
}

for (let n = 0; n < connections; n += 1) callAgain(new BareConnection(server));
if (rate)
  arriveAtRandom({ rate, seconds }, () => {
    const connection = idle.pop();
    if (connection) call(connection);
    else unsent += 1;
  });
setTimeout(() => {
  isOver = true;
  process.stdout.write(
    JSON.stringify({
      goodPerSecond: accepted.length / seconds,
      refusedPerSecond: refused.length / seconds,
      failed,
      unsent,
      p99Ms: p99Of(accepted),
      p99RefusedMs: p99Of(refused),
    }),
    () => process.exit(0),
  );
}, seconds * 1000);
