/** Programs that npm starts end with it. */
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';

const LOOK_EVERY_MS = 300;

/**
 * Ends this program, as Ctrl-C does, when the npm that runs it as a script is gone. npm passes a signal on to the shell between them, which
 * ends alone, and of SIGHUP and SIGKILL not even the shell is told. Does nothing without npm, or after a signal to this program.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const isGone = npmIsGone();
  const watch = setInterval(() => {
    if (!isGone()) return;
    clearInterval(watch);
    if (!process.emit('SIGINT', 'SIGINT')) process.exit(1);
  }, LOOK_EVERY_MS).unref();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clearInterval(watch);
      // Before the program listens itself, a signal ends it.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
}

/** Ends this program when the one that started it is gone. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.exit(1), LOOK_EVERY_MS).unref();
}

/** Some shells are replaced by the program, whose parent then is npm. */
function npmIsGone() {
  const parent = process.ppid;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' });
  const [, parentOfShell, shell = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  const npm = shell.includes(basename(process.argv[1])) ? Number(parentOfShell) : parent;
  return () => process.ppid !== parent || !exists(npm);
}

function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user.
    return error.code === 'EPERM';
  }
}
