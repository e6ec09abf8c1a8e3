import { readFileSync } from 'node:fs';

/** The specs of this run, by their path in `api/test` without ending, from the JSON file HTTP_SPECS. @type {string[] | null} null: all */
export const wantedSpecs = process.env.HTTP_SPECS ? JSON.parse(readFileSync(process.env.HTTP_SPECS, 'utf8')) : null;
