import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1000;
/** The page clock and the system clock drift apart less than this while the device is awake. */
const MAX_CLOCK_DRIFT_MS = 2000;

/**
 * The page clock (`performance.now()`) in milliseconds, updated every second while `running`. It may stop while
 * the device sleeps. `onJump` is called when it has drifted from the system clock, because the real elapsed time is
 * then unknown.
 */
export function usePageClock(running: boolean, onJump: () => void): number {
  const [now, setNow] = useState(() => performance.now());
  const onJumpRef = useRef(onJump);
  useEffect(() => {
    onJumpRef.current = onJump;
  });
  useEffect(() => {
    if (!running) return;
    let clockDifference = Date.now() - performance.now();
    const tick = () => {
      const previous = clockDifference;
      clockDifference = Date.now() - performance.now();
      setNow(performance.now());
      if (Math.abs(clockDifference - previous) > MAX_CLOCK_DRIFT_MS) onJumpRef.current();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
