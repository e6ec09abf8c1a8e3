const STORAGE_KEY = 'touchline.browser';

/**
 * A random number of this browser, 128 bits as hex. It decides on which side of a trial the browser is, and is never
 * sent. Without storage it is kept for the life of the page.
 */
export function browserNumber(): string {
  number ??= readStored() ?? createStored();
  return number;
}

let number: string | null = null;

function readStored(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored !== null && /^[0-9a-f]{32}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

function createStored(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const created = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    localStorage.setItem(STORAGE_KEY, created);
  } catch {
    // Storage may be full or blocked.
  }
  return created;
}
