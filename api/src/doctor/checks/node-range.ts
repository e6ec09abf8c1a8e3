/** `range`: alternatives of the forms `^20.19` and `>=24.11`, which are all that the product's own has. */
export function isWithin(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((alternative) => {
    const parts = /^(\^|>=)(\d+)\.(\d+)$/.exec(alternative.trim());
    if (!parts) throw new RangeError('Unknown form of a range.');
    const [, operator, least, leastMinor] = parts;
    if (major === Number(least)) return minor >= Number(leastMinor);
    return operator === '>=' && major > Number(least);
  });
}
