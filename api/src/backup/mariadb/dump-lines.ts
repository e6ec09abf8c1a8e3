/** Reads the output of `mariadb-dump` line by line as it passes, and knows afterwards what it contained. */
export class DumpLines {
  /** By table, also of those without rows. */
  readonly rows: Record<string, number> = {};
  binaryLog: { file: string; position: number } | null = null;
  /** The last line says that the dump is complete. */
  isComplete = false;

  private table = '';
  /** Beginning of a line that the next chunk goes on with. */
  private rest: Buffer = Buffer.alloc(0);

  read(chunk: Buffer): void {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE, from); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      this.readLine(bytes, from, end);
      from = end + 1;
    }
    this.rest = Buffer.from(bytes.subarray(from));
  }

  /** A row is a line that begins with a bracket: newlines within texts are escaped. */
  private readLine(bytes: Buffer, from: number, end: number): void {
    if (bytes[from] === BRACKET) {
      if (this.table !== '') this.rows[this.table] = (this.rows[this.table] ?? 0) + 1;
      return;
    }
    const line = bytes.toString('utf8', from, Math.min(end, from + 300));
    const insert = /^INSERT INTO `(\w+)`/.exec(line)?.[1];
    const created = /^CREATE TABLE `(\w+)`/.exec(line)?.[1];
    this.table = insert ?? '';
    if (created !== undefined) this.rows[created] = 0;

    const log = /^-- CHANGE MASTER TO MASTER_LOG_FILE='([^']+)', MASTER_LOG_POS=(\d+);/.exec(line);
    if (log) this.binaryLog = { file: String(log[1]), position: Number(log[2]) };
    this.isComplete = line.startsWith('-- Dump completed');
  }
}

const NEWLINE = 0x0a;
const BRACKET = 0x28;
