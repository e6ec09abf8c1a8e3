import { useEffect, useRef, useState } from 'react';
import type { ImportPerson, ImportPlace, ImportReading } from '@touchline/contracts/import-plan.schema';
import { placeKey, type ImportTarget, type ImportTargetKey } from '@touchline/contracts/import-fields';
import { IMPORT_FILE_BYTES_MAX } from '@touchline/contracts/import-limits';
import type { AskedPerson, ImportBody, PreviewImportBody } from '@touchline/contracts/imports.schema';
import { IMPORT_CHANGED, IMPORT_QUESTIONS } from '@touchline/contracts/error-codes';
import {
  ApiError,
  createRetryKeys,
  failureOf,
  useApi,
  useNotify,
  useUnsavedWork,
  type CallFailure,
} from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { importTexts } from '../../shared/texts/import-texts.js';
import { findLayout, importPreviewQuery, storeImportMutation } from './api/imports.js';
import { toBase64 } from './model/base64.js';
import { columnsProblem } from './model/columns.js';
import { createFileClient, UnreadableFileError, type FileClient } from './reading/file-client.js';
import type { ImportSource, OpenedFile, ReadSummary } from './reading/opened-file.js';

/** A file that was chosen or dropped, or pasted cells. */
export interface ChosenSource {
  content: Blob;
  fileName: string;
}

/** A file that is open, and how it is read. */
export interface ChosenFile {
  source: ImportSource;
  content: string;
  opened: OpenedFile;
  reading: ImportReading;
  /** Whether the reading is that of an earlier file with the same headings. */
  isLayoutKnown: boolean;
  summary: ReadSummary;
}

/** What the coach said about rows: who they are, and which typed values the file replaces. */
interface Answers {
  people: ImportPerson[];
  overwritten: ImportPlace[];
  /** That the club may keep what the file holds of minors. */
  minorsStated: boolean;
}

const NO_ANSWERS: Answers = { people: [], overwritten: [], minorsStated: false };

/** The state of an import: the page reads the file, the server previews it, and one press stores it. */
export function useFileImport(teamId: number, target: ImportTarget) {
  const api = useApi();
  const notify = useNotify();
  const client = useRef<FileClient>(null);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [planNo, setPlanNo] = useState(0);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [retryKeys] = useState(createRetryKeys<ImportBody>);
  const storing = useMutation(storeImportMutation(api, useQueryClient(), teamId, retryKeys));
  const wrongColumns = chosen && columnsProblem(chosen.reading, target);
  const isAnswerable = chosen !== null && !wrongColumns && chosen.summary.questions.length === 0 && !isReading;
  const body = isAnswerable ? toBody(target.key, chosen, answers) : null;
  const preview = useQuery(importPreviewQuery(api, teamId, planNo, body));
  useUnsavedWork(chosen !== null, { question: importTexts.leaveQuestion });
  useEffect(() => () => client.current?.close(), []);

  async function choose({ content, fileName }: ChosenSource): Promise<void> {
    discard();
    if (content.size > IMPORT_FILE_BYTES_MAX) return setProblem(importTexts.tooLarge);
    setReading(true);
    const own = createFileClient();
    client.current = own;
    try {
      const source = { bytes: new Uint8Array(await content.arrayBuffer()), fileName };
      const opened = await own.open(source, target);
      const kept = await keptReading(opened);
      const reading = kept ?? opened.reading;
      const summary = await own.read(reading);
      if (client.current !== own) return;
      setChosen({ source, content: toBase64(source.bytes), opened, reading, isLayoutKnown: kept !== null, summary });
      setPlanNo((no) => no + 1);
    } catch (error) {
      if (client.current !== own) return;
      setProblem(error instanceof UnreadableFileError ? error.message : importTexts.unreadable);
    } finally {
      if (client.current === own) setReading(false);
    }
  }

  /** Null for new headings, and when nobody can say. */
  async function keptReading({ fingerprint }: OpenedFile): Promise<ImportReading | null> {
    try {
      const { reading } = await findLayout(api, teamId, { target: target.key, fingerprint });
      // The server stored it as this page or an older one sent it.
      return reading as ImportReading | null;
    } catch {
      return null;
    }
  }

  async function changeReading(reading: ImportReading): Promise<void> {
    const own = client.current;
    if (!own || !chosen) return;
    setReading(true);
    try {
      const summary = await own.read(reading);
      if (client.current !== own) return;
      setChosen({ ...chosen, reading, summary });
      setPlanNo((no) => no + 1);
    } finally {
      if (client.current === own) setReading(false);
    }
  }

  function discard(): void {
    client.current?.close();
    client.current = null;
    setChosen(null);
    setProblem(null);
    setFailure(null);
    setAnswers(NO_ANSWERS);
    setReading(false);
  }

  function answer({ name, date_of_birth }: AskedPerson, given: Pick<ImportPerson, 'athlete_id' | 'is_skipped'>): void {
    const others = answers.people.filter((one) => one.name !== name || one.date_of_birth !== date_of_birth);
    change({ ...answers, people: [...others, { name, date_of_birth, ...given }] });
  }

  function overwrite(rows: readonly ImportPlace[], isWanted: boolean): void {
    const places = rows.map(({ sheet, line, day }) => ({ sheet, line, day }));
    const keys = new Set(places.map(placeKey));
    const others = answers.overwritten.filter((one) => !keys.has(placeKey(one)));
    change({ ...answers, overwritten: isWanted ? [...others, ...places] : others });
  }

  /** The preview stays as it is. */
  const state = (minorsStated: boolean): void => setAnswers({ ...answers, minorsStated });

  function change(next: Answers): void {
    setAnswers(next);
    setPlanNo((no) => no + 1);
  }

  async function store(): Promise<void> {
    if (!body || !preview.data || storing.isPending) return;
    const { counts, minors, new_events } = preview.data;
    setFailure(null);
    try {
      const stated = minors > 0 && { minors_stated: answers.minorsStated };
      const stored = await storing.mutateAsync({ ...body, expected: { ...counts, new_events }, ...stated });
      notify({ severity: 'success', text: importTexts.done(target.key, stored.counts) });
      discard();
    } catch (error) {
      // The preview is read again after every write.
      const isOther = [IMPORT_CHANGED, IMPORT_QUESTIONS].some((code) => ApiError.hasCode(error, code));
      setFailure(isOther ? { sentence: importTexts.changedSince, hint: null } : failureOf(error, importTexts.failed));
    }
  }

  return {
    ...{ target, chosen, isReading, problem, wrongColumns, answers, failure, preview },
    isStoring: storing.isPending,
    ...{ choose, changeReading, discard, answer, overwrite, state, store },
  };
}

export type FileImport = ReturnType<typeof useFileImport>;

function toBody(
  target: ImportTargetKey,
  { source, content, opened, reading }: ChosenFile,
  { people, overwritten }: Answers,
): PreviewImportBody {
  return {
    file_name: source.fileName,
    content,
    plan: { target, fingerprint: opened.fingerprint, reading, people, overwritten },
  };
}
