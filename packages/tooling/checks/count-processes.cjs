/**
 * Preloaded into the processes of tests (NODE_OPTIONS): appends a line to the file STARTED_PROCESSES for each program that a
 * test starts. The processes in which a runner runs its tests do not count.
 */
const { appendFileSync } = require('node:fs');
const child = require('node:child_process');
const { syncBuiltinESMExports } = require('node:module');

const file = process.env.STARTED_PROCESSES;
const isInTest = process.env.JEST_WORKER_ID !== undefined || process.env.NODE_TEST_CONTEXT !== undefined;
if (file && isInTest) {
  // What a test starts is counted, not what its programs start in turn.
  delete process.env.NODE_OPTIONS;
  const count = (program) => appendFileSync(file, `${program}\n`);
  const { spawn } = child.ChildProcess.prototype;
  child.ChildProcess.prototype.spawn = function countedSpawn(options) {
    count(options.file);
    return spawn.call(this, options);
  };
  for (const name of ['spawnSync', 'execFileSync', 'execSync']) {
    const original = child[name];
    child[name] = (...args) => {
      count(args[0]);
      return original(...args);
    };
  }
  syncBuiltinESMExports();
}
