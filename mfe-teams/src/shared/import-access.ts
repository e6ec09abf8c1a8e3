import { IMPORT_TARGET_KEYS, type ImportTargetKey } from '@touchline/contracts/import-fields';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type { Permission } from '@touchline/contracts/permissions';

/** What files somebody may bring to a team. */
export const importableTargets = (isAllowed: (permission: Permission) => boolean): ImportTargetKey[] =>
  IMPORT_TARGET_KEYS.filter((key) => isAllowed(importTargetOf(key, []).permission));
