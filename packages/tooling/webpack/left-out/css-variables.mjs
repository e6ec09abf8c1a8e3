/**
 * In place of MUI's themes with CSS variables. MUI decides at run time which kind a theme is, so no bundler can drop the
 * other one. The kit has one kind only: it makes its themes with `createAppTheme` and exports no other maker.
 */
function refuse() {
  throw new Error('This build has no themes with CSS variables: see packages/tooling/webpack/left-out/.');
}

// MUI imports it as the default.
// eslint-disable-next-line import-x/no-default-export
export default refuse;
export {
  refuse as createGetCssVar,
  refuse as CssVarsProvider,
  refuse as Experimental_CssVarsProvider,
  refuse as getInitColorSchemeScript,
  refuse as useColorScheme,
};
