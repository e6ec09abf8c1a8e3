import type { AttendanceStatus } from '@touchline/contracts/attendance-status';

/** A background with text on it. */
export interface Tone {
  background: string;
  text: string;
}

/**
 * Colours of marks and of days by attendance rate, per theme. Text has a contrast of at least 4.5 : 1; the mark or
 * figure is also written there.
 */
export interface AttendanceColors extends Record<AttendanceStatus, Tone> {
  /** Not marked yet. */
  pending: Tone;
  /** A day by the team's rate; `none` when nothing was recorded. */
  heat: { good: Tone; moderate: Tone; poor: Tone; none: Tone };
}

const LIGHT_GREEN: Tone = { background: '#b9e2bf', text: '#123d18' };
const LIGHT_BLUE: Tone = { background: '#c4dcf6', text: '#0e2f57' };
const LIGHT_AMBER: Tone = { background: '#ffdc94', text: '#4a2e00' };
const LIGHT_RED: Tone = { background: '#f7bdb8', text: '#5f100c' };
const DARK_GREEN: Tone = { background: '#1f5029', text: '#d3f5d7' };
const DARK_BLUE: Tone = { background: '#1f4167', text: '#d7e8fd' };
const DARK_AMBER: Tone = { background: '#5e430c', text: '#ffe6ba' };
const DARK_RED: Tone = { background: '#6b2723', text: '#ffdcd8' };

export const ATTENDANCE_COLORS: Readonly<Record<'light' | 'dark', AttendanceColors>> = {
  light: {
    present: LIGHT_GREEN,
    late: LIGHT_BLUE,
    absent: LIGHT_RED,
    excused: LIGHT_AMBER,
    pending: { background: '#e8ecea', text: '#3f4a45' },
    heat: {
      good: LIGHT_GREEN,
      moderate: LIGHT_AMBER,
      poor: LIGHT_RED,
      none: { background: '#eef1ef', text: '#545f5a' },
    },
  },
  dark: {
    present: DARK_GREEN,
    late: DARK_BLUE,
    absent: DARK_RED,
    excused: DARK_AMBER,
    pending: { background: '#2d3834', text: '#cdd6d2' },
    heat: { good: DARK_GREEN, moderate: DARK_AMBER, poor: DARK_RED, none: { background: '#222c28', text: '#b1bcb7' } },
  },
};
