/** In place of MUI's ripple, which the product's theme switches off for all buttons (`disableRipple`). */
// MUI imports it as the default.
// eslint-disable-next-line import-x/no-default-export
export default function NoRipple() {
  return null;
}
