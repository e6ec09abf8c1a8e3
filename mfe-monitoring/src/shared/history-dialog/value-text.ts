/** How a stored value is written; null where it was never given. */
export function valueText(value: number | null, show: (value: number) => string = String): string | null {
  return value === null ? null : show(value);
}
