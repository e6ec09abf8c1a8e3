/** Ports of loopback for servers that are stopped and started again on the same one. */
import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections, which could take a stopped server's port. */
const LOWEST = 12_000;
const HIGHEST = 32_000;

/**
 * @param {number} count
 * @returns {Promise<number[]>} distinct ports on which nothing listens now
 */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
