/** The programs that a soak needs from the system. Where one is missing, a part says so and the soak fails. */
import { mariaDbOrInstall } from '../commands/debian.mjs';

export function hasMariaDb() {
  return (
    mariaDbOrInstall() !== null ||
    isMissing('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server')
  );
}

/** Says what is missing; the soak fails. */
export function isMissing(problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
  return false;
}
