// expect: nothing
import { openDB } from 'idb';
import { areaNames } from '@touchline/ui/host';

const own = areaNames(process.env.AREA_NAME ?? '');
export const open = () => openDB(own.storage('marks'), 1);
