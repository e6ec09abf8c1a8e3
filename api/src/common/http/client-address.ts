import { isIP } from 'node:net';

/**
 * The key under which a limit counts an address: an IPv4 address as it is (also one written as IPv6,
 * `::ffff:192.0.2.1`), and the /64 network of an IPv6 address, because a provider gives every household a whole /64.
 * Any other text is returned unchanged.
 */
export function clientKey(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] {
  const [front = [], back = []] = address.split('::').map((half) =>
    half
      .split(':')
      .filter((group) => group !== '')
      .flatMap(numbersOf),
  );
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** One group is one number; a dotted end (`192.0.2.1`) is two. */
function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
