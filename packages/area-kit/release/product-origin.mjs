/**
 * The origin of a product from an address that a person typed.
 * @param {string} what the option or setting that has the address, for the error
 */
export function productOrigin(address, what) {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin;
  throw new Error(
    `${what} must be an address such as https://club.example or http://localhost:3000, not "${address}".`,
  );
}
