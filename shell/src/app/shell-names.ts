import { areaNames } from '@touchline/ui/host';

/** What the shell itself keeps in the cache is named by it, as that of an area. */
export const SHELL_NAMES = areaNames('shell');
