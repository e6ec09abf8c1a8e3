/** Sentences of the history dialog. `date` is a formatted date. */
export const historyTexts = {
  noRecords: 'No data available',
  addEntry: 'Add entry',
  recordCount: (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`,
  noValue: 'no value',

  // Values that cannot be saved.
  required: 'required',
  inFuture: 'must not be in the future',
  notAfter: (date: string) => `must be a date after ${date}`,
  dayTaken: 'already has a record',
  entryExists: (date: string) => `There is already a record for ${date}.`,

  // Answers to a save or a delete.
  saved: 'Changes saved successfully!',
  saveFailed: 'An error occurred',
  stillHere: 'What you typed is still here.',
  deletedAfterAdd: 'Your record was saved, then deleted by someone else. Save again to restore it.',
  alreadyGone: 'This record is no longer there.',
  deleted: 'Record deleted',
  deletedRecord: (date: string, details: string) => `Record for ${date}${details && ` (${details})`} deleted.`,
  deletion: (date: string) => `deletion of the record for ${date}`,
  deleteFailed: (reason: string) => (reason === '' ? 'Failed to delete record' : `Failed to delete record. ${reason}`),
  /** `details` tells records of one day apart; '' when a day has only one. */
  deleteQuestion: (subject: string | undefined, date: string, details: string, isRestorable: boolean) =>
    [
      `${subject === undefined ? 'The' : `${subject}’s`} record for ${date}${details && ` (${details})`} will be deleted.`,
      ...(isRestorable ? [] : ['This cannot be undone.']),
    ].join(' '),

  // Edits by someone else.
  changedByOther: (date: string) => `Someone else changed the record for ${date} while you were editing.`,
  deletedByOther: (date: string) => `Someone else deleted the record for ${date} while you were editing.`,
  difference: (label: string, theirs: string, yours: string) => `${label}: theirs ${theirs}, yours ${yours}`,
  noDifferenceValue: 'not set',
};
