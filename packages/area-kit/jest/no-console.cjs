/* A warning or error on the console fails the test in which it appears, so that nobody has to read pages of them. */
const { format } = require('node:util');

/*
 * React's hint at updates outside of `act` is no error: specs wait for what a person sees, and a ripple or a fading dialog
 * may still move meanwhile. Whether the hint appears depends on how fast the machine is.
 */
const OUTSIDE_OF_ACT = /not wrapped in act\(/;

const messages = [];
for (const level of ['error', 'warn'])
  // eslint-disable-next-line no-console -- it is replaced
  console[level] = (...values) => {
    const text = format(...values);
    if (!OUTSIDE_OF_ACT.test(text)) messages.push(`console.${level}: ${text}`);
  };

afterEach(() => {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(`The test wrote to the console.\n${found.join('\n')}`);
});
