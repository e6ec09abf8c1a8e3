import { createAppTheme } from './create-app-theme.js';

// The shell's build leaves out the code for these (`packages/tooling/webpack/left-out-plugin.mjs`).
test.each(['light', 'dark'] as const)('the %s theme has no CSS variables, and its buttons have no ripple', (mode) => {
  const theme = createAppTheme(mode);
  expect('colorSchemes' in theme || 'vars' in theme).toBe(false);
  expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
});
