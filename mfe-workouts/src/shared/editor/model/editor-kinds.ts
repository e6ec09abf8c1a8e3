import { parseClockDuration, parseUnitDuration } from '@touchline/contracts/duration';

/** Which workout an editor is for: one of the library, or one that is scheduled. */
export type EditorKind = 'library' | 'calendar';

interface EditorRules {
  /** Whole seconds above 0; null for whatever is none. */
  parseDuration: (text: string) => number | null;
  durationText: (seconds: number) => string;
  /** Below a duration that is missing; of an exercise by time, of a rest. */
  durationHelp: string;
  /** How a duration can be written. */
  durationHint: string;
  /** What sets or repetitions become that cannot be read. */
  countFallback: number;
  saveText: { busy: string; idle: string };
}

/** The small differences between the two. */
export const EDITOR_KINDS: Record<EditorKind, EditorRules> = {
  library: {
    parseDuration: (text) => parseClockDuration(text) || null,
    durationText: String,
    durationHelp: 'Duration in seconds required',
    durationHint: 'Seconds, or m:ss',
    countFallback: 1,
    saveText: { busy: 'Saving...', idle: 'Save' },
  },
  calendar: {
    parseDuration: (text) => parseUnitDuration(text) || null,
    durationText: (seconds) => `${seconds}s`,
    durationHelp: 'Duration required',
    durationHint: 'As 45s, 2m or 1h',
    countFallback: 0,
    saveText: { busy: 'Updating...', idle: 'Update' },
  },
};

/** The rests that are offered, in seconds. */
export const REST_CHOICES = [
  { seconds: 30, label: '30 sec' },
  { seconds: 60, label: '1 min' },
  { seconds: 120, label: '2 min' },
  { seconds: 180, label: '3 min' },
  { seconds: 300, label: '5 min' },
] as const;
