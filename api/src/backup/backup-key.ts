import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { CommandError } from '../administration/command-error.js';

const KEY_BYTES = 32;
/** 32 bytes in base64, so that a key can be printed and typed. */
const KEY_TEXT = /^[\w+/]{43}=$/;
const READABLE_BY_OTHERS = 0o077;

/** Writes a new key that only its owner can read. Throws CommandError when the file exists or cannot be written. */
export function createKeyFile(path: string): void {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`);
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

/** The 32 bytes of a key file. Throws CommandError when there is none, when it is no key, or when others may read it. */
export function readKeyFile(path: string): Buffer {
  let text: string;
  let mode: number;
  try {
    mode = statSync(path).mode;
    text = readFileSync(path, 'utf8').trim();
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
  if (!KEY_TEXT.test(text))
    throw new CommandError(`${path} (BACKUP_KEY_FILE) holds no key: one line of 44 characters is a key.`);
  return Buffer.from(text, 'base64');
}
