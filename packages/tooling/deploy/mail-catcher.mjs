/** `mail-catcher.mjs <port> <file>`: a mail server that appends every mail to a file. */
import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

const [port, file] = process.argv.slice(2);
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, callback) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.once('end', () => {
      appendFileSync(file, Buffer.concat(chunks));
      callback();
    });
  },
}).listen(Number(port), '127.0.0.1');
