import { areaNames } from '@touchline/ui/host';

/** Makes the keys of this area's queries and the names of what it stores in the browser. */
export const own = areaNames(process.env.AREA_NAME);
