/**
 * The part of the address after `#`, which is never sent. It is removed from the address at once, and from the history with it: its
 * content must not be seen over a shoulder, kept by the browser, or shared with the address.
 */
export function takeFragment(): string {
  const { hash, pathname, search } = window.location;
  const fragment = hash.slice(1);
  if (hash !== '' || window.location.href.endsWith('#')) window.history.replaceState(null, '', `${pathname}${search}`);
  return fragment;
}
