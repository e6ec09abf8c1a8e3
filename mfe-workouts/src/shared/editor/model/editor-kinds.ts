import { parseClockDuration, parseUnitDuration } from '@touchline/contracts/duration';
import { editorTexts } from '../../texts/editor-texts.js';

/** Whether the editor works on a library workout or on a scheduled one. */
export type EditorKind = 'library' | 'calendar';

interface EditorRules {
  /** Whole seconds above 0; null for any other text. */
  parseDuration: (text: string) => number | null;
  /** Seconds as written in the field. */
  durationText: (seconds: number) => string;
  /** The error under a missing duration of a time-based exercise or a rest. */
  durationHelp: string;
  /** Says how a duration can be written. */
  durationHint: string;
  /** Replaces sets or repetitions that cannot be read. */
  countFallback: number;
  saveText: { busy: string; idle: string };
}

/** Where the two editors differ. */
export const EDITOR_KINDS: Record<EditorKind, EditorRules> = {
  library: {
    parseDuration: (text) => parseClockDuration(text) || null,
    durationText: String,
    durationHelp: editorTexts.libraryDurationNeeded,
    durationHint: editorTexts.libraryDurationHint,
    countFallback: 1,
    saveText: { busy: 'Saving...', idle: 'Save' },
  },
  calendar: {
    parseDuration: (text) => parseUnitDuration(text) || null,
    durationText: (seconds) => `${seconds}s`,
    durationHelp: editorTexts.calendarDurationNeeded,
    durationHint: editorTexts.calendarDurationHint,
    countFallback: 0,
    saveText: { busy: 'Updating...', idle: 'Update' },
  },
};

/** The rests that the dialog offers. */
export const REST_CHOICES = [
  { seconds: 30, label: '30 sec' },
  { seconds: 60, label: '1 min' },
  { seconds: 120, label: '2 min' },
  { seconds: 180, label: '3 min' },
  { seconds: 300, label: '5 min' },
] as const;
