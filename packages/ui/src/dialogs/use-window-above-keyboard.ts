import { useEffect, useState } from 'react';

/** Where something of the window's whole width fits, in pixels. */
interface FreeArea {
  top: number;
  height: number;
}

/** Less than this hides no keyboard: a browser's own bars come and go, too. */
const KEYBOARD_AT_LEAST = 120;

/**
 * The part of the window that a phone's keyboard leaves free; null while it takes nothing away, and while the page is magnified. A keyboard
 * lies over the page: without this the foot of a dialog stands behind it, and so does what is focused there.
 * @param wanted whether it is looked at; null where not
 */
export function useWindowAboveKeyboard(wanted: boolean): FreeArea | null {
  const [area, setArea] = useState<FreeArea | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!wanted || !viewport) return undefined;
    const look = () => {
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height >= KEYBOARD_AT_LEAST;
      const [top, height] = [Math.round(viewport.offsetTop), Math.round(viewport.height)];
      setArea((now) => (!covered ? null : now?.top === top && now.height === height ? now : { top, height }));
    };
    look();
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    return () => {
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
    };
  }, [wanted]);
  return wanted ? area : null;
}
