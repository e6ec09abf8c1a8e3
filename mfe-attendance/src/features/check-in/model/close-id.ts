/** A retry key (32 hexadecimal digits by chance) written as the UUID, version 4, that the server wants; four and two of its bits say so. */
export function closeIdOf(key: string): string {
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-a${key.slice(17, 20)}-${key.slice(20, 32)}`;
}
