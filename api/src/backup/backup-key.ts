import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { CommandError } from '../administration/command-error.js';

/** A key of the format that backups had before age: 32 bytes in base64. */
const FORMER_KEY = /^[\w+/]{43}=$/;
const READABLE_BY_OTHERS = 0o077;

/** Writes a new age identity that only its owner can read. Throws CommandError when the file exists or cannot be written. */
export async function createKeyFile(path: string): Promise<void> {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const lines = [`# created: ${new Date().toISOString()}`, `# public key: ${recipient}`, identity, ''];
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, lines.join('\n'));
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new CommandError(
        `${path} exists already, and was left as it is: a lost key makes every backup made with it worthless.`,
      );
    throw new CommandError(`The key file ${path} could not be written (${code ?? 'unknown'}).`);
  }
}

/** The age identity in a key file. Throws CommandError when there is none, or several, or when others may read the file. */
export function readKeyFile(path: string): string {
  let text: string;
  let mode: number;
  try {
    mode = statSync(path).mode;
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'ENOENT'
        ? `There is no key file at ${path} (BACKUP_KEY_FILE). \`npm run backup -- --new-key\` makes one; for a restore, put the key there that the backup was made with.`
        : `The key file ${path} (BACKUP_KEY_FILE) cannot be read (${code ?? 'unknown'}): give it to the user who runs the product.`,
    );
  }
  if (process.platform !== 'win32' && (mode & READABLE_BY_OTHERS) !== 0)
    throw new CommandError(`Other users of this machine may read the key file ${path}: run \`chmod 600 ${path}\`.`);
  const lines = text.split('\n').map((line) => line.trim());
  return requireIdentity(
    lines.filter((line) => line !== '' && !line.startsWith('#')),
    path,
  );
}

function requireIdentity([identity = '', ...more]: string[], path: string): string {
  if (FORMER_KEY.test(identity))
    throw new CommandError(
      `${path} (BACKUP_KEY_FILE) holds a key of an earlier version of Touchline. Give the file another name, keep it as long as backups that were made with it, and run \`npm run backup -- --new-key\`.`,
    );
  if (more.length > 0)
    throw new CommandError(
      `${path} (BACKUP_KEY_FILE) holds more than one key: leave one there, and keep the others in files of their own.`,
    );
  try {
    new Decrypter().addIdentity(identity);
  } catch {
    throw new CommandError(`${path} (BACKUP_KEY_FILE) holds no key: a line that begins with AGE-SECRET-KEY-1 is one.`);
  }
  return identity;
}
