import { useState } from 'react';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import {
  EXPORT_KIND_FACTS,
  EXPORT_KINDS,
  formatsOf,
  type ExportFormat,
  type ExportKind,
} from '@touchline/contracts/export-kinds';
import { useToday } from '@touchline/ui';
import { useApi, useMay } from '@touchline/ui/host';
import { useMutation } from '@touchline/ui/query';
import { downloadExportMutation } from './api/download-export.js';

/** The last twelve months, and of events the next ones, too. */
const YEAR_DAYS = 365;

interface Chosen {
  kind: ExportKind | null;
  format: ExportFormat;
  /** As typed, empty for a day that was removed; null for the default. */
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** What a coach chooses for a file of a team, with the kinds that the role reads. */
export function useExportForm(teamId: number) {
  const may = useMay();
  const today = useToday();
  const mutation = useMutation(downloadExportMutation(useApi(), teamId));
  const [chosen, setChosen] = useState<Chosen>({ kind: null, format: 'xlsx', from: null, to: null });

  const kinds = EXPORT_KINDS.filter((each) => may(EXPORT_KIND_FACTS[each].permission, teamId));
  const kind = kinds.find((each) => each === chosen.kind) ?? 'roster';
  const formats = formatsOf(kind);
  const format = formats.find((each) => each === chosen.format) ?? 'xlsx';
  const { hasDays } = EXPORT_KIND_FACTS[kind];
  const from = chosen.from ?? addDays(today, 1 - YEAR_DAYS);
  const to = chosen.to ?? (kind === 'events' ? addDays(today, YEAR_DAYS) : today);

  function change(changes: Partial<Chosen>): void {
    mutation.reset();
    setChosen({ ...chosen, ...changes });
  }
  const submit = () =>
    mutation.mutate({ kind, format, ...(hasDays && { from: from || undefined, to: to || undefined }) });
  return { ...{ kinds, kind, formats, format, hasDays, from, to }, change, submit, mutation };
}
