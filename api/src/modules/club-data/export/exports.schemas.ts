import { daysBetween, isCalendarDate } from '@touchline/contracts/calendar-date';
import {
  EXPORT_DAYS_MAX,
  EXPORT_FORMATS,
  EXPORT_KIND_FACTS,
  EXPORT_KINDS,
  formatsOf,
} from '@touchline/contracts/export-kinds';
import { calendarDateSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';

/** `from` and `to`, both inclusive, are required of every kind with days. */
export const exportQuerySchema = z
  .strictObject({
    kind: z.enum(EXPORT_KINDS, `must be one of ${EXPORT_KINDS.join(', ')}`),
    format: z.enum(EXPORT_FORMATS, `must be one of ${EXPORT_FORMATS.join(', ')}`),
    from: calendarDateSchema.optional(),
    to: calendarDateSchema.optional(),
  })
  .superRefine(({ kind, format, from, to }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (!formatsOf(kind).includes(format)) refuse('format', 'A calendar file has events only.');
    if (!EXPORT_KIND_FACTS[kind].hasDays) return;
    if (from === undefined) refuse('from', 'Say the first day of the period.');
    if (to === undefined) refuse('to', 'Say the last day of the period.');
    // A text that is no day has its own sentence.
    if (!isCalendarDate(from) || !isCalendarDate(to)) return;
    if (from > to) refuse('to', 'The last day must not be before the first day.');
    else if (daysBetween(from, to) >= EXPORT_DAYS_MAX)
      refuse('to', `A file has at most ${EXPORT_DAYS_MAX} days. Choose fewer days.`);
  });
export type ExportQuery = z.infer<typeof exportQuerySchema>;
