import { z } from 'zod';
import { measureKeySchema } from './measures.schema.js';
import { BATTERY_NAME_MAX, BATTERY_TESTS_MAX } from './measure-rules.js';
import { requiredText } from './required-text.js';
import { idSchema, versionSchema } from './wire.schema.js';

const contentShape = {
  name: requiredText(BATTERY_NAME_MAX),
  measures: z
    .array(measureKeySchema)
    .min(1, 'must name at least one test')
    .max(BATTERY_TESTS_MAX, `must name at most ${BATTERY_TESTS_MAX} tests`),
};

/** Tests that a club records together, in the order of the grid. */
export const batterySchema = z.object({ id: idSchema, ...contentShape, version: versionSchema });
export type Battery = z.infer<typeof batterySchema>;

const EXAMPLE = { name: 'Pre-season', measures: ['test.jump', 'own.1'] };
export const addBatteryBodySchema = z.strictObject(contentShape).meta({ examples: [EXAMPLE] });
export type AddBatteryBody = z.infer<typeof addBatteryBodySchema>;

export const changeBatteryBodySchema = z
  .strictObject({ ...contentShape, version: versionSchema })
  .meta({ examples: [{ ...EXAMPLE, version: 1 }] });
export type ChangeBatteryBody = z.infer<typeof changeBatteryBodySchema>;
