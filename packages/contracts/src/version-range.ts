const PARTS = /^(\^?)(\d+)\.(\d+)\.(\d+)/;

/**
 * True when `version` is in `range`. Ranges between shell and areas are exact (`1.2.3`) or caret (`^1.2.3`: same
 * major, at least that minor and patch; below 1.0.0 same minor). False for any other range: an unreadable range must
 * not pass.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const have = PARTS.exec(version);
  const want = PARTS.exec(range);
  if (!have || !want) return false;
  const [major, minor, patch] = [Number(have[2]), Number(have[3]), Number(have[4])];
  const [wantMajor, wantMinor, wantPatch] = [Number(want[2]), Number(want[3]), Number(want[4])];
  if (want[1] === '') return major === wantMajor && minor === wantMinor && patch === wantPatch;
  if (major !== wantMajor) return false;
  if (major === 0) return minor === wantMinor && patch >= wantPatch;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
}
