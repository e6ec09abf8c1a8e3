/** What development says in the terminal, one part's name before each line; and how it ends. */
const WIDTH = 16;

/** One sentence about a part; what follows its first line stands below, indented. */
export function say(name, sentence) {
  const [first, ...rest] = sentence.split('\n');
  process.stdout.write(`${name.padEnd(WIDTH)}${first}\n${rest.map((line) => `  ${line}\n`).join('')}`);
}

/** Ends the process with one sentence per problem. */
export function giveUp(text) {
  process.stderr.write(`${text.trim()}\n`);
  process.exit(1);
}

/** Runs `end` on Ctrl-C, SIGTERM or when the terminal goes, and then ends the process, in any case after a while; a second Ctrl-C ends it at once. */
export function endOnSignals(end) {
  let ending = false;
  const stop = () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
