import type { Modifier } from '@dnd-kit/core';

/**
 * Keeps a dragged row within its list, and in its column. Below the list it would make the dialog longer and longer,
 * which then scrolls for ever.
 */
export const keepInList: Modifier = ({ transform, draggingNodeRect: row, containerNodeRect: list }) => {
  if (row === null || list === null) return { ...transform, x: 0 };
  return { ...transform, x: 0, y: Math.max(list.top - row.top, Math.min(transform.y, list.bottom - row.bottom)) };
};
