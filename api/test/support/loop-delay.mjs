/**
 * Loaded before a server that a benchmark measures. Tells the benchmark how long the server's event loop was held up,
 * so that nobody else was answered: `begin` starts a measurement, `end` is answered with its 99th percentile in
 * milliseconds. The server measures itself because the benchmark, which receives the answers, would hold up its own loop.
 * Threads of the server load this module as well, and have no channel to the benchmark.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks; part of the reported delay. */
const RESOLUTION = 1;
const loop = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', (word) => {
  if (word === 'begin') {
    loop.reset();
    loop.enable();
  } else if (word === 'end') {
    loop.disable();
    process.send(Math.max(0, loop.percentile(99) / 1e6 - RESOLUTION));
  }
});
process.channel?.unref();
