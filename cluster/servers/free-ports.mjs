/** Ports of loopback for servers that begin later, or are stopped and started again on the same one. */
import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections, which could take a stopped server's port. */
const LOWEST = 12_000;
const HIGHEST = 32_000;
/** A process holds the first port of a block as long as it runs, and takes the others one after the other. */
const BLOCK = 200;
let next = 0;
let blockEnd = 0;

/**
 * @param {number} count
 * @returns {Promise<number[]>} ports that neither this process nor another one that uses this function has got before
 */
export async function freePorts(count) {
  const ports = [];
  while (ports.length < count) {
    if (next === blockEnd) await holdBlock();
    const port = next++;
    const probe = await listen(port);
    if (!probe) continue;
    await new Promise((resolve) => probe.close(resolve));
    ports.push(port);
  }
  return ports;
}

async function holdBlock() {
  for (;;) {
    const first = LOWEST + BLOCK * Math.floor((Math.random() * (HIGHEST - LOWEST)) / BLOCK);
    const holder = await listen(first);
    if (!holder) continue;
    holder.unref();
    [next, blockEnd] = [first + 1, first + BLOCK];
    return;
  }
}

/** A server that listens on the port; null when it is taken. */
function listen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
