import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1000;
/** Further than this the two clocks never drift apart by themselves. */
const JUMP_MS = 2000;

/**
 * This page's clock (`performance.now()`), a tick each second while `running`. It may stand still while the device sleeps, and the clock on
 * the wall does not: when the two have come apart, `onJump` is told, for nothing here knows how much time has really passed.
 */
export function useSeconds(running: boolean, onJump: () => void): number {
  const [now, setNow] = useState(() => performance.now());
  const jumped = useRef(onJump);
  useEffect(() => {
    jumped.current = onJump;
  });
  useEffect(() => {
    if (!running) return;
    let apart = Date.now() - performance.now();
    const tick = () => {
      const before = apart;
      apart = Date.now() - performance.now();
      setNow(performance.now());
      if (Math.abs(apart - before) > JUMP_MS) jumped.current();
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
