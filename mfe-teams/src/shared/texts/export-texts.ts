import { EXPORT_DAYS_MAX } from '@touchline/contracts/export-kinds';

/** The sentences of the export of files. */
export const exportTexts = {
  explanation: 'Download what you read of this team as a file. It opens in any spreadsheet.',
  calendar: 'A calendar file has the events as they are now. To follow changes, use the calendar link instead.',
  roster: 'Everybody who is on the team today.',
  period: `Both days included, at most ${EXPORT_DAYS_MAX} days.`,
  careful: 'The file has data of your athletes. Keep it safe, and delete it when you no longer need it.',
  loadFailed: 'Failed to load the team',
  failed: 'Failed to export',
  done: (fileName: string) => `Downloaded ${fileName}.`,
} as const;
