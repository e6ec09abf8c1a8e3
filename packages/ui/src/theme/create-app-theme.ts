import { createTheme, type Theme } from '@mui/material/styles';
import { ATTENDANCE_COLORS, type AttendanceColors } from './attendance-colors.js';
import { CALENDAR_COLORS, type CalendarColors } from './calendar-colors.js';
import { CHART_COLORS, type ChartColors } from './chart-colors.js';

declare module '@mui/material/styles' {
  interface Theme {
    attendance: AttendanceColors;
    calendar: CalendarColors;
    charts: ChartColors;
  }
  interface ThemeOptions {
    attendance?: AttendanceColors;
    calendar?: CalendarColors;
    charts?: ChartColors;
  }
}

export type ColorMode = 'light' | 'dark';

const FONT = "'Inter', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";

/**
 * The product's only theme: every colour on screen comes from it. Text has a contrast of at least 4.5 : 1, also on
 * hover (`dark`), lines in charts 3 : 1.
 */
export function createAppTheme(mode: ColorMode): Theme {
  const light = mode === 'light';
  return createTheme({
    attendance: ATTENDANCE_COLORS[mode],
    calendar: CALENDAR_COLORS[mode],
    charts: CHART_COLORS[mode],
    palette: {
      mode,
      primary: light
        ? { main: '#0b6e4f', contrastText: '#ffffff' }
        : { main: '#58d0a4', dark: '#4cc397', contrastText: '#06251b' },
      secondary: light ? { main: '#3d5a80' } : { main: '#9fc0ea' },
      error: light ? { main: '#b3261e' } : { main: '#ff8a80', dark: '#f2766b' },
      warning: light ? { main: '#9a5b00' } : { main: '#ffb95c' },
      info: light ? { main: '#1f5f8b' } : { main: '#8fc7f0' },
      success: light ? { main: '#23702b' } : { main: '#7fd388' },
      background: light ? { default: '#f4f6f4', paper: '#ffffff' } : { default: '#0f1513', paper: '#18201d' },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: FONT,
      h1: { fontSize: '1.5rem', fontWeight: 700 },
      h2: { fontSize: '1.15rem', fontWeight: 650 },
      h3: { fontSize: '1rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 } } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          // Their parent is part of the browser's own tree, from which they would inherit the other box.
          'details > *': { boxSizing: 'border-box' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
            },
          },
        },
      },
      // Grows with enlarged text.
      MuiChip: {
        styleOverrides: { root: { height: 'auto', minHeight: 32, '&.MuiChip-sizeSmall': { minHeight: 24 } } },
      },
      MuiCard: { defaultProps: { variant: 'outlined' } },
      // In dark mode MUI lightens raised surfaces with an overlay that makes this palette look grey.
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
    },
  });
}
