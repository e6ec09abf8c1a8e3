/** How often an open page reads the registry again. */
const READ_EVERY_MS = 60_000;
/** Navigation and returns to the tab read it at most this often. */
const MIN_GAP_MS = 10_000;

export interface RegistryReader {
  /** Reads on each return to the tab and each minute while it is visible. Returns the function that stops it. */
  start: () => () => void;
  /** The coach has opened another page: reads unless the last reading was less than 10 seconds ago. */
  check: () => void;
}

/** @param read reads the registry in the background and handles its failures */
export function createRegistryReader(read: () => void): RegistryReader {
  // The page reads the registry when it opens.
  let lastRead = Date.now();

  function check(): void {
    // The computer's clock may be set back. Other clocks pause while it sleeps.
    if (Math.abs(Date.now() - lastRead) < MIN_GAP_MS) return;
    lastRead = Date.now();
    read();
  }
  const checkIfVisible = () => {
    if (document.visibilityState === 'visible') check();
  };

  return {
    check,
    start() {
      const timer = setInterval(checkIfVisible, READ_EVERY_MS);
      document.addEventListener('visibilitychange', checkIfVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', checkIfVisible);
      };
    },
  };
}
