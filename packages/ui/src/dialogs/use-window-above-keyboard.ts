import { useEffect, useState } from 'react';

/** The free part of the window, in pixels. */
interface FreeArea {
  top: number;
  height: number;
}

/** In pixels. A smaller difference is the browser's own bars, not a keyboard. */
const KEYBOARD_AT_LEAST = 120;

/**
 * The part of the window that a phone's keyboard leaves free; null while no keyboard is open, and while the page is
 * magnified. The keyboard covers the page, so without this it would hide a dialog's buttons and the focused field.
 * @param wanted false: nothing is measured, and the result is null
 */
export function useWindowAboveKeyboard(wanted: boolean): FreeArea | null {
  const [area, setArea] = useState<FreeArea | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!wanted || !viewport) return undefined;
    const measure = () => {
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height >= KEYBOARD_AT_LEAST;
      const [top, height] = [Math.round(viewport.offsetTop), Math.round(viewport.height)];
      setArea((now) => (!covered ? null : now?.top === top && now.height === height ? now : { top, height }));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [wanted]);
  return wanted ? area : null;
}
