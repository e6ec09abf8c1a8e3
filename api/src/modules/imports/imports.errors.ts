import { IMPORT_CHANGED, IMPORT_QUESTIONS, IMPORT_ROW_CHANGED, IMPORT_UNDONE } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { validationFailed } from '../../common/errors/shared.errors.js';

/** The file cannot be read; `sentence` says why and what to do. */
export const unreadableFile = (sentence: string) => validationFailed([{ path: 'content', message: sentence }]);

export const noRows = () =>
  unreadableFile('The file has no row with these columns. Look at the columns and the sheets.');

export const nothingToImport = () =>
  validationFailed([
    { path: 'content', message: 'No row of this file can be stored. Correct the file, or look at the columns.' },
  ]);

/** Somebody in the file may be an athlete of the coach, or two readings of the cells fit. */
export const importQuestions = () =>
  new ApiError(
    409,
    IMPORT_QUESTIONS,
    'Some questions about this file have no answer yet. Answer them, then import it.',
  );

/** The file would do something else by now. */
export const importChanged = () =>
  new ApiError(
    409,
    IMPORT_CHANGED,
    'The team was changed since this preview. Look at the new one, then import the file.',
  );

export const importUndone = () => new ApiError(409, IMPORT_UNDONE, 'This import was taken back before.');

/** Taking the row back would cost something else than the coach has confirmed. */
export const importRowChanged = () =>
  new ApiError(409, IMPORT_ROW_CHANGED, 'Someone else changed this record. Check what taking it back would cost.');

/** The file holds data of minors, and nobody has said that the club may keep them. */
export const statementMissing = () =>
  validationFailed([{ path: 'minors_stated', message: 'must be true: say that the club may keep what is of minors' }]);
