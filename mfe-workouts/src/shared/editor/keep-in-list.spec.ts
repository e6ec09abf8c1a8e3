import type { Modifier } from '@dnd-kit/core';
import { keepInList } from './keep-in-list.js';

const rect = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 300, width: 300, height: bottom - top });

function moved(y: number, measured = true): { x: number; y: number } {
  const args = {
    transform: { x: 40, y, scaleX: 1, scaleY: 1 },
    draggingNodeRect: measured ? rect(100, 150) : null,
    containerNodeRect: measured ? rect(50, 650) : null,
  } as Parameters<Modifier>[0];
  const { x, y: kept } = keepInList(args);
  return { x, y: kept };
}

test.each([
  [20, 20],
  [900, 500],
  [-900, -50],
])('a row dragged by %p moves by %p, and never sideways', (y, kept) => expect(moved(y)).toEqual({ x: 0, y: kept }));

test('a row that is not measured yet follows the finger', () => expect(moved(900, false)).toEqual({ x: 0, y: 900 }));
