import { useMemo } from 'react';
import { correction, generate } from 'lean-qr';
import { Box } from '@touchline/ui';

/** Modules of white around the code, which scanners need. */
const QUIET_ZONE = 4;

/**
 * A text as QR code, black on white in both themes and on paper. Medium correction: a printed card may be folded or
 * stained.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', printColorAdjust: 'exact' }}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}

/** The dark modules as one path: a rectangle for each run in a row. */
export function drawQrCode(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      runs.push(`M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`);
    }
  return { size: code.size, path: runs.join('') };
}
