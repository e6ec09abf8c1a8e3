/** Why a file cannot be read at all. */
export type FileProblemCode =
  | 'empty'
  | 'too_large'
  | 'unpacks_too_large'
  | 'too_many_rows'
  | 'encrypted'
  | 'unreadable'
  | 'unclosed_quote'
  | 'not_a_table'
  | 'no_rows';

/** `most` is the limit in bytes or rows, `line` the line of a text file, `kind` what the file is instead: `a PDF`. */
export interface FileProblemValues {
  most?: number;
  line?: number;
  kind?: string;
}

/** Thrown by `readFile`. The message is the sentence for the coach. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';

  constructor(
    readonly code: FileProblemCode,
    readonly values: FileProblemValues = {},
  ) {
    super(fileProblemText({ code, values }));
  }
}

/** What happened and what to do. */
export function fileProblemText({ code, values }: { code: FileProblemCode; values: FileProblemValues }): string {
  switch (code) {
    case 'empty':
      return 'The file is empty. Choose another one.';
    case 'too_large':
      return `The file is larger than ${megabytes(values.most)}. Save only the sheet that you need, or save it as CSV.`;
    case 'unpacks_too_large':
      return 'The file holds too much data. Save only the sheet that you need in a new file.';
    case 'too_many_rows':
      return `The file has more than ${values.most} rows. Split it into several files.`;
    case 'encrypted':
      return 'The file has a password. Open it, save a copy without the password, and choose the copy.';
    case 'unreadable':
      return 'The file is damaged or incomplete. Open it in a spreadsheet, save it as .xlsx and choose it again.';
    case 'unclosed_quote':
      return `A quotation mark that opens in line ${values.line} is never closed. Remove it and choose the file again.`;
    case 'not_a_table':
      return `This is ${values.kind ?? 'no table'}. Save the table as .xlsx, .ods or .csv and choose that file.`;
    case 'no_rows':
      return 'The file has no rows. Choose another one.';
  }
}

const megabytes = (bytes: number | undefined): string => `${Math.round((bytes ?? 0) / 1_000_000)} MB`;
