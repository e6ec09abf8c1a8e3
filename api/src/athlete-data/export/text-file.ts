import { closeSync, openSync, writeFileSync } from 'node:fs';

const BUFFERED = 64 * 1024;

/** A new file, readable by its owner only, that is written in parts. Throws when it exists. */
export class TextFile {
  private readonly descriptor: number;
  private parts = '';

  constructor(path: string) {
    this.descriptor = openSync(path, 'wx', 0o600);
  }

  write(text: string): void {
    this.parts += text;
    if (this.parts.length >= BUFFERED) this.flush();
  }

  close(): void {
    try {
      this.flush();
    } finally {
      closeSync(this.descriptor);
    }
  }

  private flush(): void {
    writeFileSync(this.descriptor, this.parts);
    this.parts = '';
  }
}
